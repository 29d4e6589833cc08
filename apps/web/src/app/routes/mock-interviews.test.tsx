// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  completedMock,
  gap,
  mock,
  runningMock,
  story,
  suggestion,
} from '../../features/interview/testing/sample-mocks.ts'
import { showInterview } from '../../features/interview/testing/show-interview.ts'
import { answer, refusal } from '../../testing/fake-server.ts'

const calls = {
  mocks: 'GET /api/mock-interviews',
  create: 'POST /api/mock-interviews',
  one: 'GET /api/mock-interviews/7',
  reply: 'POST /api/mock-interviews/7/answer',
  stories: 'GET /api/interview-stories',
  addStory: 'POST /api/interview-stories',
  saveStory: 'PUT /api/interview-stories/9',
  suggestions: 'GET /api/interview-stories/suggestions',
} as const

const list =
  (...interviews: ReturnType<typeof mock>[]) =>
  () =>
    answer({ interviews, hasResume: true })
const panel = '/interview-prep?panel=mock'

type Server = ReturnType<typeof showInterview>
const bodiesOf = (server: Server, call: string) => server.sentTo(call).map(({ body }) => body)

test('a mock interview is chosen and started', async () => {
  const server = showInterview(
    {
      [calls.mocks]: list(),
      [calls.create]: () => answer(runningMock()),
      [calls.one]: () => answer(runningMock()),
    },
    panel,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Mock interview' })
  await userEvent.click(await within(dialog).findByRole('radio', { name: '15 min' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start Interview' }))
  expect(await within(dialog).findByText(/Question 1 of 6/)).toBeDefined()
  expect(bodiesOf(server, calls.create)).toEqual([
    { role: 'Data Engineer', difficulty: 'intermediate', minutes: 15, withResume: true },
  ])
  expect(document.activeElement?.textContent).toContain('How did you measure that?')
})

test('an answer is kept over a refusal, and a follow-up is asked', async () => {
  let isRefused = true
  const followUp = {
    question: 'Why is `id` indexed?',
    followUp: { question: 'What was it before?' },
    answer: 'Forty percent.',
  }
  const server = showInterview(
    {
      [calls.one]: () => answer(runningMock()),
      [calls.reply]: () => {
        if (!isRefused) return answer(runningMock(followUp))
        isRefused = false
        return answer({ error: 'Busy. Please try again.' }, { status: 503 })
      },
    },
    `${panel}&mock=7`,
  )
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Your answer')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  expect(await screen.findByText('Please provide an answer')).toBeDefined()
  await userEvent.type(area, 'Forty percent.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  expect(await screen.findByText('Busy. Please try again.')).toBeDefined()
  expect(area.value).toBe('Forty percent.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  expect(await screen.findByRole('heading', { name: 'What was it before?' })).toBeDefined()
  expect(screen.getByText('id').tagName).toBe('CODE')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer to the follow-up').value).toBe('')
  expect(bodiesOf(server, calls.reply)[0]).toEqual({ place: 0, isFollowUp: false, answer: 'Forty percent.' })
})

test('the report says what to work on, compares, and can be printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  showInterview({ [calls.one]: () => answer(completedMock()) }, `${panel}&mock=7`)
  expect(await screen.findByRole('heading', { name: 'Mock interview: Data Engineer' })).toBeDefined()
  expect(screen.getByText(/20 Nov 2026, \d\d:40$/)).toBeDefined()
  expect(screen.getByText('You left out: How it was before')).toBeDefined()
  expect(screen.getByText('from the dashboard')).toBeDefined()
  expect(screen.getByText('+9')).toBeDefined()
  expect(screen.getByText('Skipped')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('interviews that are planned, running and completed are listed with what can be done', async () => {
  showInterview(
    {
      [calls.mocks]: list(
        mock({ id: 1, status: 'scheduled', startedAt: null }),
        mock({ id: 2 }),
        mock({ id: 3, status: 'completed', score: 61 }),
      ),
    },
    panel,
  )
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Go on' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Read the report' })).toBeDefined()
  expect(screen.getByText('61%')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Choose an exercise' }).getAttribute('href')).toBe(
    '/learning-path?panel=exercises',
  )
})

test('a failure to load says so and can be tried again', async () => {
  let isBroken = true
  showInterview(
    {
      [calls.mocks]: () => (isBroken ? answer({ error: 'Out of order.' }, { status: 500 }) : list(mock())()),
    },
    panel,
  )
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  isBroken = false
  await userEvent.click(retry)
  expect(await screen.findByRole('button', { name: 'Go on' })).toBeDefined()
})

test('a story begins with a line of the resume and is saved with it', async () => {
  const server = showInterview(
    {
      [calls.stories]: () => answer({ stories: [], gaps: [gap] }),
      [calls.suggestions]: () => answer({ suggestions: [suggestion], hasResume: true }),
      [calls.addStory]: () => answer(story()),
    },
    '/interview-prep?panel=stories',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Make it a story' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Result').value).toBe('which reduced password tickets')
  await userEvent.type(screen.getByLabelText('Task'), 'Do it by June.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(bodiesOf(server, calls.addStory)).toHaveLength(1))
  expect(bodiesOf(server, calls.addStory)[0]).toMatchObject({
    title: suggestion.title,
    task: 'Do it by June.',
    resumeLine: suggestion.line,
  })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write a story'))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write a story'))
})

test('the story bank shows what a story lacks and what interviewers also ask for', async () => {
  showInterview(
    {
      [calls.stories]: () => answer({ stories: [story()], gaps: [gap] }),
      [calls.suggestions]: () => answer({ suggestions: [], hasResume: false }),
    },
    '/interview-prep?panel=stories',
  )
  expect(await screen.findByText('Still to write: result')).toBeDefined()
  expect(screen.getByText('a conflict or disagreement')).toBeDefined()
  expect(screen.getByText(gap.sentence)).toBeDefined()
})

test('a story that was changed elsewhere is shown beside what was written, and neither is lost', async () => {
  let saved = story()
  const server = showInterview(
    {
      [calls.stories]: () => answer({ stories: [saved], gaps: [] }),
      [calls.suggestions]: () => answer({ suggestions: [], hasResume: false }),
      [calls.saveStory]: ({ body }) => {
        if ((body as { basedOn: string }).basedOn === saved.updatedAt) return answer(saved)
        return refusal(409, 'CONFLICT')
      },
    },
    '/interview-prep?panel=stories&story=9',
  )
  const result = await screen.findByLabelText<HTMLTextAreaElement>('Result')
  await userEvent.type(result, 'Two seconds.')
  saved = story({ result: 'It took a week.', updatedAt: '2026-11-20T11:00:00.000Z' })
  await userEvent.click(screen.getByRole('button', { name: 'Save Story' }))
  const other = await screen.findByRole('region', { name: 'The version from the other window' })
  expect(within(other).getByText('It took a week.')).toBeDefined()
  expect(result.value).toBe('Two seconds.')
  await userEvent.click(within(other).getByRole('button', { name: 'Add to mine: Result' }))
  expect(result.value).toBe('Two seconds.\n\nIt took a week.')
  await userEvent.click(screen.getByRole('button', { name: 'Save Story' }))
  await waitFor(() => expect(bodiesOf(server, calls.saveStory)).toHaveLength(2))
  expect(bodiesOf(server, calls.saveStory)).toMatchObject([
    { basedOn: '2026-11-20T10:00:00.000Z' },
    { basedOn: '2026-11-20T11:00:00.000Z', result: 'Two seconds.\n\nIt took a week.' },
  ])
})
