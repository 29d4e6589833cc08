/** How many buckets features are hashed into. */
export const featureBuckets = 1 << 20

/** The bucket of a feature's name: FNV-1a with a final mix, so that near names land apart. */
export function bucketOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) & (featureBuckets - 1)
}

/**
 * The features of one item of a sequence as buckets. A feature that names words is stored as `~bucket`: training hides
 * some of these at random, so that the model does not rely on words it happens to have seen.
 */
export class FeatureList {
  readonly buckets: number[] = []

  add(name: string): void {
    this.buckets.push(bucketOf(name))
  }

  addWord(name: string): void {
    this.buckets.push(~bucketOf(name))
  }
}
