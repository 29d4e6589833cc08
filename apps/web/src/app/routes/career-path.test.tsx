// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { samplePath } from '../../features/career-path/testing/sample-path.ts'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const load = 'GET /api/career-path/visualization'

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'transitioner')
})

const show = (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({ ...signedIn(), [load]: () => answer(samplePath), ...answers })
  showApp('/career-path')
  return server
}

const card = (name: string) => screen.findByRole('article', { name })
const open = async (role: string) =>
  userEvent.click(within(await card(role)).getByRole('button', { name: 'View Next Steps' }))

test.each(['targetRole', 'userType'])('without a stored %s, the screen leads home', async (key) => {
  localStorage.removeItem(key)
  show()
  await waitFor(() => expect(location.pathname).toBe('/'))
})

test.each([
  ['transitioner', 'Planning your transition to Security Engineer'],
  ['professional', 'Advancing your career as Security Engineer'],
])('for a %s, the subtitle is "%s"', async (userType, subtitle) => {
  localStorage.setItem('userType', userType)
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Career Path Analysis' })).toBeTruthy()
  expect(screen.getByText(subtitle)).toBeTruthy()
})

test('shows the card where the person stands, and its next steps once they are asked for', async () => {
  show()
  const root = within(await card('IT Support Specialist'))
  expect(root.getByText('You are here')).toBeTruthy()
  expect(screen.queryByRole('article', { name: 'System Administrator' })).toBeNull()
  await open('IT Support Specialist')
  const step = within(await card('System Administrator'))
  expect(step.getByText('Next step')).toBeTruthy()
  expect(step.getByText('Mid-level')).toBeTruthy()
  expect(step.getByText('About 3 to 6 months (estimate)')).toBeTruthy()
  expect(step.getAllByText('Required')).toHaveLength(4)
  expect(step.getByText('You cover 2 of these 4, 1 in part')).toBeTruthy()
  expect(step.getByText(/Finds and closes weak points/)).toBeTruthy()
  await open('System Administrator')
  expect(within(await card('Security Engineer')).getByText('Your target')).toBeTruthy()
  await userEvent.click(root.getByRole('button', { name: 'Hide Next Steps' }))
  expect(screen.queryByRole('article', { name: 'System Administrator' })).toBeNull()
})

test('the next steps open and close by keyboard alone', async () => {
  show()
  const toggle = within(await card('IT Support Specialist')).getByRole('button', { name: 'View Next Steps' })
  toggle.focus()
  await userEvent.keyboard('{Enter}')
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(await card('System Administrator')).toBeTruthy()
  await userEvent.keyboard(' ')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
})

test('marks only those of the person’s own skills as required that the target asks for', async () => {
  show()
  const root = within(await card('IT Support Specialist'))
  expect(root.getByText('Your Skills')).toBeTruthy()
  expect(root.getAllByText('Required')).toHaveLength(1)
})

test('what shows a skill, and what a figure rests on, is a click away', async () => {
  show()
  await open('IT Support Specialist')
  const step = within(await card('System Administrator'))
  await userEvent.click(step.getByRole('button', { name: 'Linux: Your work shows it' }))
  expect(await screen.findByText('Ran 40 Linux servers')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(step.getByRole('button', { name: 'Python (comes with Django), in part: Implied' }))
  expect(await screen.findByText(/counts in part/)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(step.getByRole('button', { name: 'BLS OEWS, May 2025: Pay, System Administrator' }))
  const source = await screen.findByRole('link', { name: /BLS OEWS, May 2025/ })
  expect(source.getAttribute('href')).toBe('https://www.bls.gov/oes/')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(step.getByRole('button', { name: /What this rests on: Time estimate/ }))
  expect(await screen.findByText('You lack 2 of 4 required skills.')).toBeTruthy()
})

test('a skill that stands in for another does not read like that skill', async () => {
  const held = [
    { skill: 'Python', weight: 4, grade: 'fully', evidence: 'work', through: 'Java', words: 'Wrote Java' },
  ]
  show({ [load]: () => answer({ role: 'Support', skills: ['Python'], held, next: [] }) })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Python (your Java counts): Counts in its place' }),
  )
  expect(await screen.findByText('You have Java, which counts in place of Python here.')).toBeTruthy()
  expect(screen.getByText('Wrote Java')).toBeTruthy()
})

test('why a step is there, what carries over and what to learn is a click away', async () => {
  show()
  await open('IT Support Specialist')
  const step = within(await card('System Administrator'))
  expect(step.queryByText('Access management')).toBeNull()
  await userEvent.click(step.getByRole('button', { name: 'Why, and how to get there' }))
  expect(step.getByText('Access management')).toBeTruthy()
  expect(step.getByText('Detection')).toBeTruthy()
  expect(step.getByText(/about 60 to 90 hours, after Linux, Azure would do instead/)).toBeTruthy()
})

test('a figure we could not verify says so', async () => {
  show()
  await open('IT Support Specialist')
  expect(within(await card('Cloud Engineer')).getByText('BLS OEWS, May 2025, not verified')).toBeTruthy()
})

test('loading has the shape of a card and says so', async () => {
  let finish = (_: Response) => {}
  show({ [load]: () => new Promise<Response>((resolve) => (finish = resolve)) })
  expect(await screen.findByText('Loading your career path')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Get AI Recommendations' }).disabled).toBe(
    true,
  )
  finish(answer(samplePath))
  expect(await card('IT Support Specialist')).toBeTruthy()
})

test('a path that cannot be loaded is told in a card, and a retry loads it', async () => {
  let fails = true
  show({ [load]: () => (fails ? refusal(503, 'UNAVAILABLE') : answer(samplePath)) })
  expect(await screen.findByRole('alert', { name: '' })).toBeTruthy()
  expect(await screen.findByText('Your career path could not be loaded')).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('IT Support Specialist')).toBeTruthy()
})

test('a path without next steps says what is missing and has nothing to open', async () => {
  const message = 'Upload a resume on the dashboard to see your way.'
  show({ [load]: () => answer({ role: 'Security Engineer', next: [], message }) })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'View Next Steps' })).toBeNull()
})

test('the specified fields alone make whole cards', async () => {
  const node = { level: 'Mid', timeframe: '1 year', skills: ['Linux'], requirements: ['Degree'] }
  show({
    [load]: () => answer({ role: 'Support', ...node, next: [{ role: 'Engineer', ...node, next: null }] }),
  })
  const root = within(await card('Support'))
  for (const text of ['Mid', '1 year', 'Linux', 'Required', 'Degree'])
    expect(root.getByText(text)).toBeTruthy()
  await open('Support')
  expect(within(await card('Engineer')).getByText('Required')).toBeTruthy()
  expect(screen.queryByText('Recommendations')).toBeNull()
})

test('printing shows what is folded away', async () => {
  show()
  await card('IT Support Specialist')
  dispatchEvent(new Event('beforeprint'))
  expect(await card('Security Engineer')).toBeTruthy()
  expect((await screen.findAllByText('Access management')).length).toBeGreaterThan(0)
  dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Security Engineer' })).toBeNull())
})

test('the print button prints the page', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  show()
  await card('IT Support Specialist')
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('if the account has another target role, asks which one to use', async () => {
  const goal = { role: 'Data Engineer', userType: 'transitioner' }
  const server = show({ [load]: () => answer({ ...samplePath, goal }) })
  expect(await screen.findByText(/This path leads to Data Engineer, as your account says/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use Data Engineer' }))
  expect(await screen.findByText('Planning your transition to Data Engineer')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/as your account says/)).toBeNull())
  expect(server.sentTo('PUT /auth/selection').at(-1)?.body).toEqual({
    targetRole: 'Data Engineer',
    userType: 'transitioner',
  })
})
