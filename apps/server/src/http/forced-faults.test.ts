import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wideLimits } from '../testing/features.ts'
import { calls } from '../testing/fuzz/calls.ts'
import { sendUntilServed, toWire } from '../testing/fuzz/request.ts'
import { rowOf, validRequests } from '../testing/fuzz/valid-requests.ts'
import { idsFor, makeWorld, type World } from '../testing/fuzz/world.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp({ env: wideLimits })
  world = await makeWorld(app)
})
afterAll(() => app.close())

const failing = () => {
  throw new Error('relation "secret_table" is broken at /srv/path')
}
const brokenParts = (): Partial<TestApp['services']> => ({
  db: new Proxy(app.services.db, { get: () => failing }),
  identity: { ...app.services.identity, signOut: async () => failing() },
})

const routes = [...calls].filter(([, call]) => !rowOf(call).needsNoDatabase)

test.each(routes)(
  'a bug in %s is answered without detail, and the log has its cause',
  async (_route, call) => {
    const [example] = fc.sample(validRequests(call), { numRuns: 1, seed: 7 })
    if (!example) throw new Error('no example')
    const value = rowOf(call).bodyForDatabase
    const request = value ? { ...example, body: { kind: 'json' as const, value } } : example
    const ids = await idsFor(world, request)
    const whole = { ...app.services }
    Object.assign(app.services, brokenParts())
    const cookie = world.a.client.cookieHeader
    const answer = await sendUntilServed(app.url, toWire({ ...request, headers: { cookie } }, ids)).finally(
      () => Object.assign(app.services, whole),
    )
    const text = answer.bytes.toString()
    expect([answer.status, JSON.parse(text)]).toEqual([
      500,
      { error: 'Something went wrong', code: 'INTERNAL', message: 'Something went wrong' },
    ])
    const id = answer.headers['x-request-id'] ?? '?'
    const line = app.logs.find((entry) => entry.includes(id) && entry.includes('secret_table'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 'error',
      err: { stack: expect.stringContaining('.ts:') },
    })
    expect((await world.a.client.send('GET', '/auth/get-session')).status).toBe(200)
  },
)
