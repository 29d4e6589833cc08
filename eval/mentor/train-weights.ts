import type { MentorWeights } from '@nextrung/engine/mentor/understand/mentor-weights'
import { featureBuckets } from '@nextrung/engine/mentor/understand/message-features'
import { weighFeatures } from '@nextrung/engine/mentor/understand/weigh-features'
import { fitMargins } from './fit-margins.ts'
import { type Prepared, rarityOf } from './prepare-examples.ts'

export type Task = { kinds: readonly string[]; words: readonly string[]; rareWorth: number }

const steps = 127

/** Fits the weights to the examples and rounds them to bytes. The same examples give the same weights. */
export const trainWeights = (
  prepared: readonly Prepared[],
  { kinds, words, rareWorth }: Task,
): MentorWeights => {
  const rarity = rarityOf(prepared)
  const fitted = fitMargins(
    prepared.map((one) => ({ ...one, weighed: weighFeatures(one.counted, rarity) })),
    { kinds: kinds.length, rareWorth },
  )
  const scales = new Float32Array(featureBuckets)
  const weights = new Int8Array(featureBuckets * kinds.length)
  for (let bucket = 0; bucket < featureBuckets; bucket += 1) {
    const row = fitted.weights.subarray(bucket * kinds.length, (bucket + 1) * kinds.length)
    const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps
    scales[bucket] = scale
    if (scale > 0)
      for (const [kind, weight] of row.entries())
        weights[bucket * kinds.length + kind] = Math.round(weight / scale)
  }
  return { kinds, words, rarity, weights, scales, bias: fitted.bias }
}
