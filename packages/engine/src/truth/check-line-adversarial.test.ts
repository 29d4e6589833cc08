import { describe, expect, it } from 'vitest'
import { checkLine } from './check-line.ts'
import { allParts } from './testing/adversarial/adversarial-case.ts'
import { honest, inventions } from './testing/adversarial/adversarial-sets.ts'
import { measureTruth } from './testing/adversarial/measure-truth.ts'

const measured = measureTruth(allParts)
const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

describe('planted inventions', () => {
  it('number at least 150, in ten kinds of at least 15 each', () => {
    expect(measured.inventions).toHaveLength(10)
    expect(sum(measured.inventions.map(({ cases }) => cases))).toBeGreaterThanOrEqual(150)
    expect(Math.min(...measured.inventions.map(({ cases }) => cases))).toBeGreaterThanOrEqual(15)
  })

  it.each(measured.inventions)('are all caught: $kind', ({ wrong }) => {
    expect(wrong).toEqual([])
  })
})

describe('honest rewrites', () => {
  it('number at least 300, with at most two in a hundred rejected', () => {
    const cases = sum(measured.honest.map((row) => row.cases))
    const objected = sum(measured.honest.map((row) => row.objected))
    expect(cases).toBeGreaterThanOrEqual(300)
    expect(
      objected / cases,
      JSON.stringify(measured.honest.flatMap(({ wrong }) => wrong)),
    ).toBeLessThanOrEqual(0.02)
  })
})

it('contains no case twice', () => {
  const lines = [...Object.values(inventions), ...Object.values(honest)].flatMap((set) =>
    allParts.flatMap((part) => [...set[part]]).map(([source, line]) => JSON.stringify([source, line])),
  )
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
})

it('accepts every source as its own line', () => {
  const sources = [...Object.values(inventions), ...Object.values(honest)].flatMap((set) =>
    allParts.flatMap((part) => [...set[part]]).flatMap(([source]) => source),
  )
  const objected = sources.filter((source) => checkLine({ line: source, sources: [source] }).length > 0)
  expect(objected).toEqual([])
})
