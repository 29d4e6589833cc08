// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'
import { specified } from '../../testing/specified.ts'

const askSkills = 'GET /api/user/skills'
const askRequired = 'GET /api/learning-path/roles/Data%20Engineer/skills'
const generate = 'POST /api/learning-path/generate'
const choose = 'POST /api/learning-path/challenges'
const hour = 60 * 60 * 1000

beforeEach(() => localStorage.setItem('targetRole', 'Data Engineer'))

const show = (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({
    ...signedIn(),
    [askSkills]: () => answer({ skills: ['SQL'] }),
    [askRequired]: () => answer({ requiredSkills: ['Python', 'SQL', 'ETL', 'Airflow'] }),
    [generate]: () => answer(specified.learningPath),
    [choose]: () => answer(specified.challenges),
    ...answers,
  })
  showApp('/learning-path')
  return server
}

const cache = (key: 'cachedLearningPath' | 'cachedChallenges', more: object) =>
  localStorage.setItem(
    key,
    JSON.stringify({ owner: 'uid-maya', role: 'Data Engineer', at: Date.now(), request: 'other', ...more }),
  )

const milestone = (title: string) => screen.findByRole('heading', { name: title })

test('without a stored target role, the screen leads home', async () => {
  localStorage.removeItem('targetRole')
  show()
  await waitFor(() => expect(location.pathname).toBe('/'))
})

test('shows the path for the skills held and required, with its courses and challenges', async () => {
  const server = show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Learning Path' })).toBeTruthy()
  expect(screen.getByText('Selected Role: Data Engineer')).toBeTruthy()
  await milestone('SQL basics')
  expect(screen.getByText('1 of 4 required skills acquired')).toBeTruthy()
  const required = within(screen.getByRole('list', { name: 'Required skills' }))
  expect(required.getByText('SQL').textContent).toContain('(acquired)')
  expect(required.getByText('Python').textContent).not.toContain('(acquired)')
  for (const text of ['4 to 7 months', '50%', '1/2', 'Coursera', '3 - 6 Months'])
    expect(screen.getByText(text)).toBeTruthy()
  const course = screen.getByRole('link', { name: /^Start Course: Python for Everybody/ })
  expect(course.getAttribute('href')).toBe('https://www.coursera.org/specializations/python')
  expect(screen.getByRole('heading', { name: 'Tidy a delivery list' })).toBeTruthy()
  for (const text of ['beginner', 'project', '6-10 hours', 'Load data that can be loaded again'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'SELECT' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'documentation' })).toBeTruthy()
  expect(server.sentTo(generate)[0]?.body).toEqual({
    currentSkills: ['SQL'],
    requiredSkills: ['Python', 'SQL', 'ETL', 'Airflow'],
    targetRole: 'Data Engineer',
    nextSteps: [],
  })
  expect(localStorage.getItem('currentSkills')).toBe('["SQL"]')
  expect(screen.queryByText('Loading your personalized learning path...')).toBeNull()
})

test('says that the path is loading, and shows the default meanwhile', async () => {
  show({ [generate]: () => new Promise<Response>(() => {}) })
  await milestone('Foundation Skills')
  expect(screen.getByText('Loading your personalized learning path...')).toBeTruthy()
  expect(screen.getByText('Getting Started')).toBeTruthy()
  for (const text of ['Self-paced', '3-4 months', '25%', '1/2']) expect(screen.getByText(text)).toBeTruthy()
  const advanced = within(screen.getByRole('list', { name: 'Skills of Advanced Skills' }))
  expect(advanced.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Python',
    'ETL',
    'Airflow',
  ])
})

test.each([
  ['a skill that is held', { [askSkills]: () => answer({ skills: [] }) }],
  ['a skill that is required', { [askRequired]: () => answer({ requiredSkills: [] }) }],
])('without %s, asks for no path', async (_, answers) => {
  const server = show(answers)
  await milestone('Foundation Skills')
  expect(server.sentTo(generate)).toEqual([])
})

test('without a skill, asks for no challenges and shows the default', async () => {
  const server = show({ [askSkills]: () => answer({ skills: [] }) })
  expect(await screen.findByRole('heading', { name: 'Build a Portfolio Project' })).toBeTruthy()
  expect(screen.getByText('intermediate')).toBeTruthy()
  expect(server.sentTo(choose)).toEqual([])
})

test('a path of less than twelve hours is shown without asking again, an older one is replaced', async () => {
  const server = show()
  await milestone('SQL basics')
  await waitFor(() => expect(localStorage.getItem('cachedLearningPath')).toBeTruthy())
  const stored = JSON.parse(localStorage.getItem('cachedLearningPath') ?? '')
  expect(server.sentTo(generate)).toHaveLength(1)

  document.body.replaceChildren()
  const later = show({ [generate]: () => answer({ ...specified.learningPath, milestones: [] }) })
  await milestone('SQL basics')
  expect(later.sentTo(generate)).toEqual([])

  document.body.replaceChildren()
  localStorage.setItem('cachedLearningPath', JSON.stringify({ ...stored, at: Date.now() - 12 * hour - 1 }))
  const newer = { ...specified.learningPath, milestones: [{ title: 'Newer', skills: [], completed: false }] }
  const latest = show({ [generate]: () => answer(newer) })
  await milestone('Newer')
  expect(latest.sentTo(generate)).toHaveLength(1)
})

test.each([
  ['of another person', { owner: 'uid-other', answer: specified.learningPath }],
  ['for another role', { role: 'Product Manager', answer: specified.learningPath }],
  ['of an older shape', { answer: 'a text' }],
])('a stored path %s is not shown', async (_, more) => {
  cache('cachedLearningPath', more)
  show({ [generate]: () => new Promise<Response>(() => {}) })
  await milestone('Foundation Skills')
  expect(screen.queryByRole('heading', { name: 'SQL basics' })).toBeNull()
})

test('a stored path for other skills is shown until the new one is there', async () => {
  cache('cachedLearningPath', { answer: specified.learningPath })
  const server = show({ [generate]: () => new Promise<Response>(() => {}) })
  await milestone('SQL basics')
  await waitFor(() => expect(server.sentTo(generate)).toHaveLength(1))
})

test.each([
  [generate, 'Error updating learning path', 'Refused with TEAPOT'],
  [choose, 'Error updating challenges', 'Refused with TEAPOT'],
  [askRequired, 'Error fetching role skills', 'Refused with TEAPOT'],
])('if %s fails, a toast says why', async (call, title, text) => {
  show({ [call]: () => refusal(500, 'TEAPOT') })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  [generate, 'Failed to generate learning path'],
  [choose, 'Failed to generate challenges'],
  [askRequired, 'Failed to fetch role skills'],
  [askSkills, 'Failed to fetch user skills'],
])('if %s fails without a reason, the toast has its own', async (call, text) => {
  show({ [call]: () => answer('', { status: 500 }) })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('if no server answers, the toast says to refresh the page', async () => {
  show({ [generate]: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await screen.findByText('Please try refreshing the page')).toBeTruthy()
})

test('the skills of the last visit stand in when they cannot be fetched', async () => {
  localStorage.setItem('currentSkills', '["Python"]')
  const server = show({ [askSkills]: () => answer('', { status: 500 }) })
  await milestone('SQL basics')
  expect(server.sentTo(generate)[0]?.body).toMatchObject({ currentSkills: ['Python'] })
})

test('an address that is no web page gets no link', async () => {
  const [course] = specified.learningPath.courses
  show({
    [generate]: () =>
      answer({ ...specified.learningPath, courses: [{ ...course, url: 'javascript:alert(1)' }] }),
  })
  await screen.findByText('Python for Everybody')
  expect(screen.queryByRole('link', { name: /^Start Course/ })).toBeNull()
})
