import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketOf, featureBuckets } from './feature-hash.ts'
import {
  labelSequence,
  packSequenceWeights,
  type SequenceWeights,
  unpackSequenceWeights,
} from './sequence-model.ts'

const labels = 3

// Made once: it has a place for every bucket.
const index = new Int32Array(featureBuckets).fill(-1)
for (const at of [0, 1, 2, 3]) index[bucketOf(`feature ${at}`)] = at

function weightsOf(rows: readonly number[][], steps: readonly number[]): SequenceWeights {
  return {
    labels,
    scale: 0.05,
    steps: Float32Array.from({ length: labels * labels + labels }, (_, at) => steps[at % steps.length] ?? 0),
    index,
    rows: Int8Array.from(rows.flat()),
  }
}

const four = [0, 1, 2, 3].map((at) => [at + 1, -at, 7])

const weights = fc
  .tuple(
    fc.array(fc.array(fc.integer({ min: -127, max: 127 }), { minLength: labels, maxLength: labels }), {
      minLength: 4,
      maxLength: 4,
    }),
    fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 12, maxLength: 12 }),
  )
  .map(([rows, steps]) => weightsOf(rows, steps))
const items = fc.array(fc.subarray([0, 1, 2, 3].map((at) => bucketOf(`feature ${at}`))), {
  minLength: 1,
  maxLength: 5,
})

function scoreOf(
  path: readonly number[],
  given: { items: readonly number[][]; weights: SequenceWeights },
): number {
  const { index, rows, scale, steps } = given.weights
  let score = steps[labels * labels + (path[0] ?? 0)] ?? 0
  for (const [at, label] of path.entries()) {
    for (const bucket of given.items[at] ?? [])
      score += scale * (rows[(index[bucket] ?? 0) * labels + label] ?? 0)
    if (at > 0) score += steps[(path[at - 1] ?? 0) * labels + label] ?? 0
  }
  return score
}

const allPaths = (length: number): number[][] =>
  length === 0 ? [[]] : allPaths(length - 1).flatMap((path) => [0, 1, 2].map((label) => [...path, label]))

describe('labelling a sequence', () => {
  it('finds the labels that score highest of all combinations', () => {
    fc.assert(
      fc.property(items, weights, (given, model) => {
        const best = Math.max(
          ...allPaths(given.length).map((path) => scoreOf(path, { items: given, weights: model })),
        )
        const { labels: found } = labelSequence(given, model)
        expect(scoreOf([...found], { items: given, weights: model })).toBeCloseTo(best, 6)
      }),
    )
  })

  it('says how likely each label is, counted over all combinations', () => {
    fc.assert(
      fc.property(items, weights, (given, model) => {
        const paths = allPaths(given.length)
        const shares = paths.map((path) => Math.exp(scoreOf(path, { items: given, weights: model })))
        const total = shares.reduce((sum, share) => sum + share, 0)
        const { likely } = labelSequence(given, model)
        for (const at of given.keys())
          for (let label = 0; label < labels; label += 1) {
            const own = paths.reduce((sum, path, n) => sum + (path[at] === label ? (shares[n] ?? 0) : 0), 0)
            expect(likely[at * labels + label]).toBeCloseTo(own / total, 6)
          }
      }),
    )
  })

  it('has nothing to say about an empty sequence', () => {
    expect(labelSequence([], weightsOf(four, [0]))).toEqual({
      labels: new Uint8Array(0),
      likely: new Float64Array(0),
    })
  })
})

describe('the file of weights', () => {
  it('gives back what was written', () => {
    fc.assert(
      fc.property(items, weights, (given, model) => {
        const back = unpackSequenceWeights(packSequenceWeights(model))
        expect(labelSequence(given, back)).toEqual(
          labelSequence(given, { ...model, steps: back.steps, scale: back.scale }),
        )
      }),
      { numRuns: 3 },
    )
  })

  it('is refused when it is cut short', () => {
    const bytes = packSequenceWeights(weightsOf(four, [0.5]))
    expect(() => unpackSequenceWeights(bytes.slice(0, -1))).toThrow(RangeError)
  })
})
