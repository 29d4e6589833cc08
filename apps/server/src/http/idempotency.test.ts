import { randomUUID } from 'node:crypto'
import type { Call } from '@nextrung/contract/call'
import { ErrorBody } from '@nextrung/contract/errors'
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

const changing = [...calls].filter(([, { method }]) => method !== 'GET')
const keyed = changing.filter(([, { idempotency }]) => idempotency?.startsWith('key'))

const idOf = (text: string) => (JSON.parse(text) as { id?: number } | null)?.id

/** Sends a request that succeeds, as often as it is called. */
const makeSender = async (call: Call) => {
  const row = rowOf(call)
  const [request] = fc.sample(validRequests(call), { numRuns: 1, seed: 7 })
  if (!request) throw new Error('no example')
  await row.prepareSuccess?.({ app, person: world.a })
  const ids = await idsFor(world, request)
  return async (key?: string) => {
    const headers = {
      ...(row.isStranger ? {} : { cookie: world.a.client.cookieHeader }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const { status, bytes } = await sendUntilServed(app.url, toWire({ ...request, headers }, ids))
    return { status, text: bytes.toString() }
  }
}

test.each(keyed)(
  '%s with the same Idempotency-Key gets the same answer, and changes nothing the second time',
  async (_route, call) => {
    const send = await makeSender(call)
    const key = randomUUID()
    const first = await send(key)
    expect([first.status < 300, first.text]).toEqual([true, first.text])
    const settled = await markOf(world)
    const second = await send(key)
    expect([second.status, idOf(second.text)]).toEqual([first.status, idOf(first.text)])
    // What the first one began may have been finished since; nothing further comes.
    expect(await send(key)).toEqual(second)
    expect(await markOf(world)).toBe(settled)
    const third = await send(randomUUID())
    // What the first one changed leaves nothing to do for another, and it says so.
    expect(third.status).toBe(rowOf(call).succeedsOnce ? 409 : first.status)
    expect((await markOf(world)) === settled).toBe(rowOf(call).succeedsOnce ?? false)
  },
)

test.each(changing)(
  '%s sent twice at once is carried out or refused with a sentence',
  async (_route, call) => {
    const send = await makeSender(call)
    for (const key of [undefined, randomUUID()]) {
      const answers = await Promise.all([send(key), send(key)])
      for (const { status, text } of answers) {
        expect([status < 500 || rowOf(call).answers.includes(status), text]).toEqual([true, text])
        if (status >= 400) expect(ErrorBody.parse(JSON.parse(text)).error).not.toBe('')
      }
      const [one, other] = answers.filter(({ status }) => status < 300)
      if (one && other && call.idempotency?.startsWith('key')) expect(idOf(other.text)).toBe(idOf(one.text))
    }
  },
)
