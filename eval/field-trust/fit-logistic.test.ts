import { expect, test } from 'vitest'
import type { TrustExample } from './collect-examples.ts'
import { fitLogistic } from './fit-logistic.ts'

const example = (isRight: boolean, ...names: string[]): TrustExample => ({
  kind: 'school',
  isRight,
  features: new Map(['always', ...names].map((name) => [name, 1])),
})
const examples = Array.from({ length: 200 }, (_, at) =>
  at % 2 === 0
    ? example(at % 10 !== 0, 'same', ...(at === 4 ? ['seldom'] : []))
    : example(at % 5 === 0, 'differs'),
)
const shareOf = (weights: Record<string, number>, name: string) =>
  1 / (1 + Math.exp(-((weights.always ?? 0) + (weights[name] ?? 0))))

test('what is told of a feature is how often facts with it are right', () => {
  const weights = fitLogistic(examples, 0.01)
  expect(shareOf(weights, 'same')).toBeCloseTo(0.8, 1)
  expect(shareOf(weights, 'differs')).toBeCloseTo(0.2, 1)
})

test('the same examples give the same weights, and a feature that is hardly seen none', () => {
  expect(fitLogistic(examples, 3)).toEqual(fitLogistic(examples, 3))
  expect(fitLogistic(examples, 3)).not.toHaveProperty('seldom')
})
