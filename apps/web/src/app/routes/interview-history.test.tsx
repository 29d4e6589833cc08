// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  feedback,
  openQuestion,
  practised,
  progress,
  wholeAnswer,
} from '../../features/interview/testing/sample-interview.ts'
import { recording } from '../../features/interview/testing/sample-mocks.ts'
import { calls, showInterview } from '../../features/interview/testing/show-interview.ts'
import { answer, refusal } from '../../testing/fake-server.ts'

const listed = (answers = [practised()], more: object = {}) =>
  answer({ answers, total: answers.length, page: 1, pages: 1, skills: ['SQL'], ...more })

const history = {
  [calls.progress]: () => answer(progress),
  [calls.list]: () => listed(),
  [calls.one]: () => answer(wholeAnswer()),
}

const open = (answers: Parameters<typeof showInterview>[0] = {}, address = '/interview-prep?panel=history') =>
  showInterview({ ...history, ...answers }, address)

const panel = async () => within(await screen.findByRole('dialog', { name: 'Your interview practice' }))

test('the history is loaded only when it is opened, and its address opens it', async () => {
  const server = open({}, '/interview-prep')
  const entry = await screen.findByRole('button', { name: 'History' })
  expect(server.sentTo(calls.progress)).toHaveLength(0)
  await userEvent.click(entry)
  expect(await (await panel()).findByText('1 answer')).toBeTruthy()
  expect(location.search).toBe('?panel=history')
})

test('trends show their numbers as text', async () => {
  open()
  const shown = await panel()
  expect(await shown.findByText('64.3%')).toBeTruthy()
  expect(shown.getAllByText('7 answers, up 8 points lately')).toHaveLength(2)
  expect(
    shown.getByRole('img', { name: 'Average score by day. 18 Nov 2026: 55%, 20 Nov 2026: 71%' }),
  ).toBeTruthy()
})

test('what to practice next leads to its questions', async () => {
  open({
    [calls.behavioral]: () => answer([openQuestion({ id: 91, question: 'Tell me about a conflict.' })]),
  })
  await userEvent.click(
    await (await panel()).findByRole('button', { name: 'Practice : Behavioral questions' }),
  )
  expect(await screen.findByRole('heading', { name: 'Tell me about a conflict.' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a search asks the server once the person stops typing, and keeps the list until then', async () => {
  const other = practised({ id: 6, question: 'Why did the deployment stall?', skills: ['Kubernetes'] })
  const searched = `${calls.list}&search=kubernetes`
  const server = open({ [searched]: () => listed([other]) })
  const shown = await panel()
  await shown.findByText(openQuestion().question)
  await userEvent.type(shown.getByRole('searchbox', { name: 'Search your answers' }), 'kubernetes')
  expect(shown.getByText(openQuestion().question)).toBeTruthy()
  expect(await shown.findByText('Why did the deployment stall?')).toBeTruthy()
  expect(shown.queryByText(openQuestion().question)).toBeNull()
  expect(server.asked().filter((call) => call.includes('search='))).toEqual([searched])
})

test('more answers are loaded on request', async () => {
  const other = practised({ id: 6, question: 'Why did the deployment stall?' })
  open({
    [calls.list]: () => listed([practised()], { total: 2, pages: 2 }),
    'GET /api/interview/history?page=2': () => listed([other], { total: 2, page: 2, pages: 2 }),
  })
  const shown = await panel()
  expect(await shown.findByText('2 answers')).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Show more' }))
  expect(await shown.findByText('Why did the deployment stall?')).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a filter asks the server', async () => {
  const server = open({ [`${calls.list}&skill=SQL`]: () => listed([]) })
  const shown = await panel()
  await userEvent.click(await shown.findByRole('combobox', { name: 'Skill' }))
  await userEvent.click(shown.getByRole('option', { name: 'SQL' }))
  expect(await shown.findByText('Nothing matches. Try other words or another filter.')).toBeTruthy()
  expect(server.sentTo(`${calls.list}&skill=SQL`)).toHaveLength(1)
})

test('an answer opens with everything that was said of it, and its address survives', async () => {
  open()
  await userEvent.click(await (await panel()).findByRole('button', { name: /A nightly import/ }))
  const shown = await panel()
  expect(await shown.findByText(/look at the join/)).toBeTruthy()
  expect(shown.getByText('Key points: 1 of 2 met')).toBeTruthy()
  expect(location.search).toBe('?panel=history&answer=5')
  await userEvent.click(shown.getByRole('button', { name: 'All answers' }))
  expect(await shown.findByText('1 answer')).toBeTruthy()
})

test('a deleted answer goes from the list, and the stats are loaded again', async () => {
  let isDeleted = false
  const server = open(
    {
      [calls.list]: () => listed(isDeleted ? [] : [practised()]),
      [calls.remove]: () => {
        isDeleted = true
        return answer({ id: 5 })
      },
    },
    '/interview-prep?panel=history&answer=5',
  )
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete answer' }))
  expect(await (await panel()).findByText('0 answers')).toBeTruthy()
  await waitFor(() => expect(server.sentTo(calls.scores)).toHaveLength(2))
})

test('a follow-up names the question it followed', async () => {
  open(
    {
      [calls.one]: () =>
        answer(
          wholeAnswer({
            question: openQuestion({ question: 'What does `id` do?\n\n```sql\nSELECT id;\n```' }),
            followUpQuestion: 'How do you run it twice?',
            feedback: feedback({ followUp: null }),
          }),
        ),
    },
    '/interview-prep?panel=history&answer=5',
  )
  const shown = await panel()
  expect(await shown.findByRole('heading', { name: 'How do you run it twice?' })).toBeTruthy()
  expect(shown.getByText(/^Follow-up to:/).textContent).toBe('Follow-up to: What does id do?')
})

test('without answers the panel says so and still advises', async () => {
  open({ [calls.progress]: () => answer({ ...progress, scenarios: [], skills: [] }) })
  const shown = await panel()
  expect(await shown.findByText(/^No answers yet\./)).toBeTruthy()
  expect(shown.getByText('Your last two answers were below 50%.')).toBeTruthy()
})

test('a history that cannot be loaded can be tried again, without a notification', async () => {
  let isDown = true
  open({ [calls.progress]: () => (isDown ? refusal(500, 'INTERNAL') : answer(progress)) })
  const shown = await panel()
  expect(await shown.findByText('Your progress could not be loaded')).toBeTruthy()
  expect(screen.queryByText('Error')).toBeNull()
  isDown = false
  await userEvent.click(shown.getByRole('button', { name: 'Try Again' }))
  expect(await shown.findByText('64.3%')).toBeTruthy()
})

test('a recorded answer is played in the history, where its recording can be deleted', async () => {
  const url = '/api/interview-recordings/3/sound'
  const overview = { consentedAt: '2026-11-20T10:00:00.000Z', recordings: [recording({ responseId: 5 })] }
  open(
    {
      [calls.one]: () => answer(wholeAnswer({ audioUrl: url })),
      'GET /api/interview-recordings': () => answer({ ...overview, usedBytes: 100 }),
      'DELETE /api/interview-recordings/3': () => answer({ ...overview, recordings: [], usedBytes: 0 }),
    },
    '/interview-prep?panel=history&answer=5',
  )
  const sound = await screen.findByLabelText<HTMLAudioElement>('Recording: Why this database?')
  expect(sound.getAttribute('src')).toBe(url)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const warning = await screen.findByRole('dialog', { name: 'Delete this answer?' })
  expect(warning.textContent).toContain('This deletes the answer with its recording, its marks')
  await userEvent.click(within(warning).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: /^Delete the recording of/ }))
  await waitFor(() => expect(screen.queryByLabelText(/^Recording: /)).toBeNull())
})
