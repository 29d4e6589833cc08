import { type LinkedInTexts, linkedInLimits } from '@nextrung/contract/linkedin'
import type { CurrentSubscription } from '@nextrung/contract/subscription'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { fileForm, makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { makePersonWithResume, optimize } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const write = (client: Client, json: object = {}) =>
  client.send<LinkedInTexts & { error: string; code: string }>('POST', '/api/linkedin', { json })

const writeWithKey = (client: Client, key: string, json: object = {}) =>
  client.send<LinkedInTexts & { code: string }>('POST', '/api/linkedin', {
    json,
    headers: { 'idempotency-key': key },
  })

const used = async (userId: number): Promise<number> => {
  const found = await app.services.db.execute(
    sql`select coalesce(sum(u.count), 0)::int as uses from feature_uses u join features f on f.id = u.feature_id
        where u.user_id = ${userId} and f.code = 'linkedin_optimization'`,
  )
  return (found as unknown as { rows: { uses: number }[] }).rows[0]?.uses ?? 0
}

test("headlines and About come from the person's resume, with the lines behind each sentence", async () => {
  const { client, user, resume } = await makePersonWithResume(app)
  const { status, json } = await write(client)
  expect(status).toBe(200)
  expect(json.resume).toEqual({ id: resume.id, version: 1, fileName: 'resume.txt' })
  expect([json.targetRole, json.engine]).toEqual(['Security Engineer', 'built-in'])
  expect(json.headlines).toHaveLength(3)
  for (const { characters, text } of json.headlines) {
    expect(characters).toBeLessThanOrEqual(linkedInLimits.headline)
    expect(text).toContain('IT Support Specialist')
  }
  expect(json.about.text).toContain('At Brightwater Clinics, I manage')
  const lines = resume.originalContent
  for (const { basis, sources } of json.about.parts)
    if (basis !== 'aim') for (const { text } of sources) expect(lines).toContain(text)
  expect(await used(user.id)).toBe(1)
})

test('it waits for a version that is still being analyzed', async () => {
  const { client } = await makePerson(app)
  const { id } = await makeResume(client)
  expect((await write(client, { resumeId: id })).status).toBe(200)
})

test("another person's version is not found, and costs nothing", async () => {
  const [a, b] = [await makePersonWithResume(app), await makePersonWithResume(app)]
  const foreign = await write(a.client, { resumeId: b.resume.id })
  const missing = await write(a.client, { resumeId: 2147483000 })
  expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  expect(await used(a.user.id)).toBe(0)
})

test('probing many versions of other people is throttled as elsewhere', async () => {
  const { client } = await makePerson(app)
  const statuses = new Set<number>()
  for (let id = 1; id <= 52; id++) statuses.add((await write(client, { resumeId: 2147480000 + id })).status)
  expect([...statuses]).toEqual([404, 429])
})

test('without a resume it says to upload one first', async () => {
  const { client } = await makePerson(app)
  expect(await write(client)).toMatchObject({
    status: 404,
    json: { error: 'Please upload a resume first: the texts are written from it.' },
  })
})

test('repeating a key returns the same texts and costs nothing, even if the resume has changed', async () => {
  const { client, user, resume } = await makePersonWithResume(app)
  const first = await writeWithKey(client, 'k')
  await optimize(client, { id: resume.id, feedback: 'Leave out Splunk. Put education first.' })
  await waitForCompleted(client)
  expect((await writeWithKey(client, 'k')).json).toEqual(first.json)
  expect(await used(user.id)).toBe(1)
  expect((await writeWithKey(client, 'another')).json.resume.version).toBe(2)
  expect(await used(user.id)).toBe(2)
})

test('two requests at once cost one, with or without a key', async () => {
  const { client, user } = await makePersonWithResume(app)
  const [a, b] = await Promise.all([writeWithKey(client, 'k'), writeWithKey(client, 'k')])
  expect([a.status, a.json]).toEqual([200, b.json])
  expect(await used(user.id)).toBe(1)
  const [c, d] = await Promise.all([write(client), write(client)])
  expect([c.status, c.json]).toEqual([200, d.json])
  expect(await used(user.id)).toBe(2)
  await write(client)
  expect(await used(user.id)).toBe(3)
})

test('a key used for one version is rejected for another', async () => {
  const { client, resume } = await makePersonWithResume(app)
  await writeWithKey(client, 'k', { resumeId: resume.id })
  expect(await writeWithKey(client, 'k')).toMatchObject({ status: 422, json: { code: 'KEY_REUSED' } })
})

test('texts of a deleted version are not kept', async () => {
  const { client, user, resume } = await makePersonWithResume(app)
  await writeWithKey(client, 'k')
  await client.send('DELETE', `/api/resumes/${resume.id}`)
  const { rows } = (await app.services.db.execute(
    sql`select answer from answered_requests where user_id = ${user.id} and answer is not null`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
})

test('at the limit it answers 402 with the reset time', async () => {
  const { client, user } = await makePersonWithResume(app)
  await app.services.db.execute(
    sql`update subscription_features set "limit" = 2 where tier_id is null
        and feature_id = (select id from features where code = 'linkedin_optimization')`,
  )
  expect((await write(client)).status).toBe(200)
  expect((await write(client)).status).toBe(200)
  const refused = await write(client)
  expect([refused.status, refused.json.code]).toEqual([402, 'LIMIT_REACHED'])
  expect(refused.json.error).toContain('00:00 UTC')
  expect(await used(user.id)).toBe(2)
  await client.send('POST', '/api/subscription/activate-free')
  expect((await write(client)).status).toBe(200)
  const { json } = await client.send<CurrentSubscription>('GET', '/api/subscription/current')
  expect(json?.allowances).toContainEqual(
    expect.objectContaining({ feature: 'linkedin_optimization', used: 3 }),
  )
})

test('a resume without lines gets a short text and suggestions', async () => {
  const { client } = await makePerson(app)
  await client.send('POST', '/api/resumes', { form: fileForm('Nia Adeyemi') })
  const { status, json } = await write(client)
  expect(status).toBe(200)
  expect(json.about.text.length).toBeGreaterThan(0)
  expect(json.suggestions.length).toBeGreaterThan(0)
})
