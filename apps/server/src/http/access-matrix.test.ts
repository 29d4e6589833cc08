import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorRoutes, routeRows, serviceRoutes, wideLimits } from '../testing/features.ts'
import { calls } from '../testing/fuzz/calls.ts'
import { oddIds, otherSpellings } from '../testing/fuzz/odd-values.ts'
import { judgeAnswer } from '../testing/fuzz/oracles.ts'
import { type FuzzRequest, sendUntilServed, toWire } from '../testing/fuzz/request.ts'
import { rowOf, validRequests } from '../testing/fuzz/valid-requests.ts'
import {
  foreignTo,
  idsFor,
  makeWorld,
  markOf,
  missingFor,
  type World,
  wordsOf,
} from '../testing/fuzz/world.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp({ env: wideLimits })
  world = await makeWorld(app)
})
afterAll(() => app.close())

const own = [...calls.entries()].filter(([, { access }]) => access === 'session')
const withIds = own.filter(([, call]) => call.path.includes(':') && !rowOf(call).hasNoIds)
const withBody = own.filter(([, { body }]) => body)

const callOf = (route: string) => {
  const call = calls.get(route)
  if (!call) throw new Error(`${route} is not in the contract`)
  return call
}

/** What A may ask of a route, the same in every run. */
const exampleOf = (route: string): FuzzRequest => {
  const [request] = fc.sample(validRequests(callOf(route)), { numRuns: 1, seed: 7 })
  if (!request) throw new Error(`${route} has no example`)
  return request
}

const sendAs = async (cookie: string, request: FuzzRequest, ids = world.ids) => {
  const headers: Record<string, string> = cookie ? { cookie, ...request.headers } : request.headers
  const answer = await sendUntilServed(app.url, toWire({ ...request, headers }, ids))
  return { answer, status: answer.status, text: answer.bytes.toString() }
}

const asA = (request: FuzzRequest, ids = world.ids) => sendAs(world.a.client.cookieHeader, request, ids)

/** The request with another id in place of one that its path names. */
const withId = (request: FuzzRequest, { word, id }: { word: string; id: string }): FuzzRequest => ({
  ...request,
  path: request.path.replace(`{${word}}`, id),
})

test("every route has a row in its feature's tests, and every row has a route", () => {
  expect([...Object.keys(routeRows), ...operatorRoutes, ...serviceRoutes].sort()).toEqual(
    app.routes.map(({ method, path }) => `${method} ${path}`).sort(),
  )
})

test.each(operatorRoutes)('%s does not exist for people, signed in or not', async (route) => {
  const [method = '', path = ''] = route.split(' ')
  for (const client of [app.newClient(), world.a.client])
    for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
      expect((await client.send(method, path, { headers: { authorization } })).status).toBe(404)
})

test.each(serviceRoutes)('%s accepts only signed requests, whoever sends them', async (route) => {
  const [method = '', path = ''] = route.split(' ')
  const before = await markOf(world)
  for (const client of [app.newClient(), world.a.client])
    for (const body of ['', '{}', 'null', '{"id":"evt_1"}'])
      expect((await client.send(method, path, { body })).status).toBe(400)
  expect(await markOf(world)).toBe(before)
})

test.each(own.map(([route]) => route))(
  '%s answers 401 without a session, and answers its owner',
  async (route) => {
    const request = exampleOf(route)
    const before = await markOf(world)
    expect(await sendAs('', request)).toMatchObject({
      status: 401,
      text: expect.stringContaining('UNAUTHORIZED'),
    })
    expect(await markOf(world)).toBe(before)
    const call = callOf(route)
    const { answer, status } = await asA(request, await idsFor(world, request))
    expect(rowOf(call).answers).toContain(status)
    expect(judgeAnswer(call, { answer, foreign: world.b.mark })).toEqual([])
  },
)

test.each(withIds.map(([route]) => route))(
  "%s answers another person's id like one that does not exist, and changes nothing",
  async (route) => {
    const request = exampleOf(route)
    const words = wordsOf(request.path)
    expect(words).toHaveLength(callOf(route).path.match(/:\w+/g)?.length ?? 0)
    const before = await markOf(world)
    for (const word of words) {
      const none = await asA(withId(request, { word, id: missingFor(word) }))
      expect(none.status).toBe(404)
      for (const id of foreignTo(word))
        expect(await asA(withId(request, { word, id }))).toMatchObject({ status: 404, text: none.text })
    }
    expect(await markOf(world)).toBe(before)
  },
)

/** The values that one route is tried with: all of them, or a quarter that differs from route to route. */
const someOf = (values: readonly string[], route: string): readonly string[] =>
  process.env.TRY_ALL_VALUES
    ? values
    : values.filter((_, at) => (at + withIds.findIndex(([one]) => one === route)) % 4 === 0)

test.each(withIds.map(([route]) => route))('%s accepts only one spelling of an id', async (route) => {
  const request = exampleOf(route)
  const [word = ''] = wordsOf(request.path)
  const ids = await idsFor(world, request)
  const before = await markOf(world)
  const spellings = otherSpellings.map((one) => one.replace('*', `{${word}}`))
  for (const id of someOf([...oddIds, ...spellings, '9'.repeat(300)], route)) {
    const { status, text } = await asA(withId(request, { word, id }), ids)
    expect([id, status === 404 || status === 400]).toEqual([id, true])
    expect(text).not.toContain(world.b.mark)
  }
  expect(await markOf(world)).toBe(before)
})

test.each(withBody.map(([route]) => route))('%s refuses values of another type', async (route) => {
  const request = exampleOf(route)
  const value = request.body.kind === 'json' ? (request.body.value as Record<string, unknown>) : {}
  const keys = Object.keys(
    callOf(route).body?.toJSONSchema({ io: 'input', unrepresentable: 'any' }).properties ?? {},
  )
  const before = await markOf(world)
  const wrong: unknown[] = [
    'text',
    3,
    true,
    [],
    [value],
    ...keys.flatMap((key) =>
      [[value[key] ?? 'dark'], 3, true, { $ne: '' }]
        .filter((one) => typeof one !== typeof value[key])
        .map((one) => ({ ...value, [key]: one })),
    ),
  ]
  // A number is an id where an id is asked for, and names in braces are replaced by ids.
  const withIds = (each: unknown): unknown => JSON.parse(JSON.stringify(each).replace(/"\{\w+\}"/g, '1'))
  for (const one of wrong.filter((each) => !callOf(route).body?.safeParse(withIds(each)).success)) {
    const { status } = await asA({ ...request, body: { kind: 'json', value: one } })
    expect([one, status]).toEqual([one, 400])
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect(
      (await asA({ ...request, body: { kind: 'text', text: JSON.stringify(value), type } })).status,
    ).toBe(415)
  const over = {
    ...request,
    body: { kind: 'text', text: ' '.repeat(1024 * 1024 + 1), type: 'application/json' },
  }
  expect((await asA(over as FuzzRequest)).status).toBe(413)
  expect(await markOf(world)).toBe(before)
})

test.each(own.map(([route]) => route))('%s refuses a field given twice', async (route) => {
  const request = exampleOf(route)
  const twice = {
    ...request,
    query: [...request.query, ['format', 'pdf'], ['format', 'exe']] as [string, string][],
  }
  const ids = await idsFor(world, request)
  const before = await markOf(world)
  expect((await asA(twice, ids)).status).toBe(400)
  if (request.body.kind === 'json')
    for (const key of Object.keys(request.body.value as object))
      expect((await asA({ ...request, query: [[key, 'x']] })).status).toBe(400)
  expect(await markOf(world)).toBe(before)
})

const changes = own.filter(([, { method }]) => method === 'PATCH').map(([route]) => route)
const notTheirs = ['id', 'uid', 'userId', 'emailVerified', 'role', 'createdAt', 'status', 'subscription']

test.each(changes)(
  "%s refuses a change whole that names what is not the person's to change",
  async (route) => {
    const request = exampleOf(route)
    const value = request.body.kind === 'json' ? (request.body.value as object) : {}
    for (const key of notTheirs) {
      const before = await markOf(world)
      const { status } = await asA({ ...request, body: { kind: 'json', value: { ...value, [key]: 2 } } })
      expect([key, status]).toEqual([key, 400])
      expect(await markOf(world)).toBe(before)
    }
  },
)
