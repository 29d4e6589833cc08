import { expect, test } from 'vitest'
import { makeRandom } from '../resume-reader/seeded-random.ts'
import { deriveTable } from './derive-table.ts'
import { eigenvectorsOf } from './principal-directions.ts'

test('the directions of a symmetric matrix come largest first, with a fixed sign', () => {
  const [first = [], second = []] = eigenvectorsOf([Float64Array.from([2, 1]), Float64Array.from([1, 2])])
  const half = Math.SQRT1_2
  expect([...first].map((value) => Number(value.toFixed(6)))).toEqual(
    [half, half].map((value) => Number(value.toFixed(6))),
  )
  expect(Math.abs((second[0] ?? 0) + (second[1] ?? 0))).toBeLessThan(1e-9)
})

test('words keep their neighbours and their rank, and signs and numbers are left out', () => {
  const random = makeRandom(5)
  const drawn = () => Float64Array.from({ length: 100 }, () => random.next() - 0.5)
  const rows = Array.from({ length: 300 }, (_, at) => ({ word: `w${at}x`, vector: drawn() }))
  const near = rows[10]?.vector ?? drawn()
  const table = deriveTable(
    [...rows, { word: 'twin', vector: near.map((value) => value * 1.02) }, { word: '?!', vector: drawn() }],
    new Set(),
  )
  expect(table.map(({ word }) => word)).not.toContain('?!')
  const [twin, original, other] = ['twin', 'w10x', 'w20x'].map((word) =>
    table.find((row) => row.word === word),
  )
  expect(twin?.rank).toBe(300)
  const distance = (a: Int8Array | undefined, b: Int8Array | undefined) =>
    [...(a ?? [])].reduce((sum, value, at) => sum + Math.abs(value - (b?.[at] ?? 0)), 0)
  expect(distance(twin?.values, original?.values)).toBeLessThan(distance(twin?.values, other?.values) / 4)
})
