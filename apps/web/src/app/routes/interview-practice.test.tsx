// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  choiceFeedback,
  choiceQuestion,
  feedback,
  openQuestion,
  plainFeedback,
} from '../../features/interview/testing/sample-interview.ts'
import { calls, second, showInterview } from '../../features/interview/testing/show-interview.ts'
import { answer, refusal } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const first = openQuestion()
const cardOf = async (question: string) => within(await screen.findByRole('region', { name: question }))
const practise = async (question = first.question) =>
  userEvent.click((await cardOf(question)).getByRole('button', { name: 'Practice Answer' }))
const area = () => screen.findByRole('textbox', { name: 'Your answer' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const written = 'I count the rows after every step.'

test('a session is started once, whatever is practised in it', async () => {
  const server = showInterview()
  await practise()
  await press('Cancel')
  await practise(second.question)
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  expect(await screen.findByText('62%')).toBeTruthy()
  expect(server.sentTo(calls.start).map(({ body }) => body)).toEqual([
    {
      userId: 1,
      roleTitle: 'Data Engineer',
      scenarioType: 'technical',
      difficultyLevel: 'intermediate',
    },
  ])
  expect(server.sentTo(calls.answer)[0]?.body).toMatchObject({
    sessionId: 3,
    questionId: second.id,
    answer: written,
  })
})

test('the answer area takes the focus, and Cancel gives it back', async () => {
  showInterview()
  await practise()
  expect(document.activeElement).toBe(await area())
  await press('Cancel')
  expect(screen.queryByRole('textbox')).toBeNull()
  const button = (await cardOf(first.question)).getByRole('button', { name: 'Practice Answer' })
  expect(document.activeElement).toBe(button)
})

test('a blank answer is not sent', async () => {
  const server = showInterview()
  await practise()
  await userEvent.type(await area(), '   ')
  await press('Submit Answer')
  expect(await screen.findByText('Please provide an answer')).toBeTruthy()
  expect(server.sentTo(calls.answer)).toHaveLength(0)
})

test('Ctrl and Enter submit; the marks take the place of the answer area and the focus', async () => {
  const server = showInterview()
  await practise()
  await userEvent.type(await area(), written)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const card = await cardOf(first.question)
  expect(await card.findByText('62%')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Score62%')
  expect(card.queryByRole('textbox')).toBeNull()
  expect(card.getByText('Key points: 1 of 2 met')).toBeTruthy()
  expect(card.getByText('count the rows after every step')).toBeTruthy()
  expect(card.getByText('Not found in your answer')).toBeTruthy()
  expect(card.getByText('It hides the cause; the rows stay.')).toBeTruthy()
  expect(card.getByText(/^I would load into a staging table/)).toBeTruthy()
  expect(screen.getByText('Your answer was marked: 62%. 1 of 2 key points met.')).toBeTruthy()
  expect(card.getByText('First I count rows after each step.').closest('details')?.open).toBe(false)
  await waitFor(() => expect(server.sentTo(calls.scores)).toHaveLength(2))
  expect(sessionStorage.length).toBe(0)
})

test('feedback of another server is shown in its own paragraphs', async () => {
  showInterview({ [calls.answer]: () => answer({ feedback: plainFeedback }) })
  await practise()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  expect(await screen.findByText('You found the duplicate.')).toBeTruthy()
  expect(screen.getByText('Next time say how you run it again.')).toBeTruthy()
})

test('Next question opens the next one, and the last one leads to another set', async () => {
  const sets = [[first, second], [openQuestion({ id: 43, question: 'What is a slowly changing dimension?' })]]
  const server = showInterview({ [calls.technical]: () => answer(sets.shift()) })
  await practise()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  await press('Next question')
  expect((await cardOf(second.question)).getByRole('textbox', { name: 'Your answer' })).toBe(
    document.activeElement,
  )
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  expect(await screen.findByText('You have answered every question of this set.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull()
  await press('Next set')
  await cardOf('What is a slowly changing dimension?')
  expect(server.sentTo(calls.technical)).toHaveLength(2)
  expect(server.sentTo(calls.regenerate)).toHaveLength(0)
})

test('an answer can be tried again', async () => {
  const marks = [feedback(), feedback({ score: 88 })]
  showInterview({ [calls.answer]: () => answer({ feedback: marks.shift() }) })
  await practise()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  await press('Try again')
  await userEvent.type(await area(), `${written} Then I merge by key.`)
  await press('Submit Answer')
  expect(await screen.findByText('88%')).toBeTruthy()
})

test('a follow-up can be answered as well', async () => {
  const marks = [feedback(), feedback({ score: 91, followUp: null })]
  const server = showInterview({ [calls.answer]: () => answer({ feedback: marks.shift() }) })
  await practise()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  await press('Answer the follow-up')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'I merge by key.')
  await press('Submit Answer')
  expect(await screen.findByText('91%')).toBeTruthy()
  expect(server.sentTo(calls.answer)[1]?.body).toMatchObject({
    questionId: first.id,
    answer: 'I merge by key.',
    followUpOf: 'import-twice/0',
  })
})

test('an answer that cannot be sent stays, and its reason is shown beside it', async () => {
  let fails = true
  const server = showInterview({
    [calls.answer]: () => (fails ? refusal(500, 'INTERNAL') : answer({ feedback: feedback() })),
  })
  await practise()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  expect(await screen.findByText('Failed to submit answer')).toBeTruthy()
  expect(screen.getByText('Refused with INTERNAL')).toBeTruthy()
  expect(await area()).toHaveProperty('value', written)
  fails = false
  await press('Submit Answer')
  expect(await screen.findByText('62%')).toBeTruthy()
  const [one, two] = server.sentTo(calls.answer).map(({ headers }) => headers.get('idempotency-key'))
  expect(one).toBe(two)
})

test('without a session nothing is sent, and another start is made', async () => {
  const starts = [refusal(500, 'INTERNAL'), answer({ id: 4 })]
  const server = showInterview({ [calls.start]: () => starts.shift() ?? answer({ id: 4 }) })
  await practise()
  expect(await screen.findByText('Failed to start interview session')).toBeTruthy()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  expect(await screen.findByText('No active session found. Please try again.')).toBeTruthy()
  expect(server.sentTo(calls.answer)).toHaveLength(0)
  await press('Submit Answer')
  expect(await screen.findByText('62%')).toBeTruthy()
  expect(server.sentTo(calls.answer)[0]?.body).toMatchObject({ sessionId: 4 })
})

test('after a session that has ended, the next answer gets another one', async () => {
  const ids = [3, 4]
  const sent = [refusal(409, 'CONFLICT'), answer({ feedback: feedback() })]
  const server = showInterview({
    [calls.start]: () => answer({ id: ids.shift() }),
    [calls.answer]: () => sent.shift() ?? refusal(500, 'INTERNAL'),
  })
  await practise()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  expect(await screen.findByText('Refused with CONFLICT')).toBeTruthy()
  await press('Submit Answer')
  expect(await screen.findByText('62%')).toBeTruthy()
  expect(server.sentTo(calls.answer)[1]?.body).toMatchObject({ sessionId: 4 })
})

test('another try belongs to a completed session, the next set to another one', async () => {
  const ids = [3, 4]
  const session = { id: 3, status: 'completed', answered: 5, of: 5, overallScore: 62 }
  const server = showInterview({
    [calls.technical]: () => answer([first]),
    [calls.start]: () => answer({ id: ids.shift() }),
    [calls.answer]: () => answer({ feedback: feedback(), session }),
  })
  const answerIt = async () => {
    await userEvent.type(await area(), written)
    await press('Submit Answer')
    await screen.findByText('62%')
  }
  await practise()
  await answerIt()
  await press('Try again')
  await answerIt()
  await press('Next set')
  await practise()
  await answerIt()
  const sessions = server.sentTo(calls.answer).map(({ body }) => body)
  expect(sessions).toMatchObject([{ sessionId: 3 }, { sessionId: 3 }, { sessionId: 4 }])
})

test('a draft survives a reload, belongs to its question, and what Cancel discards can be brought back', async () => {
  showInterview()
  await practise()
  await userEvent.type(await area(), written)
  cleanup()
  showApp('/interview-prep')
  expect((await cardOf(first.question)).getByText('You have begun an answer')).toBeTruthy()
  expect((await cardOf(second.question)).queryByText('You have begun an answer')).toBeNull()
  await practise()
  expect(await area()).toHaveProperty('value', written)
  await press('Cancel')
  await practise()
  expect(await area()).toHaveProperty('value', '')
  await press('Cancel')
})

test('what Cancel discards can be brought back', async () => {
  showInterview()
  await practise()
  await userEvent.type(await area(), written)
  await press('Cancel')
  await press('Bring back what I wrote')
  expect(await area()).toHaveProperty('value', written)
})

test('a far too long answer is not sent and says so', async () => {
  const server = showInterview()
  await practise()
  const field = await area()
  await userEvent.click(field)
  await userEvent.paste('word '.repeat(4001))
  expect(
    await screen.findByText(/^An answer has at most 20,000 characters\. This one has 20,005/),
  ).toBeTruthy()
  await press('Submit Answer')
  expect(server.sentTo(calls.answer)).toHaveLength(0)
})

test('in multiple choice an option is needed, and its number is sent', async () => {
  const server = showInterview({
    [calls.choice]: () => answer([choiceQuestion()]),
    [calls.answer]: () => answer({ feedback: choiceFeedback() }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Multiple Choice' }))
  await press('Practice Answer')
  await press('Submit Answer')
  expect(await screen.findByText('Please select an answer option')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'An error' }))
  await press('Submit Answer')
  const options = within(await screen.findByRole('list', { name: 'Options' }))
  expect(options.getByText('Right answer')).toBeTruthy()
  expect(options.getByText('There is one group.')).toBeTruthy()
  expect(screen.getByText('0%')).toBeTruthy()
  expect(server.sentTo(calls.answer)[0]?.body).toMatchObject({ questionId: 61, answer: '2' })
})

test('while an answer is on its way it is sent once', async () => {
  let finish = (_: Response) => {}
  const server = showInterview({
    [calls.answer]: () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  })
  await practise()
  await userEvent.type(await area(), written)
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await waitFor(() => expect(server.sentTo(calls.answer)).toHaveLength(1))
  finish(answer({ feedback: feedback() }))
  expect(await screen.findByText('62%')).toBeTruthy()
  expect(server.sentTo(calls.answer)).toHaveLength(1)
})
