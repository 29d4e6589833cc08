// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choiceQuestion, openQuestion } from '../../features/interview/testing/sample-interview.ts'
import { calls, second, showInterview } from '../../features/interview/testing/show-interview.ts'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'
import { specified } from '../../testing/specified.ts'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const questionOf = (text: string) => screen.findByRole('heading', { name: text })
const shownError = (text: string) => screen.findByText(text)

test('without a target role, the screen leads home', async () => {
  startFakeServer(signedIn())
  showApp('/interview-prep')
  await waitFor(() => expect(location.pathname).toBe('/'))
})

test('the screen opens with the questions of the role and makes the specified calls only', async () => {
  const server = showInterview()
  expect(await screen.findByText('Preparing for: Data Engineer')).toBeTruthy()
  await questionOf(second.question)
  expect(screen.getByRole('tab', { name: 'Technical', selected: true })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Difficulty' }).textContent).toBe('Intermediate')
  expect(screen.getByRole('radio', { name: 'Open-ended' }).getAttribute('aria-checked')).toBe('true')
  expect(server.asked().filter((call) => call.includes('/interview'))).toEqual([
    calls.scores,
    calls.technical,
  ])
  const [sent] = server.sentTo(calls.technical)
  expect([sent?.headers.get('cache-control'), sent?.headers.get('pragma')]).toEqual(['no-cache', 'no-cache'])
})

test('a question shows its tags and the key points to cover, and what is known about it', async () => {
  showInterview({
    [calls.technical]: () =>
      answer([
        openQuestion({
          seenBefore: { when: '2026-11-20T10:00:00.000Z', lastScore: 62 },
          why: { kind: 'answered-badly', text: 'You missed points the last time.' },
        }),
      ]),
  })
  const card = within(await screen.findByRole('region', { name: openQuestion().question }))
  expect(card.getByText('Debugging')).toBeTruthy()
  expect(card.getByText('Key points to cover')).toBeTruthy()
  expect(card.getByText('Running it again')).toBeTruthy()
  expect(card.getByText('Seen on 20 Nov 2026, 62%')).toBeTruthy()
  expect(card.getByText('You missed points the last time.')).toBeTruthy()
})

test('stats are shown to one decimal', async () => {
  showInterview()
  const card = within(await screen.findByRole('region', { name: 'Performance Stats' }))
  for (const text of ['6', '78.3%', '81.7%', '74.2%']) expect(card.getByText(text)).toBeTruthy()
})

test('without open-ended answers the card says why communication has no figure', async () => {
  showInterview({
    [calls.scores]: () => answer({ ...specified.interviewScores, communicationAverage: null }),
  })
  expect(await screen.findByText('Open-ended answers only')).toBeTruthy()
})

test.each([
  ['null', () => answer('null')],
  ['an empty object', () => answer({})],
  ['404', () => refusal(404, 'NOT_FOUND')],
])('%s instead of stats shows no card and no message', async (_what, answering) => {
  const server = showInterview({ [calls.scores]: answering })
  await questionOf(second.question)
  await waitFor(() => expect(server.sentTo(calls.scores)).toHaveLength(1))
  expect(screen.queryByText('Performance Stats')).toBeNull()
  expect(screen.queryByText('Error')).toBeNull()
})

test('stats that cannot be loaded are reported, and the questions stay', async () => {
  showInterview({ [calls.scores]: () => refusal(500, 'INTERNAL') })
  expect(await shownError('Failed to fetch scores')).toBeTruthy()
  expect(await questionOf(second.question)).toBeTruthy()
})

test('questions that fail twice show the error and one notification, and can be tried again', async () => {
  let isDown = true
  const server = showInterview({
    [calls.scores]: () => refusal(500, 'INTERNAL'),
    [calls.technical]: () => (isDown ? refusal(500, 'INTERNAL') : answer([openQuestion()])),
  })
  expect(await screen.findByText('Preparing technical questions...')).toBeTruthy()
  expect(screen.getByText('This may take a few seconds...')).toBeTruthy()
  expect(await screen.findByText('Error: Failed to fetch interview questions')).toBeTruthy()
  expect(await shownError('Failed to fetch interview questions')).toBeTruthy()
  expect(screen.queryByText('Failed to fetch scores')).toBeNull()
  expect(server.sentTo(calls.technical)).toHaveLength(2)
  isDown = false
  await press('Try Again')
  expect(await questionOf(openQuestion().question)).toBeTruthy()
})

test('without questions, some can be generated', async () => {
  const drawn: unknown[][] = [[], [second]]
  const server = showInterview({
    [calls.technical]: () => answer([]),
    [calls.regenerate]: () => answer(drawn.shift() ?? []),
  })
  expect(await screen.findByText('No questions available. Click below to generate some.')).toBeTruthy()
  await press('Generate Questions')
  expect(await shownError('No questions were generated')).toBeTruthy()
  await press('Generate Questions')
  expect(await questionOf(second.question)).toBeTruthy()
  expect(server.sentTo(calls.regenerate)).toHaveLength(2)
  expect(server.sentTo(calls.technical)).toHaveLength(1)
})

test('regenerating replaces the questions; if it fails, they stay', async () => {
  let fails = true
  showInterview({
    [calls.technical]: () => answer([openQuestion()]),
    [calls.regenerate]: () => (fails ? refusal(402, 'LIMIT_REACHED') : answer([second])),
  })
  await questionOf(openQuestion().question)
  await press('Regenerate Questions')
  expect(await shownError('Failed to regenerate questions')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy()
  expect(await questionOf(openQuestion().question)).toBeTruthy()
  fails = false
  await press('Regenerate Questions')
  expect(await questionOf(second.question)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: openQuestion().question })).toBeNull()
})

test('a role removed in the meantime is reported', async () => {
  showInterview()
  await questionOf(second.question)
  localStorage.removeItem('targetRole')
  await press('Regenerate Questions')
  expect(await shownError('No role selected')).toBeTruthy()
})

test('difficulty, kind and mode each ask for their own questions', async () => {
  const server = showInterview({
    [calls.choice]: () => answer([choiceQuestion()]),
    [calls.expert]: () => answer([openQuestion({ id: 90, question: 'How does MVCC work?' })]),
    [calls.behavioral.replace('beginner', 'expert')]: () =>
      answer([openQuestion({ id: 91, question: 'Tell me about a conflict.' })]),
  })
  await questionOf(second.question)
  await userEvent.click(screen.getByRole('radio', { name: 'Multiple Choice' }))
  expect(await screen.findByText('SELECT count(*) FROM orders;')).toBeTruthy()
  expect(screen.queryByText('Key points to cover')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Open-ended' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Difficulty' }))
  await userEvent.click(screen.getByRole('option', { name: 'Expert' }))
  expect(await questionOf('How does MVCC work?')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Behavioral' }))
  expect(await questionOf('Tell me about a conflict.')).toBeTruthy()
  expect(server.asked().some((call) => call.includes('forceRegenerate'))).toBe(false)
})

test('larger text and wider spacing are kept', async () => {
  showInterview()
  await questionOf(second.question)
  await press('Display')
  await userEvent.click(await screen.findByRole('switch', { name: 'Larger text' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Wider spacing' }))
  expect(JSON.parse(localStorage.getItem('interviewDisplay') ?? '')).toEqual({
    largerText: true,
    widerSpacing: true,
  })
})
