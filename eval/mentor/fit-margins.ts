import { featureBuckets } from '@nextrung/engine/mentor/understand/message-features'
import type { Weighed } from '@nextrung/engine/mentor/understand/weigh-features'
import { makeRandom } from '../resume-reader/seeded-random.ts'

export type Labelled = { weighed: Weighed; kind: number; also: readonly number[]; worth: number }

/** One weight for each bucket and kind, bucket by bucket, and one for each kind alone. */
export type Fitted = { weights: Float32Array; bias: Float32Array }

/** `rareWorth` is how much more an example of the second of two kinds counts. */
export type FitOptions = { kinds: number; rareWorth: number }

/** How much an error costs against large weights. */
const cost = 0.5
const epochs = 14
/** From this epoch on, examples far on the right side are passed over until the last one. */
const shrinkFrom = 2
const farRight = 0.4
/** Makes the scores such that their exponentials are fair shares of belief. */
const sharpness = 5

type Own = { weights: Float64Array; bias: number }

const scoreOf = ({ weights, bias }: Own, { buckets, values }: Weighed): number => {
  let sum = bias
  for (let at = 0; at < buckets.length; at += 1) sum += (values[at] ?? 0) * (weights[buckets[at] ?? 0] ?? 0)
  return sum
}

/** Tells one kind from all others: a linear machine with squared hinge loss, by dual coordinate descent. */
const fitOne = (
  examples: readonly (Labelled & { length: number })[],
  { kind, rareWorth }: { kind: number; rareWorth: number },
): Own => {
  const used = examples.filter(({ also }) => !also.includes(kind))
  const own: Own = { weights: new Float64Array(featureBuckets), bias: 0 }
  const duals = new Float64Array(used.length)
  const isFar = new Uint8Array(used.length)
  const random = makeRandom(7 + kind)
  const order = [...used.keys()]
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const mayPass = epoch >= shrinkFrom && epoch < epochs - 1
    for (const index of random.shuffle(order)) {
      const example = used[index]
      if (!example || (mayPass && isFar[index] === 1)) continue
      const sign = example.kind === kind ? 1 : -1
      const price = cost * example.worth * (sign > 0 ? rareWorth : 1)
      const slack = 1 / (2 * price)
      const dual = duals[index] ?? 0
      const slope = sign * scoreOf(own, example.weighed) - 1 + dual * slack
      isFar[index] = dual === 0 && slope > farRight ? 1 : 0
      const next = Math.max(0, dual - slope / (example.length + slack))
      if (next === dual) continue
      duals[index] = next
      const step = sign * (next - dual)
      own.bias += step
      const { buckets, values } = example.weighed
      for (let at = 0; at < buckets.length; at += 1) {
        const bucket = buckets[at] ?? 0
        own.weights[bucket] = (own.weights[bucket] ?? 0) + step * (values[at] ?? 0)
      }
    }
  }
  return own
}

/** Fits one linear machine for each kind against all others. The same examples give the same weights. */
export const fitMargins = (examples: readonly Labelled[], { kinds, rareWorth }: FitOptions): Fitted => {
  const measured = examples.map((one) => ({
    ...one,
    length: 1 + one.weighed.values.reduce((sum, value) => sum + value * value, 0),
  }))
  const fitted: Fitted = { weights: new Float32Array(featureBuckets * kinds), bias: new Float32Array(kinds) }
  for (let kind = 0; kind < kinds; kind += 1) {
    const own = fitOne(measured, { kind, rareWorth })
    fitted.bias[kind] = sharpness * own.bias
    for (let bucket = 0; bucket < featureBuckets; bucket += 1)
      fitted.weights[bucket * kinds + kind] = sharpness * (own.weights[bucket] ?? 0)
  }
  return fitted
}
