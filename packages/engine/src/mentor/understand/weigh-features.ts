import { type Features, featureBuckets } from './message-features.ts'

/** The features of a message as the classifier weighs them: buckets and values of the same length. */
export type Weighed = { buckets: Int32Array; values: Float32Array }

/** How much the runs of characters count beside the words. */
const characterShare = 0.9

/**
 * Weighs the counts of a message by how rare each feature is; a long message weighs as much as a short one. Features
 * that the examples do not know say nothing.
 */
export const weighFeatures = (
  counted: { words: Features; characters: Features },
  rarity: ReadonlyMap<number, number>,
): Weighed => {
  const buckets: number[] = []
  const values: number[] = []
  for (const [features, share] of [
    [counted.words, 1],
    [counted.characters, characterShare],
  ] as const) {
    const weights = [...features].flatMap(([hash, count]) => {
      const rare = rarity.get(hash)
      return rare === undefined ? [] : [[hash % featureBuckets, (1 + Math.log(count)) * rare] as const]
    })
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
    for (const [bucket, weight] of weights) {
      buckets.push(bucket)
      values.push((share * weight) / length)
    }
  }
  return { buckets: Int32Array.from(buckets), values: Float32Array.from(values) }
}
