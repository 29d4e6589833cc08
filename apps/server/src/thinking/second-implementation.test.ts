import { builtInEngine } from '@nextrung/contract/built-in-engine'
import type { LinkedInTexts } from '@nextrung/contract/linkedin'
import type { ReadDocument } from '@nextrung/contract/read-document'
import { optimizeResume } from '@nextrung/engine/resumes/optimize-resume'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import type { OptimizeInput } from '@nextrung/engine/resumes/resume-model'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { makePersonWithResume } from '../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import type { Alternative } from './fallback.ts'

let app: TestApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

const startWith = async (capability: string, run: Alternative['run']): Promise<TestApp> => {
  app = await startTestApp({
    findAlternative: async (call) =>
      call.capability === capability ? { name: 'Scripted model', run } : undefined,
  })
  return app
}

const headline = 'IT Support Specialist, honestly'
const texts = {
  headlines: [{ text: headline, characters: headline.length, parts: [] }],
  about: { text: 'I help people.', characters: 14, parts: [] },
  suggestions: [],
}

test('a text says that an alternative made it', async () => {
  const { client } = await makePersonWithResume(await startWith('writeLinkedIn', async () => texts))
  const { json } = await client.send<LinkedInTexts>('POST', '/api/linkedin', { json: {} })
  expect([json.headlines[0]?.text, json.engine]).toEqual([headline, 'Scripted model'])
})

test('a text that replaced a useless answer says that the built-in engine made it', async () => {
  const { client } = await makePersonWithResume(await startWith('writeLinkedIn', async () => ({})))
  const { status, json } = await client.send<LinkedInTexts>('POST', '/api/linkedin', { json: {} })
  expect([status, json.engine]).toEqual([200, builtInEngine])
  expect(json.headlines).toHaveLength(3)
})

test('a version says that an alternative wrote it', async () => {
  const run = async (input: unknown) => optimizeResume(input as OptimizeInput)
  const { resume } = await makePersonWithResume(await startWith('optimizeResume', run))
  expect(resume.engine).toBe('Scripted model')
})

test('a version that an alternative only read says that the built-in engine wrote it', async () => {
  const run = async (input: unknown) => parseResume(input as ReadDocument)
  const { resume } = await makePersonWithResume(await startWith('parseResume', run))
  expect(resume.engine).toBe(builtInEngine)
})

test('work for a request stops when its connection is closed, and costs nothing', async () => {
  const asked = Promise.withResolvers<AbortSignal>()
  const started = await startWith('writeLinkedIn', (_, signal) => {
    asked.resolve(signal)
    return new Promise(() => {})
  })
  const { url, logs, services } = started
  const { client, user } = await makePersonWithResume(started)
  const browser = new AbortController()
  const answer = fetch(`${url}/api/linkedin`, {
    method: 'POST',
    headers: { cookie: client.cookieHeader, origin: url, 'content-type': 'application/json' },
    body: '{}',
    signal: browser.signal,
  })
  const signal = await asked.promise
  expect(signal.aborted).toBe(false)
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve))
  browser.abort()
  await expect(answer).rejects.toThrow()
  await stopped
  await expect.poll(() => logs.join('')).toContain('REQUEST_TIMEOUT')
  const uses = await services.db.execute(sql`select count from feature_uses where user_id = ${user.id}
    and feature_id = (select id from features where code = 'linkedin_optimization')`)
  expect(uses).toMatchObject({ rows: [] })
})
