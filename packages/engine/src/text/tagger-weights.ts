import { readFileSync } from 'node:fs'
import { featureBuckets } from './tagger-features.ts'

/** Token labels: outside a skill, its first token, or a further one. */
export const taggerLabels = { outside: 0, first: 1, further: 2 } as const

/**
 * The result of training: for each feature bucket, two adjacent weights for `first` and `further` in units of `scale`;
 * and in `steps`, the transition weights (3 × 3, then 3 for the start of a line).
 */
export type TaggerWeights = { scale: number; steps: Float32Array; buckets: Int16Array }

const stepCount = 12
const headBytes = 4 * (1 + stepCount)

/** Serialises the weights: a header, then each used bucket's distance from the previous one and its two weights. */
export function packWeights({ scale, steps, buckets }: TaggerWeights): Uint8Array {
  const head = new DataView(new ArrayBuffer(headBytes))
  head.setFloat32(0, scale, true)
  for (let at = 0; at < stepCount; at += 1) head.setFloat32(4 + 4 * at, steps[at] ?? 0, true)
  const bytes = [...new Uint8Array(head.buffer)]
  let last = 0
  for (let bucket = 0; bucket < featureBuckets; bucket += 1) {
    const first = buckets[2 * bucket] ?? 0
    const further = buckets[2 * bucket + 1] ?? 0
    if (first === 0 && further === 0) continue
    let distance = bucket - last
    for (; distance > 127; distance >>>= 7) bytes.push((distance & 127) | 128)
    bytes.push(distance, first & 255, (first >> 8) & 255, further & 255, (further >> 8) & 255)
    last = bucket
  }
  return Uint8Array.from(bytes)
}

/** Reads what `packWeights` wrote. @throws RangeError if the file is truncated or of another kind */
export function unpackWeights(bytes: Uint8Array): TaggerWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const scale = view.getFloat32(0, true)
  const steps = Float32Array.from({ length: stepCount }, (_, at) => view.getFloat32(4 + 4 * at, true))
  const buckets = new Int16Array(2 * featureBuckets)
  let bucket = 0
  for (let at = headBytes; at < bytes.length; ) {
    for (let shift = 0; ; shift += 7) {
      const byte = view.getUint8(at)
      at += 1
      bucket += (byte & 127) << shift
      if (byte < 128) break
    }
    if (bucket >= featureBuckets || bucket < 0) throw new RangeError('The weights of the tagger are broken.')
    buckets[2 * bucket] = view.getInt16(at, true)
    buckets[2 * bucket + 1] = view.getInt16(at + 2, true)
    at += 4
  }
  return { scale, steps, buckets }
}

let loaded: TaggerWeights | undefined

/** The weights stored next to this file, read once on first use. */
export function loadWeights(): TaggerWeights {
  loaded ??= unpackWeights(readFileSync(new URL('./tagger-weights.bin', import.meta.url)))
  return loaded
}
