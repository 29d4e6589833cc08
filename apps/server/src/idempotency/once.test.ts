import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RequestContext } from '../http/request-context.ts'
import { makePerson } from '../testing/factories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { describeRequest } from './describe-request.ts'
import type { KnownRequest } from './idempotency.store.ts'
import { once } from './once.ts'
import { requestsKeptHours, sweepAnswered } from './sweep-answered.ts'

let app: TestApp
let userId: number
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  userId = (await makePerson(app)).user.id
})
afterAll(() => app.close())

type Sent = {
  key?: string
  asked?: unknown
  path?: string
  idempotency?: 'key' | 'key-or-in-flight' | 'key-or-recent'
  user?: number
  elapsedMs?: () => number
}

/** A request that comes in now, unless it says otherwise. */
const arrive = ({ key, asked = 'this', path = '/api/tries', ...sent }: Sent = {}): Promise<KnownRequest> => {
  const request = { idempotencyKey: key, elapsedMs: sent.elapsedMs ?? (() => 0) }
  const ctx = { ...app.services, user: { id: sent.user ?? userId }, request } as unknown as RequestContext
  const idempotency = sent.idempotency ?? 'key-or-in-flight'
  return describeRequest(ctx, { call: { method: 'POST', path, idempotency }, asked })
}

let made = 0

/** Carries out the request, and says the number of what was made, or was made by its twin before. */
const carryOut = (request: KnownRequest): Promise<number | null> =>
  app.services.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async (): Promise<number | null> => ++made,
      keep: (number) => (number === null ? {} : { answerId: number }),
      recall: async ({ answerId }) => answerId,
    }),
  )

const send = async (sent: Sent = {}) => carryOut(await arrive(sent))

test('requests with one key run once, even concurrently', async () => {
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => send({ key: 'k' })))
  expect(others).toEqual([first, first, first])
  expect(await send({ key: 'k' })).toBe(first)
})

test('a key is refused with different content, and recognised with the same', async () => {
  const first = await send({ key: 'k', asked: { id: 1 } })
  await expect(send({ key: 'k', asked: { id: 2 } })).rejects.toMatchObject({
    code: 'KEY_REUSED',
    status: 422,
  })
  expect(await send({ key: 'k', asked: { id: 1 } })).toBe(first)
})

test('a key belongs to one person and one call', async () => {
  const { user } = await makePerson(app)
  const all = [await send({ key: 'k' }), await send({ key: 'k', path: '/api/others' })]
  all.push(await send({ key: 'k', user: user.id }))
  expect(new Set(all).size).toBe(3)
})

test('different keys are different requests, however alike', async () => {
  expect(await send({ key: 'k1' })).not.toBe(await send({ key: 'k2' }))
})

test('without a key, an identical request counts as a duplicate only if it arrived before the first one ran', async () => {
  const [a, b, different] = [await arrive(), await arrive(), await arrive({ asked: 'that' })]
  const first = await carryOut(a)
  expect(await carryOut(b)).toBe(first)
  expect(await carryOut(different)).not.toBe(first)
  expect(await send()).not.toBe(first)
})

test('an identical request that waited for the transaction of the first before recording its arrival is a duplicate', async () => {
  const cameIn = performance.now()
  const first = await send()
  expect(await send({ elapsedMs: () => performance.now() - cameIn })).toBe(first)
})

test('a request without a key is a duplicate of an identical one in flight with a key', async () => {
  const withoutKey = await arrive()
  const first = await send({ key: 'k' })
  expect(await carryOut(withoutKey)).toBe(first)
})

test('a call may treat identical requests within ten minutes as one', async () => {
  const idempotency = 'key-or-recent'
  const first = await send({ idempotency })
  expect(await send({ idempotency })).toBe(first)
  await app.services.db.execute(
    sql`update answered_requests set created_at = created_at - interval '11 minutes' where user_id = ${userId}`,
  )
  expect(await send({ idempotency })).not.toBe(first)
})

test('a call may know its requests by their keys alone', async () => {
  const [a, b] = [await arrive({ idempotency: 'key' }), await arrive({ idempotency: 'key' })]
  expect(await carryOut(a)).not.toBe(await carryOut(b))
})

test('a request that failed is carried out when it comes again', async () => {
  const request = await arrive({ key: 'k' })
  const failing = app.services.db.transaction((tx) =>
    once(tx, {
      request,
      perform: () => Promise.reject(new Error('no')),
      keep: () => ({}),
      recall: async () => null,
    }),
  )
  await expect(failing).rejects.toThrow('no')
  expect(await carryOut(request)).toBe(made)
})

test('requests are forgotten after a day', async () => {
  const first = await send({ key: 'k' })
  await sweepAnswered(app.services)
  expect(await send({ key: 'k' })).toBe(first)
  const dayLater = new Date(Date.now() + requestsKeptHours * 3600_000 + 1000)
  await sweepAnswered({ ...app.services, now: () => dayLater })
  expect(await send({ key: 'k' })).not.toBe(first)
})
