import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { type Lenient, readLeniently } from './lenient.ts'
import { dispensable, essential, whole } from './reader-marks.ts'

const Node = z.object({
  id: essential(z.number().int()),
  kind: z.enum(['role', 'course']),
  note: z.string().max(3).nullish(),
  score: whole(z.object({ total: z.number() }).nullish()),
  get next() {
    return z.array(Node).optional()
  },
})

test('a field may be undefined, a list is always present, and an enum is open', () => {
  type Read = Lenient<typeof Node>
  expectTypeOf<Read['id']>().toEqualTypeOf<number>()
  expectTypeOf<Read['note']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Read['score']>().toEqualTypeOf<{ total: number } | undefined>()
  expectTypeOf<string>().toExtend<Read['kind']>()
  expectTypeOf<Read['next']>().toEqualTypeOf<Read[]>()
  expect(readLeniently(Node, { id: 1, kind: 'badge', note: null, next: null })).toEqual({
    id: 1,
    kind: 'badge',
    next: [],
  })
})

test('an item without an essential field drops out at every depth', () => {
  const tree = { id: 1, next: [{ kind: 'role' }, { id: 2, next: [null, { id: '3', next: [{ id: 'x' }] }] }] }
  expect(readLeniently(Node, tree)).toEqual({
    id: 1,
    next: [{ id: 2, next: [{ id: 3, next: [] }] }],
  })
})

test('lengths and formats are not checked, except in values marked as whole', () => {
  expect(readLeniently(Node, { id: 1.5, note: 'longer than three', score: { total: 'x' } })).toEqual({
    id: 1.5,
    note: 'longer than three',
    next: [],
  })
})

test.each(['', ' 1', '0x10', '1e3', 'Infinity', '12 points'])('%j is not a number', (text) => {
  expect(readLeniently(z.object({ points: z.number() }), { points: text })).toEqual({})
})

test.each([
  ['19.5', 19.5],
  ['-3', -3],
])('%j is the number %d', (text, number) => {
  expect(readLeniently(z.object({ points: z.number() }), { points: text })).toEqual({ points: number })
})

test('an unreadable response is null if marked dispensable, and undefined otherwise', () => {
  const answer = z.object({ id: essential(z.string()) })
  expectTypeOf<Lenient<typeof answer>>().not.toBeNullable()
  for (const raw of [undefined, null, {}, { id: '' }, 'text', []])
    expect(readLeniently(answer, raw)).toBeUndefined()
  expect(readLeniently(answer.nullable(), {})).toBeNull()
  expect(readLeniently(answer.nullable(), undefined)).toBeUndefined()
  expect(readLeniently(dispensable(answer), undefined)).toBeNull()
  expect(readLeniently(dispensable(answer), { id: 'a' })).toEqual({ id: 'a' })
})

test('null in place of an object is read as an object without fields', () => {
  expect(readLeniently(z.object({ names: z.array(z.string()) }), null)).toEqual({ names: [] })
})

test('a mark stays on a schema refined afterwards, and does not affect the original schema', () => {
  const name = z.string()
  const schema = z.object({ name: essential(name).min(2), other: name })
  expect(readLeniently(schema, { other: 'x' })).toBeUndefined()
  expect(readLeniently(schema, { name: 'x' })).toEqual({ name: 'x' })
})

test('a kind of schema without lenient reading throws an error that says so', () => {
  expect(() => readLeniently(z.union([z.string(), z.number()]), 'x')).toThrow(/mark it as whole/)
})
