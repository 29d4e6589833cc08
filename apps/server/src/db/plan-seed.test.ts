import { expect, test } from 'vitest'
import { hashOf, planSeed, type SeededRow } from './plan-seed.ts'

type Values = { name: string; pay: number; places: string[] }

const values = (name: string, pay = 100): Values => ({ name, pay, places: ['Austin', 'Boston'] })

const seeded = (
  id: number,
  written: Values,
  changes: Partial<SeededRow<Values>> = {},
): SeededRow<Values> => ({
  id,
  key: written.name,
  values: written,
  seedHash: hashOf(written),
  setByOperatorAt: null,
  ...changes,
})

const wanted = (...rows: Values[]) => new Map(rows.map((row) => [row.name, row]))

const nothing = { insert: [], update: [], note: [], remove: [] }

test('a table that holds the wanted rows needs nothing', () => {
  expect(planSeed([seeded(1, values('a'))], wanted(values('a')))).toEqual(nothing)
})

test('the order of keys does not matter, because the database keeps its own', () => {
  expect(hashOf({ places: ['Austin'], pay: 1 })).toBe(hashOf({ pay: 1, places: ['Austin'] }))
  expect(hashOf({ places: ['Austin', 'Boston'] })).not.toBe(hashOf({ places: ['Boston', 'Austin'] }))
})

test('a missing row is added, and a row of an earlier seed is brought up to date or removed', () => {
  const plan = planSeed(
    [seeded(1, values('a', 90)), seeded(2, values('gone'))],
    wanted(values('a'), values('b')),
  )
  expect(plan).toEqual({
    insert: [{ values: values('b'), seedHash: hashOf(values('b')) }],
    update: [{ id: 1, values: values('a'), seedHash: hashOf(values('a')) }],
    note: [],
    remove: [2],
  })
})

test('a row that the operator changed or added stays, and is noted once', () => {
  const changed = seeded(1, values('a', 999), { seedHash: hashOf(values('a', 90)) })
  const added = seeded(2, values('own'), { seedHash: null })
  expect(planSeed([changed, added], wanted(values('a')))).toEqual({ ...nothing, note: [1, 2] })
  const known = { ...changed, setByOperatorAt: new Date('2026-11-23') }
  expect(planSeed([known], wanted(values('a')))).toEqual(nothing)
})

test('a row that the operator changed back belongs to the seed again', () => {
  const back = seeded(1, values('a', 90), { setByOperatorAt: new Date('2026-11-23') })
  expect(planSeed([back], wanted(values('a'))).update).toHaveLength(1)
})
