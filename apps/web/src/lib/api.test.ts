// @vitest-environment happy-dom
import { defineCall } from '@nextrung/contract/call'
import { dispensable } from '@nextrung/contract/reader-marks'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, startFakeServer } from '../testing/fake-server.ts'
import { api, holdCallsDuring, newIdempotencyKey, setSessionCheck } from './api.ts'
import { ApiError, errorMessage } from './errors.ts'

const getNote = defineCall({
  method: 'GET',
  path: '/api/notes/:name',
  access: 'session',
  cost: 'quick',
  params: z.object({ name: z.string() }),
  query: z.object({ kind: z.string().optional(), page: z.number().optional() }),
  response: z.looseObject({ text: z.string(), tags: z.array(z.string()) }),
})
const addNote = defineCall({
  method: 'POST',
  path: '/api/notes',
  access: 'session',
  cost: 'quick',
  idempotency: 'key',
  body: z.object({ text: z.string() }),
  response: dispensable(z.looseObject({ id: z.number() })),
})
const ask = (name = 'first') => api(getNote, { params: { name }, query: {} })
const path = '/api/notes/first'
const good = { text: 'Hello', tags: [] }

const failureOf = async (response: Response): Promise<ApiError> => {
  startFakeServer({ [`GET ${path}`]: () => response })
  const error = await ask().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('Expected the call to fail')
  return error
}

afterEach(() => setSessionCheck(async () => true))

test('encodes parameters and query into the URL, and omits undefined ones', async () => {
  const server = startFakeServer({ 'GET /api/notes/a%2Fb%20c?kind=x+%26+y': () => answer(good) })
  await api(getNote, { params: { name: 'a/b c' }, query: { kind: 'x & y', page: undefined } })
  expect(server.sentTo('GET /api/notes/a%2Fb%20c?kind=x+%26+y')).toMatchObject([{ credentials: 'include' }])
})

test('sends a body as JSON with its idempotency key', async () => {
  const server = startFakeServer({ 'POST /api/notes': () => answer({ id: 1 }) })
  const key = newIdempotencyKey()
  await api(addNote, { body: { text: 'Hi' }, idempotencyKey: key })
  const [sent] = server.sentTo('POST /api/notes')
  expect(sent?.body).toEqual({ text: 'Hi' })
  expect(sent?.headers.get('content-type')).toBe('application/json')
  expect(sent?.headers.get('idempotency-key')).toBe(key)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(key)
})

test('an error carries its status and response body', async () => {
  const error = await failureOf(answer('{"error":"No such note","code":"NOT_FOUND"}', { status: 404 }))
  expect(error.message).toBe('404: {"error":"No such note","code":"NOT_FOUND"}')
  expect(error).toMatchObject({ status: 404, error: 'No such note', code: 'NOT_FOUND', sessionEnded: false })
  expect(errorMessage(error, 'Sorry')).toBe('No such note')
})

test('an error without a body carries its status text', async () => {
  const error = await failureOf(new Response(null, { status: 502, statusText: 'Bad Gateway' }))
  expect(error.message).toBe('502: Bad Gateway')
  expect(errorMessage(error, 'Sorry')).toBe('Sorry')
})

test.each(['<html>oops</html>', '"text"', '[]', 'null', '{"error":{"deep":1}}'])(
  'an error with the unexpected body %s is still an ApiError',
  async (body) => {
    const error = await failureOf(answer(body, { status: 500 }))
    expect(error.message).toBe(`500: ${body}`)
    expect(error.error).toBeUndefined()
  },
)

test('reads the retry delay from the body, or else from the header', async () => {
  const headers = { 'retry-after': '30' }
  expect((await failureOf(answer('{"error":"x"}', { status: 429, headers }))).retryAfterSeconds).toBe(30)
  const both = answer('{"error":"x","retryAfterSeconds":5}', { status: 429, headers })
  expect((await failureOf(both)).retryAfterSeconds).toBe(5)
})

test('drops unknown fields of an answer', async () => {
  startFakeServer({ [`GET ${path}`]: () => answer({ ...good, extra: 1 }) })
  expect(await ask()).toEqual(good)
})

test('keeps the readable parts of a malformed answer', async () => {
  startFakeServer({ [`GET ${path}`]: () => answer({ text: null, tags: ['one', 2] }) })
  expect(await ask()).toEqual({ tags: ['one'] })
})

test.each(['', '[]', '3'])('an answer of %j instead of an object is an error', async (body) => {
  const error = await failureOf(answer(body))
  expect(error).toMatchObject({ status: 200, code: 'INVALID_RESPONSE', error: undefined })
  expect(error.message).toBe('200: Invalid server response')
})

test('an empty answer to a dispensable response is null', async () => {
  startFakeServer({ 'POST /api/notes': () => new Response(null, { status: 204 }) })
  expect(await api(addNote, { body: { text: 'Hi' } })).toBeNull()
})

test('a successful answer that is not JSON is an error', async () => {
  const error = await failureOf(answer('<html></html>'))
  expect(error.code).toBe('INVALID_RESPONSE')
})

test('revalidates with the ETag and returns the same value when unchanged', async () => {
  const server = startFakeServer({
    [`GET ${path}`]: ({ headers }) =>
      headers.get('if-none-match') === '"v1"'
        ? new Response(null, { status: 304 })
        : answer(good, { headers: { etag: '"v1"' } }),
  })
  const first = await ask()
  expect(await ask()).toBe(first)
  expect(server.sentTo(`GET ${path}`)).toHaveLength(2)
})

test('gives the ETag of an unchanged answer to whoever will save over it', async () => {
  startFakeServer({
    [`GET ${path}`]: ({ headers }) =>
      headers.has('if-none-match')
        ? new Response(null, { status: 304 })
        : answer(good, { headers: { etag: '"v1"' } }),
  })
  const tags: (string | null)[] = []
  const onHeaders = (headers: Headers) => void tags.push(headers.get('etag'))
  for (const _ of [1, 2]) await api(getNote, { params: { name: 'first' }, query: {}, onHeaders })
  expect(tags).toEqual(['"v1"', '"v1"'])
})

test.each([
  [true, false],
  [false, true],
])('after a 401 with a valid session being %s, sessionEnded is %s', async (isThere, ended) => {
  setSessionCheck(async () => isThere)
  expect((await failureOf(answer('{"error":"x"}', { status: 401 }))).sessionEnded).toBe(ended)
})

test('a call for a session waits for a sign-out, and is never sent if it was cancelled meanwhile', async () => {
  const server = startFakeServer({ [`GET ${path}`]: () => answer(good) })
  const signedOut = Promise.withResolvers<void>()
  const signingOut = holdCallsDuring(() => signedOut.promise)
  const poll = new AbortController()
  const cancelled = api(getNote, { params: { name: 'first' }, query: {}, signal: poll.signal })
  const kept = ask()
  poll.abort()
  expect(server.asked()).toEqual([])
  signedOut.resolve()
  await signingOut
  await expect(cancelled).rejects.toThrow()
  expect(await kept).toMatchObject(good)
  expect(server.asked()).toEqual([`GET ${path}`])
})
