// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { samplePath } from '../../features/career-path/testing/sample-path.ts'
import { makeRow } from '../../features/resumes/testing/maya-okafor.ts'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const load = 'GET /api/learning-path/next-step'
const course = {
  id: 'continue-course:sql',
  kind: 'continue-course',
  title: 'Go on with “SQL Essentials”.',
  reason: 'You are most of the way through.',
  restsOn: ['You said that you are at 80 percent.'],
  link: 'https://learn.example.com/sql',
  minutes: 45,
}
const score = {
  id: 'improve-resume:Outcomes',
  kind: 'improve-resume',
  title: 'Improve “Outcomes” on your resume.',
  link: '/dashboard',
}
const encoded = (id: string) => `/api/learning-path/next-step/${encodeURIComponent(id)}`
const reply = `POST ${encoded(course.id)}`
const undo = `DELETE ${encoded(course.id)}`
const done = { id: course.id, title: course.title, answer: 'done' }

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'transitioner')
})
afterEach(() => vi.useRealTimers())

const show = (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({
    ...signedIn(),
    'GET /api/resumes/1': () => answer([makeRow()]),
    'GET /api/career-path/visualization': () => answer(samplePath),
    [load]: () => answer({ step: course }),
    ...answers,
  })
  showApp('/dashboard')
  return { ...server, loads: () => server.asked().filter((call) => call === load).length }
}

const findCard = async () => within(await screen.findByRole('region', { name: 'Next Steps' }))
const ask = async () => {
  const card = await findCard()
  await userEvent.click(card.getByRole('button', { name: 'Show today’s step' }))
  return card
}
const heading = (text: string) =>
  screen.findByRole('heading', { level: 3, name: new RegExp(`^Today’s step ${text}`) })
const leaveAndReturn = async () => {
  await userEvent.click((await findCard()).getByRole('button', { name: 'Plan your career path' }))
  await screen.findByRole('heading', { name: 'Career Path Analysis' })
  const [link] = screen.getAllByRole('link', { name: 'Dashboard' })
  if (link) await userEvent.click(link)
}

test('the step loads when it is asked for, and takes the focus', async () => {
  const { loads } = show()
  const card = await findCard()
  expect(loads()).toBe(0)
  await ask()
  const title = await heading('Go on with “SQL Essentials”.')
  expect(document.activeElement).toBe(title)
  expect(card.getByText('You are most of the way through.')).toBeTruthy()
  expect(card.getByText('About 45 minutes (estimate)')).toBeTruthy()
  expect(loads()).toBe(1)
})

test('what the choice rests on expands below it', async () => {
  show()
  const card = await ask()
  const basis = await card.findByRole('button', { name: 'What this rests on' })
  expect(card.queryByText('You said that you are at 80 percent.')).toBeNull()
  await userEvent.click(basis)
  expect(basis.getAttribute('aria-expanded')).toBe('true')
  expect(card.getByText('You said that you are at 80 percent.')).toBeTruthy()
})

test('a course opens in a new tab', async () => {
  show()
  const card = await ask()
  const link = await card.findByRole('link', { name: 'Open the course (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://learn.example.com/sql')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
})

test('a step on another screen opens that screen', async () => {
  show({ [load]: () => answer({ step: { ...course, kind: 'generate-path', link: '/career-path' } }) })
  const card = await ask()
  await userEvent.click(await card.findByRole('link', { name: 'Open your learning path' }))
  expect(await screen.findByRole('heading', { name: 'Career Path Analysis' })).toBeTruthy()
})

test('a step on the dashboard leads to its card', async () => {
  const parts = [{ name: 'Outcomes', points: 5, most: 40, explanation: 'Two of nine lines.' }]
  show({
    'GET /api/resumes/1': () =>
      answer([makeRow({ score: { total: 5, role: 'Security Engineer', parts, gains: [] } })]),
    [load]: () => answer({ step: score }),
  })
  const card = await ask()
  await userEvent.click(await card.findByRole('link', { name: 'See your score' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Resume score' }))
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'course', ''])(
  'the address %j is no link',
  async (link) => {
    show({ [load]: () => answer({ step: { ...course, link } }) })
    const card = await ask()
    await heading('Go on')
    expect(card.queryByRole('link')).toBeNull()
    expect(card.getByRole('button', { name: 'Done' })).toBeTruthy()
  },
)

test('a step that is done ends the day, and can be taken back', async () => {
  const { sentTo } = show({
    [reply]: () => answer({ step: null, message: 'The next one comes tomorrow.', answered: done }),
    [undo]: () => answer({ step: course }),
  })
  const card = await ask()
  await userEvent.click(await card.findByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(await heading('The next one comes tomorrow.'))
  expect(sentTo(reply)[0]?.body).toEqual({ answer: 'done' })
  expect(card.getByRole('status').textContent).toBe(
    'Done today: Go on with “SQL Essentials”. The next one comes tomorrow.',
  )
  await userEvent.click(card.getByRole('button', { name: /^Undo/ }))
  const title = await heading('Go on with “SQL Essentials”.')
  expect(document.activeElement).toBe(title)
  expect(card.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test.each([
  ['Not this week', 'later', 'Put off for a week: Go on with “SQL Essentials”.'],
  ['Not for me', 'never', 'Won’t be suggested again: Go on with “SQL Essentials”.'],
])('“%s” brings the next step', async (label, given, outcome) => {
  const { sentTo } = show({
    [reply]: () => answer({ step: score, answered: { ...done, answer: given } }),
  })
  const card = await ask()
  await userEvent.click(await card.findByRole('button', { name: label }))
  expect(await heading('Improve “Outcomes” on your resume.')).toBeTruthy()
  expect(card.getByText(outcome, { selector: 'p:not([role])' })).toBeTruthy()
  expect(sentTo(reply)[0]?.body).toEqual({ answer: given })
})

test('without anything to suggest, the card says so', async () => {
  show({ [load]: () => answer({ step: null }) })
  await ask()
  expect(await heading('There is nothing that we would suggest now.')).toBeTruthy()
})

test('a failure shows the reason, and asking again helps', async () => {
  let isDown = true
  show({ [load]: () => (isDown ? refusal(503, 'UNAVAILABLE') : answer({ step: course })) })
  const card = await ask()
  expect((await card.findByRole('alert')).textContent).toBe('Refused with UNAVAILABLE')
  isDown = false
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await heading('Go on')).toBeTruthy()
  expect(card.queryByRole('alert')).toBeNull()
})

test('when the session has ended, the sign-in screen takes over', async () => {
  const { answers } = show({ [load]: () => refusal(401, 'UNAUTHENTICATED') })
  await findCard()
  answers['GET /auth/get-session'] = () => answer('null')
  await ask()
  await waitFor(() => expect(location.pathname).toBe('/sign-in'))
  expect(screen.queryByText('Refused with UNAUTHENTICATED')).toBeNull()
})

test('a reply that cannot be saved leaves the step as it is', async () => {
  show({ [reply]: () => answer('<html>', { status: 500 }) })
  const card = await ask()
  await userEvent.click(await card.findByRole('button', { name: 'Done' }))
  expect((await card.findByRole('alert')).textContent).toBe(
    'Your answer could not be saved. Please try again.',
  )
  expect(await heading('Go on')).toBeTruthy()
})

test('a step that another tab has answered is replaced', async () => {
  const { answers } = show({ [reply]: () => refusal(404, 'NOT_FOUND') })
  const card = await ask()
  const button = await card.findByRole('button', { name: 'Done' })
  answers[load] = () => answer({ step: score })
  await userEvent.click(button)
  expect(await heading('Improve')).toBeTruthy()
  expect(card.getByRole('alert').textContent).toBe('Today’s step has changed in the meantime.')
})

test('a server that only confirms a reply is asked for the step', async () => {
  const { answers } = show({ [reply]: () => answer('') })
  const card = await ask()
  const button = await card.findByRole('button', { name: 'Done' })
  answers[load] = () => answer({ step: score })
  await userEvent.click(button)
  expect(await heading('Improve')).toBeTruthy()
})

test('the step is still there after another screen, and replaced on another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:00:00Z') })
  const { answers, loads } = show()
  await ask()
  await heading('Go on')
  await leaveAndReturn()
  expect(await heading('Go on')).toBeTruthy()
  expect(loads()).toBe(1)
  answers[load] = () => answer({ step: score })
  vi.setSystemTime(new Date('2026-11-21T00:30:00Z'))
  await leaveAndReturn()
  expect(await heading('Improve')).toBeTruthy()
  expect(loads()).toBe(2)
})
