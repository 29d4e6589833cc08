import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wideLimits } from '../testing/features.ts'
import { calls } from '../testing/fuzz/calls.ts'
import { sendUntilServed, toWire } from '../testing/fuzz/request.ts'
import { rowOf, validRequests } from '../testing/fuzz/valid-requests.ts'
import { idsFor, makeWorld, markOf, type World } from '../testing/fuzz/world.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp({ env: wideLimits })
  world = await makeWorld(app)
})
afterAll(() => app.close())

const keyed = [...calls].filter(([, { idempotency }]) => idempotency?.startsWith('key'))

const idOf = (text: string) => (JSON.parse(text) as { id?: number } | null)?.id

test.each(keyed)(
  '%s with the same Idempotency-Key is answered alike, and changes nothing the second time',
  async (_route, call) => {
    const [request] = fc.sample(validRequests(call), { numRuns: 1, seed: 7 })
    if (!request) throw new Error('no example')
    await rowOf(call).prepareSuccess?.({ app, person: world.a })
    const ids = await idsFor(world, request)
    const send = async (key: string) => {
      const headers = { cookie: world.a.client.cookieHeader, 'idempotency-key': key }
      const { status, bytes } = await sendUntilServed(app.url, toWire({ ...request, headers }, ids))
      return { status, text: bytes.toString() }
    }
    const key = randomUUID()
    const first = await send(key)
    expect([first.status < 300, first.text]).toEqual([true, first.text])
    const settled = await markOf(world)
    const second = await send(key)
    expect([second.status, idOf(second.text)]).toEqual([first.status, idOf(first.text)])
    // What the first one began may have been finished since; nothing further comes.
    expect(await send(key)).toEqual(second)
    expect(await markOf(world)).toBe(settled)
    expect((await send(randomUUID())).status).toBe(first.status)
    expect(await markOf(world)).not.toBe(settled)
  },
)
