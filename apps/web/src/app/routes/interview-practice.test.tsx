// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { area, cardOf, first, practise, press, written } from '../../features/interview/testing/practise.ts'
import {
  choiceFeedback,
  choiceQuestion,
  feedback,
  openQuestion,
  plainFeedback,
} from '../../features/interview/testing/sample-interview.ts'
import { calls, second, showInterview } from '../../features/interview/testing/show-interview.ts'
import { answer } from '../../testing/fake-server.ts'

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
  const why = { kind: 'unseen' as const, text: 'You have not answered this one yet.' }
  const server = showInterview({ [calls.technical]: () => answer([{ ...first, why }, second]) })
  await practise()
  await userEvent.type(await area(), written)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const card = await cardOf(first.question)
  expect(await card.findByText('62%')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Score62%')
  expect(card.queryByRole('textbox')).toBeNull()
  expect(card.getByText('Key points: 1 of 2 met')).toBeTruthy()
  expect(card.queryByText('You have not answered this one yet.')).toBeNull()
  expect(card.getByText('count the rows after every step')).toBeTruthy()
  expect(card.getByText('Not found in your answer')).toBeTruthy()
  expect(card.getByText('It hides the cause; the rows stay.')).toBeTruthy()
  expect(card.getByText(/^I would load into a staging table/)).toBeTruthy()
  expect(screen.getByText('Your answer was marked: 62%. 1 of 2 key points met.')).toBeTruthy()
  expect(card.getByText('First I count rows after each step.').closest('details')?.open).toBe(false)
  await waitFor(() => expect(server.sentTo(calls.scores)).toHaveLength(2))
  expect(sessionStorage.length).toBe(0)
})

test('an example from another life is not put into the person’s mouth', async () => {
  showInterview({ [calls.technical]: () => answer([openQuestion({ questionType: 'behavioral' })]) })
  await practise()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  const note = await screen.findByText(/somebody else’s story, as an example/)
  expect(note.closest('details')?.querySelector('summary')?.textContent).toBe('A sample answer')
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
  await press('Cancel')
  expect(document.activeElement?.textContent).toBe('Answer the follow-up')
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
