// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeStory } from '../../features/career-story/testing/maya-story.ts'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'
import { specified } from '../../testing/specified.ts'

const user = userEvent.setup()
const call = 'POST /api/career-story'

beforeEach(() => localStorage.setItem('targetRole', 'Security Engineer'))

const show = (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({ ...signedIn(), [call]: () => answer(makeStory()), ...answers })
  showApp('/career-story')
  return server
}

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Generate Story' })
const years = () => screen.findByLabelText<HTMLInputElement>('Years of experience')
const generate = async () => user.click(await button())
const bodies = (server: ReturnType<typeof show>) => server.sentTo(call).map(({ body }) => body)

test('without a stored target role, leads home', async () => {
  localStorage.removeItem('targetRole')
  show()
  expect(await screen.findByRole('heading', { name: 'Choose your next rung' })).toBeTruthy()
  expect(location.pathname).toBe('/')
})

test('shows the heading, the role and the years of experience, and makes no call', async () => {
  const server = show()
  expect(await screen.findByRole('heading', { name: 'Career Story', level: 1 })).toBeTruthy()
  expect(screen.getByText('Your journey to becoming a Security Engineer')).toBeTruthy()
  const field = await years()
  expect([field.type, field.min, field.value]).toEqual(['number', '0', '0'])
  expect(new Set(server.asked())).toEqual(new Set(['GET /auth/get-session', 'GET /api/settings/uid-maya']))
})

test('sends exactly the specified body', async () => {
  localStorage.setItem('currentSkills', '["Splunk","Python"]')
  localStorage.setItem('completedCourses', '["SQL for Beginners"]')
  const server = show()
  await user.clear(await years())
  await user.type(await years(), '7')
  await generate()
  await screen.findByText('Career persona')
  expect(bodies(server)).toEqual([
    {
      currentSkills: ['Splunk', 'Python'],
      targetRole: 'Security Engineer',
      completedCourses: ['SQL for Beginners'],
      yearsOfExperience: 7,
    },
  ])
})

test('deletes stored skills and courses it cannot read, and sends none', async () => {
  localStorage.setItem('currentSkills', '{"broken')
  localStorage.setItem('completedCourses', '"SQL"')
  const server = show()
  await generate()
  await screen.findByText('Career persona')
  expect(bodies(server)).toMatchObject([{ currentSkills: [], completedCourses: [], yearsOfExperience: 0 }])
  expect(localStorage.getItem('currentSkills')).toBeNull()
  expect(localStorage.getItem('completedCourses')).toBeNull()
})

test('sends a tone, a length and a form that the person chose', async () => {
  const server = show()
  await user.click(await screen.findByRole('combobox', { name: 'Tone' }))
  await user.click(await screen.findByRole('option', { name: 'Warm' }))
  await user.click(screen.getByRole('radio', { name: 'Short' }))
  await user.click(screen.getByRole('radio', { name: 'Introduction' }))
  expect(screen.getByText(/to say in 30 to 60 seconds/)).toBeTruthy()
  await generate()
  await screen.findByText('Career persona')
  expect(bodies(server)).toMatchObject([{ tone: 'warm', length: 'short', form: 'introduction' }])
})

test.each([
  ['-1', 'Years of experience cannot be negative.'],
  ['', 'Enter a number, 0 if you have no experience yet.'],
  ['99', 'Enter at most 80 years of experience.'],
])('years of "%s" are refused at the field, and nothing is sent', async (typed, message) => {
  const server = show()
  await user.clear(await years())
  if (typed) await user.type(await years(), typed)
  await generate()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(await years())
  expect(bodies(server)).toEqual([])
})

test('shows every part of the story', async () => {
  show()
  await generate()
  for (const text of [
    'The steady troubleshooter',
    'Most of your lines are about support and access.',
    'Learns by doing',
    'You name four tools and one course.',
    'Identity and access',
    'Your resume says seven years, so the story does too.',
    '“Well begun is half done.”',
    'Aristotle',
    'Politics',
    '5 sentences: 1 in your words, 1 reworded from your lines, 1 from what you told us, 1 about your goal, 1 about what carries over. None without evidence.',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  const milestones = within(screen.getByRole('region', { name: 'Career milestones' }))
  expect(milestones.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.Became IT support specialist',
    '2.Moved 310 staff to single sign-on',
  ])
  const timeline = within(screen.getByRole('region', { name: 'Journey timeline' }))
  for (const text of ['Mar 2021', 'IT Support Specialist', 'At Brightwater Clinics', 'Undated'])
    expect(timeline.getByText(text)).toBeTruthy()
  expect(screen.getAllByText('Built-in engine')).toHaveLength(2)
  expect(screen.getByText('Your story is ready.')).toBeTruthy()
})

test('shows a story with only the specified fields, without what only our server can do', async () => {
  show({ [call]: () => answer(specified.careerStory) })
  await generate()
  const { personaType, learningStyle, milestones, focusAreas, timelineEvents } = specified.careerStory
  for (const text of [personaType, learningStyle, ...milestones, ...focusAreas, timelineEvents[0]?.title])
    expect(await screen.findByText(String(text))).toBeTruthy()
  expect(screen.getByText('I fixed what others gave up on.')).toBeTruthy()
  expect(screen.getByText('Now I want to keep it from breaking.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy story' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
  expect(screen.queryByText('Built-in engine')).toBeNull()
})

test.each([
  ['nulls', { personaType: null, learningStyle: null, focusAreas: null, timelineEvents: null, id: null }],
  ['unknown values', { tone: 'epic', length: 9, form: 'haiku', parts: [{ basis: 'dreamt' }], notes: 'x' }],
  ['an event without a title', { timelineEvents: [{ date: '2021' }, null, 7] }],
])('shows a story with %s', async (_what, more) => {
  show({ [call]: () => answer({ ...makeStory(), ...more }) })
  await generate()
  expect(await screen.findByRole('heading', { name: 'Your story' })).toBeTruthy()
  expect(screen.getAllByText(/I moved 310 staff/).length).toBeGreaterThan(0)
})

test.each([
  ['the server’s error', () => refusal(500, 'INTERNAL'), 'Refused with INTERNAL'],
  ['its own words', () => answer('<html>', { status: 502 }), 'Failed to generate career story'],
  ['its own words for an answer that is none', () => answer({}), 'Failed to generate career story'],
])('a failure says so in %s', async (_what, answering, message) => {
  show({ [call]: answering })
  await generate()
  expect((await screen.findAllByText('Generation Failed')).length).toBeGreaterThan(0)
  expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  expect((await button()).disabled).toBe(false)
})

test('at the limit, both the notification and the form lead to the plans', async () => {
  const error = "You have used today's 100 career stories. More is there tomorrow from 00:00 UTC."
  show({ [call]: () => refusal(402, 'LIMIT_REACHED', { error }) })
  await generate()
  expect((await screen.findAllByText(error, { exact: false })).length).toBeGreaterThanOrEqual(2)
  for (const place of [screen.getByRole('region', { name: /Notifications/ }), screen.getByRole('main')])
    expect(within(place).getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      '/subscription',
    )
})

test('with nothing to write from, says what is missing and leads to the upload', async () => {
  const error = 'There is nothing to write from yet. Upload a resume or fill in your profile.'
  show({ [call]: () => refusal(409, 'NOT_READY', { error }) })
  await generate()
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(error, { exact: false })).toBeTruthy()
  expect(main.getByRole('link', { name: 'Upload a resume' }).getAttribute('href')).toBe('/dashboard')
})

test('with no room for another story, it says so at the button and opens the saved ones', async () => {
  const error = 'You have 50 saved stories, which is the maximum on this server. Delete one to make room.'
  show({ [call]: () => refusal(409, 'TOO_MANY_VERSIONS', { error }) })
  await generate()
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(error, { exact: false })).toBeTruthy()
  await user.click(main.getByRole('button', { name: 'Show saved stories' }))
  expect(await screen.findByRole('region', { name: 'Saved stories' })).toBeTruthy()
})

test('a double click writes one story', async () => {
  const server = show()
  await user.dblClick(await button())
  await screen.findByText('Career persona')
  expect(bodies(server)).toHaveLength(1)
})

test('retries a lost answer with the same key, and uses a new one for the next story', async () => {
  const server = show({ [call]: () => answer('', { status: 502 }) })
  await generate()
  await screen.findAllByText('Generation Failed')
  server.answers[call] = () => answer(makeStory())
  await generate()
  await screen.findByText('Career persona')
  await generate()
  await waitFor(() => expect(bodies(server)).toHaveLength(3))
  const [lost, again, later] = server.sentTo(call).map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(lost)
  expect(later).not.toBe(lost)
})

test('while a story is written, shows its shape, and it is there after a visit to another screen', async () => {
  let write: (response: Response) => void = () => {}
  const server = show({ [call]: () => new Promise<Response>((resolve) => (write = resolve)) })
  await user.type(await years(), '5')
  await generate()
  expect(await screen.findByText('Writing your story from your resume and profile…')).toBeTruthy()
  const [away] = screen.getAllByRole('link', { name: 'Settings' })
  await user.click(away as HTMLElement)
  await screen.findByRole('heading', { name: 'Settings' })
  const [back] = screen.getAllByRole('link', { name: 'Career Story' })
  await user.click(back as HTMLElement)
  expect(await screen.findByText(/^Writing your story/)).toBeTruthy()
  expect((await button()).disabled).toBe(true)
  write(answer(makeStory()))
  expect(await screen.findByText('Career persona')).toBeTruthy()
  expect((await years()).value).toBe('05')
  expect(bodies(server)).toHaveLength(1)
})

test('a story is shown for its role only', async () => {
  show()
  await generate()
  await screen.findByText('Career persona')
  localStorage.setItem('targetRole', 'Data Engineer')
  dispatchEvent(new StorageEvent('storage'))
  expect(await screen.findByText('Your journey to becoming a Data Engineer')).toBeTruthy()
  expect(screen.queryByText('Career persona')).toBeNull()
})

test('a story that takes long says that it may be left alone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  show({ [call]: () => new Promise<Response>(() => {}) })
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await button())
  await screen.findByText(/^Writing your story/)
  await vi.advanceTimersByTimeAsync(4500)
  expect(await screen.findByText(/^Still writing/)).toBeTruthy()
})

test('the same story again says that nothing has changed; a failure leaves it on the screen', async () => {
  const server = show()
  await generate()
  await screen.findByText('Career persona')
  await generate()
  expect(await screen.findByText('Nothing has changed')).toBeTruthy()
  server.answers[call] = () => refusal(503, 'UNAVAILABLE')
  await generate()
  expect(await screen.findByText('Generation Failed')).toBeTruthy()
  expect(screen.getByText('Career persona')).toBeTruthy()
})

test('says why each focus area is there, once for neighbors with the same reason', async () => {
  const asked = 'Asked of a security engineer, and not yet shown by anything you gave us.'
  const focusAreas = ['Learn Linux', 'Learn Terraform', 'Show Splunk at work']
  const story = makeStory({
    focusAreas,
    focusReasons: [asked, asked, 'It is on your list, but no line of your work names it.'],
  })
  show({ [call]: () => answer(story) })
  await generate()
  const areas = within(await screen.findByRole('region', { name: 'Key focus areas' })).getAllByRole(
    'listitem',
  )
  expect(areas.map(({ textContent }) => textContent)).toEqual([
    'Learn Linux',
    `Learn Terraform${asked}`,
    'Show Splunk at workIt is on your list, but no line of your work names it.',
  ])
})
