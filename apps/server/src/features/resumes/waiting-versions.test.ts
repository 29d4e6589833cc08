import type { Resume } from '@nextrung/contract/resumes'
import { sql } from 'drizzle-orm'
import { afterEach, expect, inject, test } from 'vitest'
import { openDatabaseServer } from '../../db/client.ts'
import type { FailPoint } from '../../fail-points.ts'
import type { Client } from '../../testing/client.ts'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { listVersions, makePersonWithResume, optimize } from '../../testing/resume-calls.ts'
import { type RunningApp, startOn } from '../../testing/running-app.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { makeSharedDatabase } from '../../testing/test-database.ts'
import { analyzeResume, requeueStrandedAnalyses } from './resumes.public.ts'

const running: (() => Promise<void>)[] = []
const closedAfterwards = <App extends { close(): Promise<void> }>(app: App): App => {
  running.push(app.close)
  return app
}
afterEach(async () => {
  for (const close of running.splice(0)) await close()
})

/** Blocks the first analysis that reaches this point until it is released. */
const holdFirst = (held: FailPoint) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  let isFirst = true
  const failPoint = async (point: FailPoint) => {
    if (point !== held || !isFirst) return
    isFirst = false
    reach()
    await released
  }
  return { failPoint, release, reached }
}

const startHeld = async (held: FailPoint = 'analysis.before-parse') => {
  const { failPoint, release, reached } = holdFirst(held)
  const app = closedAfterwards(await startTestApp({ failPoint }))
  const person = await makePerson(app)
  const base = await makeResume(person.client, person.mark)
  await reached
  return { app, ...person, base, release }
}

const ask = async (client: Client, { id }: Resume, feedback: string): Promise<Resume> => {
  const { status, json } = await optimize(client, { id, feedback })
  expect(status).toBe(200)
  return json
}

const statusesOf = async (client: Client, ids: number[]) =>
  (await listVersions(client)).filter(({ id }) => ids.includes(id)).map(({ status }) => status)

const expectAllCompleted = async (client: Client) =>
  expect
    .poll(async () => new Set((await listVersions(client)).map(({ status }) => status)))
    .toEqual(new Set(['completed']))

test("versions waiting for their base do not hold up the person's other analyses", async () => {
  const { client, base, release } = await startHeld()
  const waiting: number[] = []
  for (const words of ['Put education first.', 'Shorter.', 'Leave out Splunk.', 'Leave out my phone number.'])
    waiting.push((await ask(client, base, words)).id)
  await makeResume(client, 'Another')
  expect((await waitForCompleted(client)).originalContent).toContain('Another')
  expect(await statusesOf(client, waiting)).toEqual(['pending', 'pending', 'pending', 'pending'])
  release()
  await expectAllCompleted(client)
})

test('a request for a waiting version is answered once it and its base are completed', async () => {
  const { client, base, release } = await startHeld()
  const { id } = await ask(client, base, 'Leave out my phone number.')
  const download = client.send('GET', `/api/resumes/${id}/download?format=md`)
  release()
  const { status, text } = await download
  expect(status).toBe(200)
  expect(text).not.toContain('555-0142')
})

test('feedback on a waiting version is processed after that version', async () => {
  const { client, base, release } = await startHeld()
  const second = await ask(client, base, 'Leave out my phone number.')
  await ask(client, second, 'Put education first.')
  release()
  const third = await waitForCompleted(client)
  expect(third.version).toBe(3)
  expect(third.optimizedContent).not.toContain('555-0142')
})

test('a version whose base is deleted while it waits is analyzed without it', async () => {
  const { client, base, release } = await startHeld()
  await ask(client, base, 'Put education first.')
  expect((await client.send('DELETE', `/api/resumes/${base.id}`)).status).toBe(200)
  const done = await waitForCompleted(client)
  expect(done).toMatchObject({ version: 2, engine: 'built-in' })
  release()
})

test('a version whose base fails for good is still analyzed', async () => {
  let failures = 0
  const failPoint = async (point: FailPoint) => {
    if (point === 'analysis.before-parse' && ++failures <= 3)
      throw new Error('the analysis of the base fails')
  }
  const app = closedAfterwards(await startTestApp({ failPoint }))
  const { client } = await makePerson(app)
  const base = await makeResume(client)
  await ask(client, base, 'Put education first.')
  expect(await waitForCompleted(client, 60_000)).toMatchObject({ version: 2, engine: 'built-in' })
  expect((await listVersions(client))[1]).toMatchObject({ id: base.id, status: 'completed', engine: null })
})

test('feedback that arrives while its base is being stored is not lost', async () => {
  const { client, base, release } = await startHeld('analysis.before-commit')
  await ask(client, base, 'Put education first.')
  release()
  expect(await waitForCompleted(client)).toMatchObject({ version: 2, engine: 'built-in' })
})

test('a job for a version that is still waiting does nothing', async () => {
  const { app, client, user, base, release } = await startHeld()
  const { id } = await ask(client, base, 'Put education first.')
  await analyzeResume(app.services, { userId: user.id, id })
  const found = await app.services.db.execute(sql`select status, attempt from resumes where id = ${id}`)
  expect((found as unknown as { rows: unknown[] }).rows).toEqual([{ status: 'pending', attempt: 0 }])
  release()
  await expectAllCompleted(client)
})

test('stranded analyses are requeued starting with the base', async () => {
  const app = closedAfterwards(await startTestApp())
  const { db } = app.services
  const { client, resume } = await makePersonWithResume(app)
  await db.execute(sql`update resumes set status = 'analyzing', attempt = 1`)
  await ask(client, resume, 'Put education first.')
  expect(await requeueStrandedAnalyses(app.services)).toBe(1)
  await expectAllCompleted(client)
})

test('a version not enqueued when its base completed is requeued', async () => {
  const app = closedAfterwards(await startTestApp())
  const { db } = app.services
  const { client, resume } = await makePersonWithResume(app)
  await db.execute(sql`update resumes set status = 'analyzing'`)
  await ask(client, resume, 'Put education first.')
  await db.execute(sql`update resumes set status = 'completed' where id = ${resume.id}`)
  expect(await requeueStrandedAnalyses(app.services)).toBe(1)
  expect(await waitForCompleted(client)).toMatchObject({ version: 2, engine: 'built-in' })
})

test.runIf(inject('databaseTemplate').kind === 'server')(
  "with two processes on one database, either completes versions waiting for the other process's base (needs PostgreSQL)",
  async () => {
    const shared = await makeSharedDatabase()
    if (!shared) throw new Error('this run has a server')
    running.push(shared.drop)
    const start = async (failPoint?: (point: FailPoint) => Promise<void>): Promise<RunningApp> => {
      const app = await startOn(
        openDatabaseServer(shared.url, () => {}),
        failPoint ? { failPoint } : {},
      )
      running.unshift(app.close)
      return app
    }
    const { failPoint, release, reached } = holdFirst('analysis.before-commit')
    const one = await start(failPoint)
    const { client } = await makePerson(one)
    const base = await makeResume(client)
    await reached
    const other = await start()
    const there = other.newClient()
    there.cookies = client.cookies
    await ask(there, base, 'Put education first.')
    release()
    expect(await waitForCompleted(there)).toMatchObject({ version: 2, engine: 'built-in' })
  },
)
