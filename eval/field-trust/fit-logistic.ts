import type { TrustExample } from './collect-examples.ts'

export type Weights = Record<string, number>

const leastSeen = 15
const rounds = 400
const rate = 0.5

/**
 * Logistic regression with a pull to zero, by AdaGrad over all examples at once: the same examples give the same weights.
 * Features that are hardly seen are left out.
 */
export function fitLogistic(examples: readonly TrustExample[], pull: number): Weights {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen].flatMap(([name, count]) => (count >= leastSeen ? [name] : [])).sort()
  const numbers = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ features, isRight }) => ({
    isRight,
    entries: [...features].flatMap(([name, value]) => {
      const at = numbers.get(name)
      return at === undefined ? [] : [[at, value] as const]
    }),
  }))
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(1e-6)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, at) => (names[at] === 'always' ? 0 : weight * pull))
    for (const { entries, isRight } of rows) {
      let sum = 0
      for (const [at, value] of entries) sum += (weights[at] ?? 0) * value
      const miss = 1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0)
      for (const [at, value] of entries) slope[at] = (slope[at] ?? 0) + miss * value
    }
    for (const [at, step] of slope.entries()) {
      squares[at] = (squares[at] ?? 0) + step * step
      weights[at] = (weights[at] ?? 0) - (rate * step) / Math.sqrt(squares[at] ?? 1)
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000]))
}
