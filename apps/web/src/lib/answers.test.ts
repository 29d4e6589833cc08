// @vitest-environment happy-dom
import type { Call } from '@nextrung/contract/call'
import { marksOf } from '@nextrung/contract/reader-marks'
import { expect, test, vi } from 'vitest'
import { rows } from '../testing/answers-by-specification.ts'
import { malformedAnswers, typeViolation } from '../testing/malformed-answers.ts'
import { type Row, specified } from '../testing/specified.ts'
import { api } from './api.ts'
import { ApiError } from './errors.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../../packages/contract/src/*.ts', {
  eager: true,
})

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** Called by monitoring, not by the web application. */
const notOurs = ['GET /health']

const ask = api as unknown as (call: Call, options: object) => Promise<unknown>

/** How the client reads a body; 'refused' means INVALID_RESPONSE. */
const read = async (call: Call, body: string): Promise<unknown> => {
  vi.stubGlobal('fetch', async () => new Response(body))
  try {
    return await ask(call, {})
  } catch (error) {
    if (error instanceof ApiError && error.code === 'INVALID_RESPONSE') return 'refused'
    throw error
  }
}

const schemaOf = ({ call }: Row) => {
  if (!call.response) throw new Error(`${nameOf(call)} has no response`)
  return call.response
}

const named = rows.map((row) => [nameOf(row.call), row] as const)

test('the table lists every call with a JSON answer exactly once', () => {
  const calls = Object.values(files).flatMap((file) => Object.values(file).filter(isCall))
  const expected = calls.filter(({ response }) => response).map(nameOf)
  expect(named.map(([name]) => name).sort()).toEqual(
    expected.filter((name) => !notOurs.includes(name)).sort(),
  )
})

const withoutNulls = (value: unknown): object =>
  JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (inner === null ? undefined : inner)))

test.each(named)('%s: reads an answer with only the specified fields in full', async (_name, row) => {
  const answer = await read(row.call, JSON.stringify(row.answer))
  const isSpared = marksOf(schemaOf(row)).dispensable && JSON.stringify(row.answer) === '{}'
  if (isSpared) return expect(answer).toBeNull()
  expect(answer).toMatchObject(withoutNulls(row.answer))
  expect(typeViolation(schemaOf(row), answer)).toBeUndefined()
})

test.each(named)('%s: the value matches its type, whatever is missing or wrong', async (_name, row) => {
  const schema = schemaOf(row)
  for (const { what, answer } of malformedAnswers(schema, row.answer)) {
    const value = await read(row.call, JSON.stringify(answer))
    const isNoAnswer =
      value === 'refused' || (value === null && (marksOf(schema).dispensable || schema.type === 'nullable'))
    expect(isNoAnswer ? undefined : typeViolation(schema, value), what).toBeUndefined()
  }
})

test.each(named)('%s: losing a non-essential field leaves the rest unchanged', async (_name, row) => {
  const schema = schemaOf(row)
  const whole = await read(row.call, JSON.stringify(row.answer))
  if (schema.type !== 'object' || marksOf(schema).whole || whole === null) return
  const { shape } = schema as unknown as { shape: Record<string, Parameters<typeof marksOf>[0]> }
  for (const [name, field] of Object.entries(shape)) {
    if (marksOf(field).essential) continue
    for (const gone of [null, undefined, { unexpected: true }]) {
      const value = await read(row.call, JSON.stringify({ ...(row.answer as object), [name]: gone }))
      const { [name]: _gone, ...rest } = whole as Record<string, unknown>
      expect(value, name).toMatchObject(rest)
    }
  }
})

test.each(named)('%s: rejects an answer that is not JSON', async (_name, row) => {
  expect(await read(row.call, '<html>')).toBe('refused')
})

test.each(named)(
  '%s: an empty answer is null where dispensable, and rejected elsewhere',
  async (...given) => {
    const [, row] = given
    expect(await read(row.call, '')).toBe(marksOf(schemaOf(row)).dispensable ? null : 'refused')
  },
)

const calls = Object.fromEntries(named)
const reading = (name: string, answer: unknown) => {
  const row = calls[name]
  if (!row) throw new Error(`No row for ${name}`)
  return read(row.call, JSON.stringify(answer))
}

test('a list drops unreadable items and keeps the rest; a missing list is empty', async () => {
  const list = 'GET /api/resumes/:userId'
  const { resume } = specified
  expect(
    await reading(list, [null, 'x', { version: 3 }, { ...resume, id: '7', skills: ['SQL', 4, null] }]),
  ).toEqual([{ ...resume, skills: ['SQL'], unsure: [] }])
  expect(await reading(list, null)).toEqual([])
  expect(await reading(list, { rows: [] })).toEqual([])
})

test('unknown values of an enum are kept as text', async () => {
  expect(await reading('GET /api/resumes/:userId', [{ id: 7, status: 'queued' }])).toMatchObject([
    { status: 'queued' },
  ])
})

test.each([null, {}, { subscription: null }, { subscription: { status: 'active' } }])(
  'reads a current subscription of %j as none',
  async (answer) => {
    expect(await reading('GET /api/subscription/current', answer)).toBeNull()
  },
)

test.each([null, {}, { user: null }, { user: { uid: '' } }])(
  'reads a session of %j as none',
  async (answer) => {
    expect(await reading('GET /auth/get-session', answer)).toBeNull()
  },
)

test('one field of the wrong type drops the whole document, but not its version', async () => {
  const document = { basics: { name: 'Maya' }, work: 'x' }
  expect(await reading('GET /api/resumes/:id/evidence', { id: 7, document })).toEqual({
    id: 7,
    skills: [],
    unsure: [],
  })
})
