import { describe, expect, it } from 'vitest'
import { featureBuckets } from './tagger-features.ts'
import { loadWeights, packWeights, unpackWeights } from './tagger-weights.ts'

const sample = () => {
  const buckets = new Int16Array(2 * featureBuckets)
  for (const [bucket, first, further] of [
    [0, 5, -7],
    [3, 0, 1],
    [127, -32_768, 32_767],
    [256, 1, 0],
    [40_000, -1, -1],
    [featureBuckets - 1, 9, 9],
  ] as const)
    buckets.set([first, further], 2 * bucket)
  const steps = Float32Array.from({ length: 12 }, (_, at) => (at === 2 ? Number.NEGATIVE_INFINITY : at / 4))
  return { scale: 0.5, steps, buckets }
}

describe("the tagger's weights", () => {
  it('are the same after packing and unpacking', () => {
    const { scale, steps, buckets } = unpackWeights(packWeights(sample()))
    expect({ scale, steps }).toEqual({ scale: sample().scale, steps: sample().steps })
    expect(Buffer.compare(Buffer.from(buckets.buffer), Buffer.from(sample().buckets.buffer))).toBe(0)
  })

  it('are not read from a truncated file', () => {
    const bytes = packWeights(sample())
    expect(() => unpackWeights(bytes.slice(0, -1))).toThrow(RangeError)
    expect(() => unpackWeights(bytes.slice(0, 20))).toThrow(RangeError)
  })

  it('are not read from a file of another kind', () => {
    expect(() => unpackWeights(new TextEncoder().encode('~'.repeat(9_000_000)))).toThrow(RangeError)
  })

  it('are read once, small enough for the source tree, and never start a skill with an inside token', () => {
    const weights = loadWeights()
    expect(loadWeights()).toBe(weights)
    expect(packWeights(weights).length).toBeLessThan(3_000_000)
    expect(weights.steps[2]).toBe(Number.NEGATIVE_INFINITY)
  })
})
