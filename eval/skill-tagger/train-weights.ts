import { featureBuckets, hashFeatures } from '@nextrung/engine/text/tagger-features'
import type { TaggerWeights } from '@nextrung/engine/text/tagger-weights'
import { type CrfLines, CrfLoss } from './crf-loss.ts'
import { minimize } from './minimize.ts'
import { labelRow, type SkillRow } from './skill-rows.ts'

/**
 * `prior`: strength of the Gaussian prior; `leastSeen`: rarer features are dropped.
 */
export type Training = { prior: number; leastSeen: number; iterations: number }

/** Found by five-fold cross-validation on the training rows, split by posting. */
export const bestTraining: Training = { prior: 2, leastSeen: 2, iterations: 60 }

type Line = { features: Int32Array[]; labels: number[] }

function numberFeatures(lines: readonly Line[], leastSeen: number): { numbers: Int32Array; count: number } {
  const seen = new Int32Array(featureBuckets)
  for (const line of lines)
    for (const features of line.features)
      for (const bucket of features) seen[bucket] = (seen[bucket] ?? 0) + 1
  let count = 0
  const numbers = seen.map((times) => (times >= leastSeen ? count++ : -1))
  return { numbers, count }
}

function flatten(lines: readonly Line[], numbers: Int32Array): CrfLines {
  const features: number[] = []
  const starts = [0]
  const ends = [0]
  const labels: number[] = []
  for (const line of lines) {
    for (const own of line.features) {
      for (const bucket of own) {
        const number = numbers[bucket] ?? -1
        if (number >= 0) features.push(number)
      }
      starts.push(features.length)
    }
    for (const label of line.labels) labels.push(label)
    ends.push(labels.length)
  }
  return {
    features: Int32Array.from(features),
    starts: Int32Array.from(starts),
    lines: Int32Array.from(ends),
    labels: Uint8Array.from(labels),
  }
}

const labelCount = 3

function quantise(weights: Float64Array, numbers: Int32Array): Pick<TaggerWeights, 'scale' | 'buckets'> {
  // Only the difference from `outside` matters, so that label needs no weights.
  const lead = (number: number, label: number) =>
    (weights[labelCount * number + label] ?? 0) - (weights[labelCount * number] ?? 0)
  let largest = 0
  for (const number of numbers) {
    if (number >= 0) largest = Math.max(largest, Math.abs(lead(number, 1)), Math.abs(lead(number, 2)))
  }
  const scale = largest / 32_767
  const buckets = new Int16Array(2 * featureBuckets)
  for (const [bucket, number] of numbers.entries()) {
    if (number < 0) continue
    buckets[2 * bucket] = Math.round(lead(number, 1) / scale)
    buckets[2 * bucket + 1] = Math.round(lead(number, 2) / scale)
  }
  return { scale, buckets }
}

/** Trains a linear-chain CRF over hashed features on labelled rows. */
export function trainWeights(rows: readonly SkillRow[], training: Training): TaggerWeights {
  const lines = rows.map((row): Line => {
    const { text, tokens, labels } = labelRow(row)
    return { features: hashFeatures(text, tokens), labels }
  })
  const { numbers, count } = numberFeatures(lines, training.leastSeen)
  const loss = new CrfLoss(flatten(lines, numbers), { features: count, labels: labelCount })
  const size = labelCount * count + labelCount * labelCount + labelCount
  const weights = minimize((at, gradient) => loss.at({ weights: at, gradient, prior: training.prior }), {
    size,
    iterations: training.iterations,
  })
  const steps = Float32Array.from(weights.slice(labelCount * count))
  // An inside token never starts a span.
  steps[2] = Number.NEGATIVE_INFINITY
  steps[steps.length - 1] = Number.NEGATIVE_INFINITY
  return { steps, ...quantise(weights, numbers) }
}
