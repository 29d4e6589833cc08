import type { CareerStory, SavedStory } from '@nextrung/contract/career-story'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import { makePersonWithResume } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Told = CareerStory & { error: string; code: string }

const asked = {
  currentSkills: ['Python'],
  targetRole: 'Security Engineer',
  completedCourses: ['SQL for Beginners'],
  yearsOfExperience: 0,
}

const generate = (client: Client, json: object = {}) =>
  client.send<Told>('POST', '/api/career-story', { json: { ...asked, ...json } })

const used = async (userId: number): Promise<number> => {
  const found = await app.services.db.execute(
    sql`select coalesce(sum(u.count), 0)::int as uses from feature_uses u join features f on f.id = u.feature_id
        where u.user_id = ${userId} and f.code = 'career_story'`,
  )
  return (found as unknown as { rows: { uses: number }[] }).rows[0]?.uses ?? 0
}

test('a story comes from the resume, with the lines behind each sentence', async () => {
  const { client, user, resume } = await makePersonWithResume(app)
  const { status, json, headers } = await generate(client)
  expect(status).toBe(200)
  expect(json).toMatchObject({
    version: 1,
    tone: 'plain',
    length: 'medium',
    form: 'story',
    engine: 'built-in',
  })
  expect(json.story).toContain('Brightwater Clinics')
  expect(headers.get('etag')).toBeTruthy()
  for (const { text, basis, sources } of json.parts ?? []) {
    expect(json.story).toContain(text)
    if (basis === 'kept' || basis === 'reworded')
      for (const source of sources) expect(resume.originalContent).toContain(source.text)
  }
  for (const list of [json.focusAreas, json.milestones, json.timelineEvents])
    expect(list.length).toBeGreaterThan(0)
  for (const text of [json.personaType, json.learningStyle, json.inspirationalQuote, json.quoteAuthor])
    expect(text).toBeTruthy()
  expect(await used(user.id)).toBe(1)
})

test('skills and courses in the request are enough, and are marked as told', async () => {
  const { client } = await makePerson(app)
  const { status, json } = await generate(client)
  expect(status).toBe(200)
  expect(json.story).toContain('Python')
  expect(json.parts?.some(({ basis }) => basis === 'told')).toBe(true)
  expect(json.notes?.[0]).toContain('Upload one')
})

test('without resume, profile, skills and courses it says what is missing and where to give it', async () => {
  const { client, user } = await makePerson(app)
  const { status, json } = await generate(client, { currentSkills: [], completedCourses: [] })
  expect([status, json.code]).toEqual([409, 'NOT_READY'])
  expect(json.error).toMatch(/Upload a resume on the dashboard, or fill in your profile/)
  expect(await used(user.id)).toBe(0)
})

test('a profile alone is enough', async () => {
  const { client, user } = await makePerson(app)
  await client.send('PATCH', `/api/users/${user.uid}`, {
    json: {
      workHistory: [
        {
          position: 'Barista',
          company: 'Bluebird Coffee',
          startDate: '2021',
          description: 'Trained six people',
        },
      ],
    },
  })
  const { json } = await generate(client, { currentSkills: [], completedCourses: [] })
  expect(json.story).toContain('I trained six people')
})

test.each([
  ['a role that does not exist', { targetRole: 'Wizard' }, { status: 404, error: /Choose one of the roles/ }],
  ['no role', { targetRole: '' }, { status: 400, error: /Choose a target role/ }],
  ['negative years', { yearsOfExperience: -1 }, { status: 400, error: /cannot be negative/ }],
  ['years that are no number', { yearsOfExperience: 'ten' }, { status: 400, error: /must be a number/ }],
  [
    'a skill of 501 characters',
    { currentSkills: ['x'.repeat(501)] },
    { status: 400, error: /at most 500 characters/ },
  ],
  [
    '501 courses',
    { completedCourses: Array.from({ length: 501 }, () => 'x') },
    { status: 400, error: /at most 500 courses/ },
  ],
  ['an unknown tone', { tone: 'sarcastic' }, { status: 400, error: /./ }],
])('%s is refused with a sentence', async (_, json, { status, error }) => {
  const { client } = await makePerson(app)
  const answer = await generate(client, json)
  expect([answer.status, answer.json.error]).toEqual([status, expect.stringMatching(error)])
})

test('it needs a session', async () => {
  expect((await generate(app.newClient())).status).toBe(401)
})

test('years that the resume contradicts: the story follows the resume and says so', async () => {
  const { client } = await makePersonWithResume(app)
  const { json } = await generate(client, { yearsOfExperience: 40 })
  expect(json.story).not.toContain('40 years')
  expect(json.notes?.join(' ')).toMatch(/You entered 40 years .* The story follows the dates/)
})

test('the same story is not saved twice, and another tone makes the next version', async () => {
  const { client, user } = await makePersonWithResume(app)
  const first = await generate(client)
  const again = await generate(client)
  expect(again.json).toEqual(first.json)
  expect(await used(user.id)).toBe(1)
  const warm = await generate(client, { tone: 'warm', length: 'short', form: 'introduction' })
  expect(warm.json).toMatchObject({ version: 2, tone: 'warm', form: 'introduction' })
  expect(warm.json.speakingSeconds).toBeGreaterThan(0)
  const { json } = await client.send<{ stories: SavedStory[] }>('GET', '/api/career-story')
  expect(json.stories.map(({ version }) => version)).toEqual([2, 1])
  expect(json.stories[0]?.opening).toBeTruthy()
})

test('two requests at once make one story', async () => {
  const { client, user } = await makePersonWithResume(app)
  const [a, b] = await Promise.all([generate(client), generate(client)])
  expect(a.json).toEqual(b.json)
  expect(await used(user.id)).toBe(1)
})

test('an edit keeps the evidence of unchanged sentences, and can be taken back', async () => {
  const { client } = await makePersonWithResume(app)
  const { json: written } = await generate(client)
  const path = `/api/career-story/${written.id}`
  const story = `${written.parts?.[0]?.text} I bake bread on Sundays.`
  const edited = await client.send<Told>('PATCH', path, { json: { story } })
  expect(edited.json).toMatchObject({ story, isEdited: true })
  expect(edited.json.parts?.map(({ basis }) => basis)).toEqual([written.parts?.[0]?.basis, 'edited'])
  const restored = await client.send<Told>('PATCH', path, { json: { story: null } })
  expect(restored.json).toEqual({ ...written, isEdited: false })
})

test('a tab with an older story does not overwrite a newer edit', async () => {
  const { client } = await makePersonWithResume(app)
  const made = await generate(client)
  const path = `/api/career-story/${made.json.id}`
  const headers = { 'if-match': made.headers.get('etag') ?? '' }
  expect((await client.send('PATCH', path, { json: { story: 'First tab.' }, headers })).status).toBe(200)
  const late = await client.send<Told>('PATCH', path, { json: { story: 'Second tab.' }, headers })
  expect([late.status, late.json.code]).toEqual([409, 'CONFLICT'])
  expect((await client.send<Told>('GET', path)).json.story).toBe('First tab.')
})

test('a deleted story is gone', async () => {
  const { client } = await makePersonWithResume(app)
  const { json } = await generate(client)
  const path = `/api/career-story/${json.id}`
  expect((await client.send('DELETE', path)).status).toBe(200)
  expect((await client.send('GET', path)).status).toBe(404)
})

test("another person's story is not found by any call", async () => {
  const [a, b] = [await makePersonWithResume(app), await makePerson(app)]
  const { json } = await generate(a.client)
  const path = `/api/career-story/${json.id}`
  const statuses = [
    await b.client.send('GET', path),
    await b.client.send('PATCH', path, { json: { story: 'Mine now.' } }),
    await b.client.send('GET', `${path}/download?format=md`),
    await b.client.send('DELETE', path),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 404])
  expect((await a.client.send<Told>('GET', path)).json.story).toBe(json.story)
})

test.each([
  ['pdf', 'application/pdf', '%PDF'],
  ['docx', 'application/vnd.openxmlformats', 'PK'],
  ['md', 'text/markdown', '# '],
])('it downloads as %s', async (format, type, start) => {
  const { client } = await makePersonWithResume(app)
  const { json } = await generate(client)
  const answer = await client.send('GET', `/api/career-story/${json.id}/download?format=${format}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain(type)
  expect(answer.headers.get('content-disposition')).toContain(`career-story-1.${format}`)
  expect(answer.text.startsWith(start)).toBe(true)
})

test('at the limits it says so: 402 for the day, 409 for saved stories', async () => {
  const narrow = await startTestApp({ env: { STORIES_PER_PERSON: '2' } })
  try {
    const { client } = await makePerson(narrow)
    const tones = ['plain', 'warm', 'formal']
    const answers = []
    for (const tone of tones) answers.push(await generate(client, { tone }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    expect(answers[2]?.json).toMatchObject({
      code: 'TOO_MANY_VERSIONS',
      error: expect.stringContaining('Delete one'),
    })
    await narrow.services.db.execute(
      sql`update subscription_features set "limit" = 0 where tier_id is null
          and feature_id = (select id from features where code = 'career_story')`,
    )
    await client.send('DELETE', `/api/career-story/${answers[0]?.json.id}`)
    expect((await generate(client, { tone: 'confident' })).json).toMatchObject({ code: 'LIMIT_REACHED' })
  } finally {
    await narrow.close()
  }
})
