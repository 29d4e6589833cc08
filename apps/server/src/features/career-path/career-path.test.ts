import type { CareerPath, RoleFits } from '@nextrung/contract/career-path'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { type TargetRole, targetRoles, type UserType } from '@nextrung/contract/roles'
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

const show = async (client: Client): Promise<CareerPath> =>
  (await client.send<CareerPath>('GET', '/api/career-path/visualization')).json

const suggest = (client: Client, json: object = {}, headers: Record<string, string> = {}) =>
  client.send<CareerPath & Failure>('POST', '/api/career-path/suggest', { json, headers })

const choose = (client: Client, targetRole: TargetRole, userType: UserType) =>
  client.send('PUT', '/auth/selection', { json: { targetRole, userType } })

const barista = {
  basics: { name: 'Talia Brand', email: 'talia@example.com' },
  work: [
    {
      name: 'Copper Kettle Coffee',
      position: 'Barista',
      startDate: '2020-02',
      highlights: ['Serve about 300 guests on a Saturday morning', 'Count the till and order for the week'],
    },
  ],
  education: [{ institution: 'Riverside College', courses: ['SQL for Beginners'] }],
}
const backendDeveloper = {
  basics: { name: 'Ned Hale', email: 'ned@example.com' },
  work: [
    {
      name: 'Harborline Freight',
      position: 'Backend Developer',
      startDate: '2020-10',
      highlights: [
        'Build booking services in Java and Spring Boot on PostgreSQL, deployed with Docker to AWS',
      ],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Java', 'Spring Boot', 'Git', 'Scrum'] }],
}

const importResume = async (client: Client, resume: object, targetRole: TargetRole = 'Data Engineer') => {
  await client.send('POST', '/api/resumes/import', { json: { resume, targetRole } })
  return waitForCompleted(client)
}

const makeBarista = async () => {
  const person = await makePerson(app)
  await choose(person.client, 'Data Engineer', 'transitioner')
  return { ...person, resume: await importResume(person.client, barista) }
}

const used = async (userId: number): Promise<number> => {
  const found = await app.services.db.execute(
    sql`select coalesce(sum(u.count), 0)::int as uses from feature_uses u join features f on f.id = u.feature_id
        where u.user_id = ${userId} and f.code = 'career_path'`,
  )
  return (found as unknown as { rows: { uses: number }[] }).rows[0]?.uses ?? 0
}

test('the root is where the person stands, and the target role comes below it', async () => {
  const { client, resume } = await makeBarista()
  const path = await show(client)
  expect([path.role, path.kind, path.skills]).toEqual(['Barista', 'standing', ['SQL']])
  expect(path.goal).toEqual({ role: 'Data Engineer', userType: 'transitioner' })
  expect(path.resume).toMatchObject({ id: resume.id, version: 1 })
  expect(path.suggestion).toBeNull()
  const [target] = path.next
  expect([target?.role, target?.kind]).toEqual(['Data Engineer', 'target'])
  expect(target?.skills).toContain('Python')
  expect(target?.timeframe).toMatch(/^About .* \(estimate\)$/)
  expect(target?.held).toContainEqual(expect.objectContaining({ skill: 'SQL', evidence: 'resume' }))
  expect(target?.pay?.source.year).toBeTruthy()
})

test('a professional of six years gets another path than a transitioner, with what a step is worth', async () => {
  const { client } = await makePerson(app)
  await choose(client, 'Technical Lead', 'professional')
  await importResume(client, backendDeveloper, 'Technical Lead')
  const path = await show(client)
  expect([path.role, path.level]).toEqual(['Backend Developer', 'Senior'])
  const target = path.next.find(({ kind }) => kind === 'target')
  expect(target?.role).toBe('Technical Lead')
  expect(target?.gain?.sources.length).toBeGreaterThan(0)
  expect(path.next.some(({ kind }) => kind === 'alternative')).toBe(true)
})

test('without a resume it says what to upload, and without a role what to choose', async () => {
  const { client } = await makePerson(app)
  const empty = await show(client)
  expect(empty.next).toEqual([])
  expect(empty.message).toContain('Choose a target role')
  await choose(client, 'Security Engineer', 'transitioner')
  const path = await show(client)
  expect(path.message).toContain('Upload a resume')
  expect(path.next[0]?.held).toEqual([])
})

test("without a selection the newest resume's role counts", async () => {
  const { client } = await makePerson(app)
  await importResume(client, backendDeveloper, 'Engineering Manager')
  const path = await show(client)
  expect(path.goal).toEqual({ role: 'Engineering Manager', userType: 'professional' })
})

test('recommendations say when the resume was corrected, within one sitting too', async () => {
  const { client } = await makeBarista()
  const correct = async (title: string) => {
    const { json } = await client.send<{ id: number }[]>('GET', '/api/resumes/1')
    const id = json[0]?.id
    const { json: original } = await client.send<{ document: ResumeDocument }>(
      'GET',
      `/api/resumes/${id}/understood`,
    )
    const [first, ...others] = original.document.work
    const document = { ...original.document, work: [{ ...first, position: title }, ...others] }
    const { status } = await client.send('PUT', `/api/resumes/${id}/understood`, { json: { document } })
    expect(status).toBe(200)
    await waitForCompleted(client)
  }
  await correct('Head Barista')
  await suggest(client)
  expect((await show(client)).suggestion?.outdated).toBeUndefined()
  await correct('Shift Supervisor')
  expect((await show(client)).suggestion?.outdated).toContain('corrected your resume')
})

test('recommendations stay the same after a reload, and say when the resume is newer', async () => {
  const { client, user } = await makeBarista()
  const { status, json } = await suggest(client, { currentRole: 'Barista', currentSkills: ['SQL'] })
  expect(status).toBe(200)
  expect(json.suggestion).toMatchObject({ engine: 'built-in', role: 'Data Engineer', claimed: [] })
  expect(json.suggestion?.recommendations[0]?.text).toContain('Go on with SQL, which you have begun.')
  expect(json.suggestion?.outdated).toBeUndefined()
  expect(await show(client)).toEqual(json)
  await importResume(client, { ...barista, skills: [{ name: 'Tools', keywords: ['Python'] }] })
  const later = await show(client)
  expect(later.next).toEqual(json.next)
  expect(later.suggestion?.outdated).toContain('version 2 is newer')
  await suggest(client, { currentRole: later.role, currentSkills: later.skills })
  const renewed = await show(client)
  expect(renewed.suggestion?.outdated).toBeUndefined()
  expect(renewed.next[0]?.held?.map(({ skill }) => skill)).toContain('Python')
  expect(await used(user.id)).toBe(2)
})

test('what the body claims counts in the answer and is not kept as evidence', async () => {
  const { client } = await makeBarista()
  const { json } = await suggest(client, { currentSkills: ['Python', 'SQL'] })
  expect(json.suggestion?.claimed).toEqual(['Python'])
  expect(json.next[0]?.held).toContainEqual(expect.objectContaining({ skill: 'Python', evidence: 'claimed' }))
  await suggest(client, {})
  expect((await show(client)).suggestion?.claimed).toEqual([])
})

test('a skill removed from the resume does not live on because a client sent it back', async () => {
  const { client } = await makeBarista()
  const { json } = await suggest(client)
  await importResume(client, { ...barista, education: [] })
  const renewed = (await suggest(client, { currentRole: json.role, currentSkills: json.skills })).json
  expect(renewed.skills).toEqual([])
})

test("a role in the caller's own words is taken as it is", async () => {
  const { client } = await makeBarista()
  const { status, json } = await suggest(client, { currentRole: 'Head of <b>Foam</b> & Beans' })
  expect([status, json.role]).toEqual([200, 'Head of <b>Foam</b> & Beans'])
})

test('another role has its own recommendations', async () => {
  const { client } = await makeBarista()
  await suggest(client)
  await choose(client, 'Product Manager', 'transitioner')
  expect((await show(client)).suggestion).toBeNull()
  await choose(client, 'Data Engineer', 'transitioner')
  expect((await show(client)).suggestion).not.toBeNull()
})

test('two requests at once with one key store and cost one', async () => {
  const { client, user } = await makeBarista()
  const [a, b] = await Promise.all([1, 2].map(() => suggest(client, {}, { 'idempotency-key': 'k' })))
  expect([a?.status, a?.json]).toEqual([200, b?.json])
  expect(await used(user.id)).toBe(1)
})

test('recommendations go with the resume version they quote', async () => {
  const { client, resume } = await makeBarista()
  await suggest(client)
  await client.send('DELETE', `/api/resumes/${resume.id}`)
  expect((await show(client)).suggestion).toBeNull()
})

test('without a target role, or with too much text, it answers 400 with a sentence', async () => {
  const { client } = await makePerson(app)
  const refused = await suggest(client)
  expect([refused.status, refused.json.error]).toEqual([
    400,
    'Please choose a target role first: the recommendations lead there.',
  ])
  const long = await suggest(client, { currentRole: 'x'.repeat(100_000) })
  expect([long.status, long.json.error]).toEqual([400, expect.stringContaining('at most 200 characters')])
})

test('at the daily limit it answers 402 with the reset time', async () => {
  const { client } = await makeBarista()
  const limited = sql`(select id from features where code = 'career_path')`
  await app.services.db.execute(
    sql`update subscription_features set "limit" = 1 where tier_id is null and feature_id = ${limited}`,
  )
  expect((await suggest(client)).status).toBe(200)
  const refused = await suggest(client)
  expect([refused.status, refused.json.code]).toEqual([402, 'LIMIT_REACHED'])
  await app.services.db.execute(
    sql`update subscription_features set "limit" = 100 where tier_id is null and feature_id = ${limited}`,
  )
})

test('role fit ranks all roles with reasons, pay and demand', async () => {
  const { client } = await makePerson(app)
  await choose(client, 'Technical Lead', 'professional')
  await importResume(client, backendDeveloper, 'Technical Lead')
  const { status, json } = await client.send<RoleFits>('GET', '/api/career-path/fit')
  expect(status).toBe(200)
  expect(json.roles.map(({ role }) => role).sort()).toEqual([...targetRoles].sort())
  expect(json.roles.map(({ rank }) => rank)).toEqual(targetRoles.map((_, at) => at + 1))
  const [best] = json.roles
  expect(best?.role).toBe('Backend Developer')
  expect(best?.reasons[0]).toContain('Java')
  expect(best?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(best?.score)
  expect([best?.pay?.source.title, best?.demand?.source.year].every(Boolean)).toBe(true)
  expect(json.roles.filter(({ isTarget }) => isTarget).map(({ role }) => role)).toEqual(['Technical Lead'])
})

test('role fit says so when nothing is known', async () => {
  const { client } = await makePerson(app)
  const { json } = await client.send<RoleFits>('GET', '/api/career-path/fit')
  expect(json.message).toContain('Upload a resume')
  expect(new Set(json.roles.map(({ rank }) => rank))).toEqual(new Set([0]))
})

test('nobody sees the path without signing in', async () => {
  const stranger = app.newClient()
  for (const path of ['visualization', 'fit'])
    expect((await stranger.send('GET', `/api/career-path/${path}`)).status).toBe(401)
  expect((await suggest(stranger)).status).toBe(401)
})
