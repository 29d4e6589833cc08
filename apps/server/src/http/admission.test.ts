import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answered } from '../testing/client.ts'
import { fileForm, makePerson, makeResume, resumeText, waitForCompleted } from '../testing/factories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { limitAdmission } from './admission.ts'

const concurrency = 10
let held: PromiseWithResolvers<void> | undefined
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    env: { REQUESTS_AT_ONCE: String(concurrency) },
    failPoint: async (point) => {
      if (point === 'upload.before-commit') await held?.promise
    },
  })
})
afterAll(() => app.close())

/** Keeps every question to the database waiting, so that requests pile up as under a load. */
const holdDatabase = async (): Promise<() => Promise<unknown>> => {
  const entered = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const done = app.services.db.transaction(async (tx) => {
    await tx.execute('lock table identity_sessions in access exclusive mode')
    entered.resolve()
    await release.promise
  })
  await entered.promise
  return () => {
    release.resolve()
    return done
  }
}

test('requests over the limit get 503 with Retry-After immediately, and the others continue', async () => {
  const { client } = await makePerson(app)
  const letGo = await holdDatabase()
  const early: Answered[] = []
  const asked = Array.from({ length: concurrency + 5 }, async () => {
    const answer = await client.send('GET', '/api/resumes/1')
    early.push(answer)
    return answer
  })
  await expect.poll(() => early.length).toBe(5)
  for (const { status, headers, json } of early)
    expect([status, headers.get('retry-after'), json]).toEqual([
      503,
      '2',
      expect.objectContaining({
        code: 'UNAVAILABLE',
        error: 'The server is busy. Please try again in a moment.',
      }),
    ])
  await letGo()
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(concurrency).fill(200), ...Array(5).fill(503)])
  expect((await client.send('GET', '/api/resumes/1')).status).toBe(200)
  const told = app.logs.filter((line) => line.includes('too many requests at once'))
  expect(told).toHaveLength(1)
})

test('a flood of quick requests is limited too if the database blocks the event loop', async () => {
  const { client } = await makePerson(app)
  const crowd = await Promise.all(
    Array.from({ length: concurrency * 4 }, () => client.send('GET', '/api/resumes/1')),
  )
  const served = crowd.filter(({ status }) => status === 200).length
  expect(crowd.filter(({ status }) => status === 503).length).toBe(crowd.length - served)
  expect(served).toBeGreaterThanOrEqual(concurrency)
  expect(served).toBeLessThan(crowd.length)
})

test('waiting uploads leave room for everything else', async () => {
  const { client, user } = await makePerson(app)
  await makeResume(client)
  const { id } = await waitForCompleted(client)
  held = Promise.withResolvers()
  const uploads = Array.from({ length: 5 }, (_, number) =>
    client.send('POST', '/api/resumes', { form: fileForm(resumeText(`Number${number}`)) }),
  )
  expect((await Promise.any(uploads)).status).toBe(503)
  const mine = await Promise.all([
    client.send('GET', '/api/resumes/1'),
    client.send('PATCH', `/api/settings/${user.uid}`, { json: { theme: 'dark' } }),
    client.send('GET', `/api/resumes/${id}/download?format=md`),
    client.send('GET', '/health'),
  ])
  expect(mine.map(({ status, text }) => (status === 200 ? status : text))).toEqual([200, 200, 200, 200])
  held.resolve()
  const statuses = (await Promise.all(uploads)).map(({ status }) => status).sort()
  expect(statuses).toEqual([201, 201, 503, 503, 503])
})

test('a browser that disconnects frees its slot', async () => {
  const { client } = await makePerson(app)
  const letGo = await holdDatabase()
  const leaving = new AbortController()
  const left = Array.from({ length: concurrency }, () =>
    fetch(`${app.url}/api/resumes/1`, {
      headers: { cookie: client.cookieHeader },
      signal: leaving.signal,
    }).catch(() => undefined),
  )
  await expect.poll(async () => (await client.send('GET', '/api/resumes/1')).status).toBe(503)
  leaving.abort()
  await Promise.all(left)
  await letGo()
  await expect.poll(async () => (await client.send('GET', '/api/resumes/1')).status).toBe(200)
})

test('an API route cannot be added without declaring its cost', () => {
  const bare = Fastify()
  limitAdmission(bare, concurrency)
  expect(() => bare.get('/api/notes', async () => [])).toThrow('GET /api/notes has no cost.')
  bare.get('/notes.html', async () => '')
  bare.get('/api/letters', { config: { cost: 'work' } }, async () => [])
})
