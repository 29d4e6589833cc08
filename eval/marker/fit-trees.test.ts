import { applyTrees } from '@nextrung/engine/interview/marking/boosted-trees'
import { expect, test } from 'vitest'
import { makeRandom } from '../resume-reader/seeded-random.ts'
import { correlationOf, intervalOf, macroF1 } from './agreement.ts'
import { fitLinear } from './fit-linear.ts'
import { fitTrees } from './fit-trees.ts'

const training = {
  rounds: 80,
  rate: 0.1,
  depth: 3,
  leaf: 5,
  pull: 1,
  rowShare: 0.8,
  featureShare: 1,
  seed: 1,
}

const rows = () => {
  const random = makeRandom(7)
  return Array.from({ length: 400 }, (_, at) => {
    const values = [random.next(), random.next(), random.next()]
    const [a = 0, b = 0] = values
    return { values, target: a > 0.5 && b > 0.3 ? 1 : 0, group: `g${at % 40}` }
  })
}

test('trees learn a rule that no weighted sum can state, the same each time', () => {
  const trees = fitTrees(rows(), training)
  for (const [values, wanted] of [
    [[0.9, 0.9, 0.1], 1],
    [[0.9, 0.1, 0.1], 0],
    [[0.1, 0.9, 0.9], 0],
  ] as const)
    expect(Math.abs(applyTrees(trees, values) - wanted)).toBeLessThan(0.15)
  expect(fitTrees(rows(), training)).toEqual(trees)
})

test('a weighted sum is found again', () => {
  const exact = rows().map(({ values }) => ({
    values,
    target: 0.2 + 0.5 * (values[0] ?? 0) - 0.3 * (values[2] ?? 0),
  }))
  const { base, weights } = fitLinear(exact, 1e-6)
  expect([base, ...weights].map((value) => Number(value.toFixed(4)))).toEqual([0.2, 0.5, 0, -0.3])
})

test('agreement is counted, and its interval holds it', () => {
  const pairs = Array.from({ length: 60 }, (_, at) => ({
    given: at,
    wanted: at + (at % 7),
    group: `q${at % 12}`,
  }))
  const r = correlationOf(pairs)
  const [low, high] = intervalOf(pairs, correlationOf)
  expect(low).toBeLessThan(r)
  expect(high).toBeGreaterThan(r)
  expect(
    macroF1([
      { given: 'a', wanted: 'a' },
      { given: 'a', wanted: 'b' },
      { given: 'b', wanted: 'b' },
    ]),
  ).toBeCloseTo(2 / 3)
})
