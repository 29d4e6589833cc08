import type { LearningChallenge, LearningPath } from '@nextrung/contract/learning-path'
import type { DailyStep, LearningPlan } from '@nextrung/contract/learning-plan'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Failure = { error: string; code: string }

const base = '/api/learning-path'
const generate = (client: Client, json: object = {}, headers: Record<string, string> = {}) =>
  client.send<LearningPath & Failure>('POST', `${base}/generate`, {
    json: { targetRole: 'Data Engineer', currentSkills: ['SQL'], ...json },
    headers,
  })
const plan = (client: Client) => client.send<LearningPlan>('GET', `${base}/plan`)
const enrol = (client: Client, courseId: string, json: object = {}) =>
  client.send<LearningPlan & Failure>('PUT', `${base}/enrollments/${courseId}`, { json })

const noPreferences = { hoursPerWeek: null, startsOn: null, order: [], skipped: [], topics: [] }
const prefer = (client: Client, json: object, headers: Record<string, string> = {}) =>
  client.send<LearningPlan & Failure>('PUT', `${base}/preferences`, {
    json: { ...noPreferences, ...json },
    headers,
  })

const barista = {
  basics: { name: 'Talia Brand', email: 'talia@example.com' },
  work: [
    {
      name: 'Copper Kettle Coffee',
      position: 'Barista',
      startDate: '2020-02',
      highlights: ['Serve 300 guests'],
    },
  ],
  education: [{ institution: 'Riverside College', courses: ['SQL for Beginners'] }],
}

const used = async (userId: number): Promise<number> => {
  const found = await app.services.db.execute(
    sql`select coalesce(sum(u.count), 0)::int as uses from feature_uses u join features f on f.id = u.feature_id
        where u.user_id = ${userId} and f.code = 'learning_path'`,
  )
  return (found as unknown as { rows: { uses: number }[] }).rows[0]?.uses ?? 0
}

test('a path made from the body alone starts after what the person claims', async () => {
  const { client, user } = await makePerson(app)
  const { status, json } = await generate(client)
  expect(status).toBe(200)
  expect(json).toMatchObject({ engine: 'built-in', goal: { role: 'Data Engineer' } })
  expect(json.acquired).toContain('SQL')
  expect(json.milestones.some(({ completed }) => !completed)).toBe(true)
  expect(json.courses[0]).toMatchObject({ name: expect.any(String), url: expect.stringMatching(/^https:/) })
  expect(json.estimatedDuration).toContain('estimate')
  expect(await used(user.id)).toBe(1)
  // What the body claims is not kept.
  expect((await plan(client)).json.path?.acquired).toEqual([])
})

test('the skills of the newest resume and of the profile are listed, and count without being claimed', async () => {
  const { client } = await makePerson(app)
  await client.send('POST', '/api/resumes/import', { json: { resume: barista, targetRole: 'Data Engineer' } })
  await waitForCompleted(client)
  const claimed = await client.send<{ skills: string[] }>('PATCH', `${base}/skills`, {
    json: { add: ['Git', 'git', 'Linux'] },
  })
  expect(claimed.json.skills.slice(-2)).toEqual(['Git', 'Linux'])
  const listed = (await client.send<{ skills: string[] }>('GET', '/api/user/skills')).json.skills
  expect(listed).toEqual(claimed.json.skills)
  const { json } = await generate(client, { currentSkills: [] })
  expect(json.acquired).toContain('Git')
  const removed = await client.send<{ skills: string[] }>('PATCH', `${base}/skills`, {
    json: { remove: ['GIT'] },
  })
  expect(removed.json.skills).not.toContain('Git')
})

test('required skills are found whatever the case of the role, and none for a role without data', async () => {
  const { client } = await makePerson(app)
  const ask = async (role: string) =>
    (
      await client.send<{ requiredSkills: string[] }>(
        'GET',
        `${base}/roles/${encodeURIComponent(role)}/skills`,
      )
    ).json
  expect((await ask('data engineer')).requiredSkills).toContain('SQL')
  expect((await ask('Site Reliability Engineer (SRE)')).requiredSkills.length).toBeGreaterThan(3)
  expect((await ask('Lion tamer')).requiredSkills).toEqual([])
})

test('a role without data is refused with a sentence unless the body says what it asks for', async () => {
  const { client } = await makePerson(app)
  const refused = await generate(client, { targetRole: 'Lion tamer' })
  expect([refused.status, refused.json.code]).toEqual([409, 'NOT_READY'])
  expect(refused.json.error).toContain('Lion tamer')
  const made = await generate(client, { targetRole: 'Lion tamer', requiredSkills: ['SQL', 'Whip cracking'] })
  expect(made.status).toBe(200)
  expect(made.json.required).toEqual(expect.arrayContaining(['SQL', 'Whip cracking']))
})

test('two requests at once with one key cost one', async () => {
  const { client, user } = await makePerson(app)
  const [a, b] = await Promise.all([1, 2].map(() => generate(client, {}, { 'idempotency-key': 'k' })))
  expect([a?.status, a?.json.madeAt]).toEqual([200, b?.json.madeAt])
  expect(await used(user.id)).toBe(1)
})

test('the hours a week move the dates, and a skipped skill leaves the path', async () => {
  const { client } = await makePerson(app)
  const before = (await generate(client)).json
  const slow = (await prefer(client, { hoursPerWeek: 2 })).json.path
  expect(Date.parse(slow?.finishes?.to ?? '')).toBeGreaterThan(Date.parse(before.finishes?.to ?? ''))
  const skill = before.milestones.find(({ completed }) => !completed)?.steps?.[0]?.skill ?? ''
  const shorter = (await prefer(client, { skipped: [skill], topics: ['Rust'] })).json.path
  const open = shorter?.milestones.flatMap(({ steps = [] }) => steps.map((step) => step.skill))
  expect(open).not.toContain(skill)
  expect(open).toContain('Rust')
})

test('preferences that another tab changed are not overwritten', async () => {
  const { client } = await makePerson(app)
  const etag = (await plan(client)).headers.get('etag') ?? ''
  expect((await prefer(client, { hoursPerWeek: 5 }, { 'if-match': etag })).status).toBe(200)
  const refused = await prefer(client, { hoursPerWeek: 9 }, { 'if-match': etag })
  expect([refused.status, refused.json.code]).toEqual([409, 'CONFLICT'])
  expect((await plan(client)).json.preferences.hoursPerWeek).toBe(5)
})

test('a finished course counts as evidence of its own kind, and taking it back undoes that', async () => {
  const { client } = await makePerson(app)
  const course = (await generate(client)).json.courses[0]
  const started = (await enrol(client, course?.id ?? '', { progress: 40 })).json.enrollments[0]
  expect(started).toMatchObject({ status: 'in_progress', progress: 40, completedAt: null })
  const finished = (await enrol(client, course?.id ?? '', { progress: 100, rating: 4 })).json
  expect(finished.enrollments[0]).toMatchObject({ status: 'completed', rating: 4 })
  const kinds = finished.path?.milestones.flatMap(({ steps = [] }) =>
    steps.flatMap(({ evidence }) => evidence?.kind ?? []),
  )
  expect(kinds).toContain('course')
  const back = await client.send<LearningPlan>('DELETE', `${base}/enrollments/${course?.id}`)
  expect(back.json.enrollments).toEqual([])
  const unknown = await enrol(client, 'no-such-course')
  expect([unknown.status, unknown.json.code]).toEqual([404, 'NOT_FOUND'])
})

test('a milestone is ticked by the person and unticked again', async () => {
  const { client } = await makePerson(app)
  const open = (await generate(client)).json.milestones.find(({ completed }) => !completed)
  const path = `${base}/milestones/${open?.id}`
  const marked = (await client.send<LearningPlan>('PUT', path)).json
  expect(marked.marks).toMatchObject([{ milestoneId: open?.id, role: 'Data Engineer' }])
  expect(marked.path?.milestones.find(({ id }) => id === open?.id)).toMatchObject({
    completed: true,
    isMarked: true,
  })
  const unmarked = (await client.send<LearningPlan>('DELETE', path)).json
  expect(unmarked.path?.milestones.find(({ id }) => id === open?.id)?.completed).toBe(false)
  expect((await client.send('PUT', `${base}/milestones/none`)).status).toBe(404)
})

test('a finished course counts on the career path, too', async () => {
  const { client } = await makePerson(app)
  await client.send('PUT', '/auth/selection', {
    json: { userType: 'transitioner', targetRole: 'Data Engineer' },
  })
  const skillsOf = async () =>
    (await client.send<{ skills: string[] }>('GET', '/api/career-path/visualization')).json.skills
  const course = (await generate(client)).json.courses[0]
  const before = await skillsOf()
  await enrol(client, course?.id ?? '', { progress: 100 })
  expect((await skillsOf()).length).toBeGreaterThan(before.length)
})

test('a changed role keeps what is done', async () => {
  const { client } = await makePerson(app)
  const course = (await generate(client)).json.courses[0]
  await enrol(client, course?.id ?? '', { progress: 100 })
  await generate(client, { targetRole: 'Data Scientist' })
  const { json } = await plan(client)
  expect(json.path?.goal?.role).toBe('Data Scientist')
  expect(json.enrollments).toHaveLength(1)
})

test('the calendar has one entry a week, with ids that stay', async () => {
  const { client } = await makePerson(app)
  expect((await client.send('GET', `${base}/calendar`)).status).toBe(404)
  await generate(client)
  const file = await client.send('GET', `${base}/calendar`)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  const ids = (text: string) => text.match(/^UID:.*$/gm)
  expect(ids(file.text)?.length).toBeGreaterThan(1)
  expect(file.text).toContain('SUMMARY:Learn ')
  expect(ids((await client.send('GET', `${base}/calendar`)).text)).toEqual(ids(file.text))
})

test('challenges fit the person, and differ for another one', async () => {
  const { client } = await makePerson(app)
  const ask = async (json: object) =>
    (
      await client.send<LearningChallenge[]>('POST', `${base}/challenges`, {
        json: { targetRole: 'Data Engineer', ...json },
      })
    ).json
  const beginner = await ask({ currentSkills: ['SQL'] })
  const advanced = await ask({
    currentSkills: ['SQL', 'Python', 'Spark', 'Kafka', 'Airflow', 'AWS', 'Docker', 'ETL'],
  })
  expect(beginner.length).toBeGreaterThanOrEqual(3)
  expect(beginner[0]?.why).toBeTruthy()
  expect(advanced.map(({ id }) => id)).not.toEqual(beginner.map(({ id }) => id))
})

test('the next step changes when it is put off, ends the day when done, and can be taken back', async () => {
  const { client } = await makePerson(app)
  const ask = async () => (await client.send<DailyStep>('GET', `${base}/next-step`)).json
  const reply = async (id: string, answer: string) =>
    client.send<DailyStep & Failure>('POST', `${base}/next-step/${encodeURIComponent(id)}`, {
      json: { answer },
    })
  const first = (await ask()).step
  const second = (await reply(first?.id ?? '', 'later')).json
  expect(second.step?.id).not.toBe(first?.id)
  expect(second.answered).toMatchObject({ id: first?.id, answer: 'later' })
  const done = (await reply(second.step?.id ?? '', 'done')).json
  expect([done.step, done.answered?.answer]).toEqual([null, 'done'])
  const undone = await client.send<DailyStep>(
    'DELETE',
    `${base}/next-step/${encodeURIComponent(second.step?.id ?? '')}`,
  )
  expect(undone.json.step?.id).toBe(second.step?.id)
  expect((await reply('no-such-step', 'done')).status).toBe(404)
})

test('at the daily limit it answers 402 with the reset time', async () => {
  const { client } = await makePerson(app)
  const limit = (most: number) =>
    app.services.db.execute(
      sql`update subscription_features set "limit" = ${most} where tier_id is null
          and feature_id = (select id from features where code = 'learning_path')`,
    )
  await limit(1)
  expect((await generate(client)).status).toBe(200)
  const refused = await generate(client, { currentSkills: ['Python'] })
  expect([refused.status, refused.json.code]).toEqual([402, 'LIMIT_REACHED'])
  await limit(100)
})

test('too much, or nothing to go by, answers 400 with a sentence', async () => {
  const { client } = await makePerson(app)
  const without = await generate(client, { targetRole: ' ' })
  expect([without.status, without.json.error]).toEqual([400, 'Choose a target role.'])
  const many = await generate(client, { currentSkills: Array.from({ length: 501 }, () => 'SQL') })
  expect([many.status, many.json.error]).toEqual([400, 'Send at most 500 skills.'])
  const topics = await prefer(client, { topics: Array.from({ length: 31 }, (_, at) => `Topic ${at}`) })
  expect([topics.status, topics.json.error]).toEqual([400, 'You can add at most 30 topics of your own.'])
})

test('nobody sees a path without signing in, or anything of another person', async () => {
  const stranger = app.newClient()
  for (const path of ['plan', 'calendar', 'next-step'])
    expect((await stranger.send('GET', `${base}/${path}`)).status).toBe(401)
  const { client } = await makePerson(app)
  const other = (await makePerson(app)).client
  await generate(client)
  await prefer(client, { topics: ['Rust'] })
  expect((await plan(other)).json).toMatchObject({ path: null, preferences: noPreferences, enrollments: [] })
})
