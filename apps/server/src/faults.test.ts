import type { Resume } from '@nextrung/contract/resumes'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { fileForm, goodPassword, resumeText, waitForCompleted } from './testing/factories.ts'
import { endSpawned, onBusyMachine, type SpawnedServer, spawnServer } from './testing/spawned-server.ts'
import { makeFilledDataFolder, makeSharedDatabase } from './testing/test-database.ts'

const isServer = inject('databaseTemplate').kind === 'server'

let env: Record<string, string>
let cleanUp: () => Promise<void>

beforeEach(async () => {
  const folder = await makeFilledDataFolder()
  const shared = await makeSharedDatabase()
  env = { DATA_DIR: folder.dataDir, ...(shared ? { DATABASE_URL: shared.url } : {}) }
  cleanUp = async () => {
    await folder.remove()
    await shared?.drop()
  }
})
afterEach(async () => {
  await endSpawned()
  await cleanUp()
})

const start = (extra: Record<string, string> = {}) => spawnServer({ ...onBusyMachine, ...env, ...extra })

const person = async (server: SpawnedServer) => {
  const client = server.newClient()
  const email = `fault-${Math.random().toString(36).slice(2)}@example.com`
  const body = { displayName: 'Fault Person', email, password: goodPassword }
  expect((await client.send('POST', '/auth/sign-up/email', { json: body })).status).toBe(200)
  return client
}

const moveTo = (server: SpawnedServer, { cookies }: Client) => {
  const client = server.newClient()
  client.cookies = cookies
  return client
}

const list = async (client: Client) => (await client.send<Resume[]>('GET', '/api/resumes/1')).json

const metricsToken = 'a-token-of-the-test'

/** How many requests the server is answering. */
const countRequests = async (server: SpawnedServer) => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { text } = await server.newClient().send('GET', '/metrics', { headers })
  return Number(/^nextrung_http_requests_in_flight (\d+)$/m.exec(text)?.[1])
}

const post = (client: Client, key?: string) =>
  client.send<Resume>('POST', '/api/resumes', {
    form: fileForm(resumeText()),
    headers: key ? { 'idempotency-key': key } : {},
  })

// `npm run faults -- F01` kills it at every share of the body.
describe('a server killed in an upload', () => {
  test('while the bytes arrive leaves nothing behind, and a retry works', async () => {
    const first = await start()
    const client = await person(first)
    const text = resumeText() + 'Filler line of an honest resume.\n'.repeat(150_000)
    const sending = client.send('POST', '/api/resumes', {
      body: new ReadableStream({
        start: async (controller) => {
          const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.txt"\r\n\r\n'
          controller.enqueue(new TextEncoder().encode(head))
          controller.enqueue(new TextEncoder().encode(text))
          await first.end('SIGKILL')
          controller.close()
        },
      }),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      duplex: 'half',
    })
    await expect(sending).rejects.toThrow()
    const moved = moveTo(await start(), client)
    expect(await list(moved)).toEqual([])
    expect((await post(moved)).status).toBe(201)
    expect(await waitForCompleted(moved)).toMatchObject({ version: 1 })
  })

  test('before the commit leaves the list unchanged', async () => {
    const first = await start({ FAIL_AT: 'upload.before-commit:kill' })
    const client = await person(first)
    await expect(post(client)).rejects.toThrow()
    const second = await start()
    expect(await list(moveTo(second, client))).toEqual([])
  })

  test('after the commit keeps it once; the same key does not make another', async () => {
    const first = await start({ FAIL_AT: 'upload.after-commit:kill' })
    const client = await person(first)
    await expect(post(client, 'the-same-key')).rejects.toThrow()
    const second = await start()
    const moved = moveTo(second, client)
    expect((await post(moved, 'the-same-key')).status).toBe(201)
    expect(await list(moved)).toHaveLength(1)
    expect(await waitForCompleted(moved)).toMatchObject({ version: 1 })
  })
})

describe('a server killed in an analysis', () => {
  // `npm run faults -- F04` kills it at every step.
  test('finishes it after the restart, once', async () => {
    const first = await start({ FAIL_AT: 'analysis.before-commit:kill' })
    const client = await person(first)
    await post(client).catch(() => undefined)
    await first.ended
    const second = await start()
    const moved = moveTo(second, client)
    expect(await waitForCompleted(moved)).toMatchObject({ version: 1 })
    // Work that is enqueued later ends later: by then a second try would have shown.
    expect((await post(moved, 'another-key')).status).toBe(201)
    expect(await waitForCompleted(moved)).toMatchObject({ version: 2 })
    const analyses = () => second.output().match(/"job":"analyze-resume".*"outcome":"done"/g)
    await expect.poll(analyses).toHaveLength(2)
    expect(await list(moved)).toHaveLength(2)
  })

  test('in every attempt still completes the version, with the original text and an honest note', async () => {
    let server = await start({ FAIL_AT: 'analysis.before-parse:throw' })
    const client = await person(server)
    await post(client)
    const done = await waitForCompleted(client)
    expect(done.optimizedContent).toContain('Maya Plain Okafor')
    expect(JSON.parse(done.feedback ?? '[]')[0]).toContain('We could not analyze this file')
    await server.end('SIGTERM')
    server = await start()
    expect(await list(moveTo(server, client))).toHaveLength(1)
  })
})

test.each(['event.before-delivery', 'event.after-delivery'])(
  'a server killed at %s notifies once of a finished analysis after the restart',
  async (point) => {
    const first = await start({ FAIL_AT: `${point}:kill` })
    const client = await person(first)
    await post(client).catch(() => undefined)
    await first.ended
    const moved = moveTo(await start(), client)
    await waitForCompleted(moved)
    const told = async () =>
      (await moved.send<{ notifications: { kind: string }[] }>('GET', '/api/notifications')).json
        .notifications
    await expect.poll(async () => (await told()).length).toBe(1)
    expect((await told()).map(({ kind }) => kind)).toEqual(['analysis-finished'])
  },
)

test('after SIGTERM, requests finish, jobs return to the queue and the server exits within fifteen seconds', async () => {
  const first = await start({ FAIL_AT: 'upload.before-commit:delay=700', METRICS_TOKEN: metricsToken })
  const client = await person(first)
  const sent = Array.from({ length: 20 }, (_, index) =>
    client.send<Resume>('POST', '/api/resumes', { form: fileForm(resumeText(`Number${index}`)) }),
  )
  let answered = 0
  for (const one of sent) one.then(() => answered++).catch(() => {})
  // The question itself is one of the requests that are being answered.
  await expect.poll(async () => answered + (await countRequests(first)) - 1).toBe(sent.length)
  const startedAt = Date.now()
  const code = await first.end('SIGTERM')
  expect(code).toBe(0)
  expect(Date.now() - startedAt).toBeLessThan(15_000)
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  for (const status of statuses) expect([201, 503]).toContain(status)
  const second = await start()
  const moved = moveTo(second, client)
  await waitForCompleted(moved)
  const kept = await list(moved)
  expect(kept).toHaveLength(statuses.filter((status) => status === 201).length)
})

test.runIf(isServer)(
  'two servers on one database share the work; each job is done once, kills included (needs PostgreSQL)',
  async () => {
    const [first, second] = [await start(), await start()]
    const clients = [await person(first), await person(second)]
    for (let round = 0; round < 12; round++)
      for (const client of clients)
        expect(
          (await client.send('POST', '/api/resumes', { form: fileForm(resumeText(`R${round}`)) })).status,
        ).toBe(201)
    await first.end('SIGKILL')
    const third = await start()
    for (const [index, client] of clients.entries()) {
      const moved = moveTo(index === 0 ? third : second, client)
      await expect
        .poll(async () => (await list(moved)).filter(({ status }) => status === 'completed').length, {
          timeout: 90_000,
          interval: 500,
        })
        .toBe(12)
      expect((await list(moved)).map(({ version }) => version)).toEqual(
        Array.from({ length: 12 }, (_, n) => 12 - n),
      )
    }
  },
)
