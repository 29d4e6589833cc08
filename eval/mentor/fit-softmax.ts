import { featureBuckets } from '@nextrung/engine/mentor/understand/message-features'
import type { Weighed } from '@nextrung/engine/mentor/understand/weigh-features'
import { makeRandom } from '../resume-reader/seeded-random.ts'

export type Labelled = { weighed: Weighed; kind: number; also: readonly number[]; worth: number }

/** One weight for each bucket and kind, bucket by bucket, and one for each kind alone. */
export type Fitted = { weights: Float32Array; bias: Float32Array }

/** `evenness` is how far rare kinds are made to weigh as much as frequent ones, from 0 to 1. */
export type FitOptions = {
  kinds: number
  epochs: number
  rate: number
  smoothing: number
  evenness: number
  outside: number | undefined
}

/** What is none of the mentor's business has no end, so its messages weigh as much as those of two kinds. */
const outsideWeight = 2

/** How much of the belief goes to the kinds that a fair person accepts too. */
const alsoShare = 0.25

/** Chosen on messages of other authors. */
export const fitOptions = { epochs: 12, rate: 0.05, smoothing: 0.1 }

/** The score of each kind for a message. */
export const scoreInto = (fitted: Fitted, { buckets, values }: Weighed, scores: Float32Array): void => {
  const kinds = scores.length
  scores.set(fitted.bias)
  for (let at = 0; at < buckets.length; at += 1) {
    const value = values[at] ?? 0
    const row = (buckets[at] ?? 0) * kinds
    for (let kind = 0; kind < kinds; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + value * (fitted.weights[row + kind] ?? 0)
  }
}

/** Turns scores into shares that sum to one. */
const toShares = (scores: Float32Array): void => {
  let top = -Infinity
  for (const score of scores) if (score > top) top = score
  let sum = 0
  for (let kind = 0; kind < scores.length; kind += 1) {
    const share = Math.exp((scores[kind] ?? 0) - top)
    scores[kind] = share
    sum += share
  }
  for (let kind = 0; kind < scores.length; kind += 1) scores[kind] = (scores[kind] ?? 0) / sum
}

/** Fits a multinomial logistic regression by AdaGrad; kinds with few examples weigh more. */
export const fitSoftmax = (examples: readonly Labelled[], options: FitOptions): Fitted => {
  const { kinds, epochs, rate, smoothing, evenness } = options
  const fitted: Fitted = { weights: new Float32Array(featureBuckets * kinds), bias: new Float32Array(kinds) }
  const seen = new Float32Array(featureBuckets * kinds)
  const seenBias = new Float32Array(kinds)
  const counts = new Float32Array(kinds)
  for (const { kind, worth } of examples) counts[kind] = (counts[kind] ?? 0) + worth
  const mean = counts.reduce((sum, count) => sum + count, 0) / kinds
  const random = makeRandom(7)
  const order = [...examples.keys()]
  const shares = new Float32Array(kinds)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const index of random.shuffle(order)) {
      const example = examples[index]
      if (!example) continue
      const { weighed, kind: right, also, worth } = example
      const ofKind = (mean / (counts[right] ?? 1)) ** evenness
      const balance = worth * ofKind * (right === options.outside ? outsideWeight : 1)
      const shared = also.length > 0 ? alsoShare : 0
      scoreInto(fitted, weighed, shares)
      toShares(shares)
      const wrong: number[] = []
      for (let kind = 0; kind < kinds; kind += 1) {
        const own = kind === right ? 1 - smoothing - shared : 0
        const target = own + (also.includes(kind) ? shared / also.length : 0) + smoothing / kinds
        const error = balance * ((shares[kind] ?? 0) - target)
        shares[kind] = error
        if (Math.abs(error) > 0.002) wrong.push(kind)
      }
      for (const kind of wrong) {
        const slope = shares[kind] ?? 0
        const squared = (seenBias[kind] ?? 0) + slope * slope
        seenBias[kind] = squared
        fitted.bias[kind] = (fitted.bias[kind] ?? 0) - (rate * slope) / Math.sqrt(squared + 1e-6)
      }
      for (let at = 0; at < weighed.buckets.length; at += 1) {
        const value = weighed.values[at] ?? 0
        const row = (weighed.buckets[at] ?? 0) * kinds
        for (const kind of wrong) {
          const place = row + kind
          const weight = fitted.weights[place] ?? 0
          const slope = (shares[kind] ?? 0) * value
          const squared = (seen[place] ?? 0) + slope * slope
          seen[place] = squared
          fitted.weights[place] = weight - (rate * slope) / Math.sqrt(squared + 1e-6)
        }
      }
    }
  }
  return fitted
}
