import { readFileSync } from 'node:fs'
import { featureBuckets } from './message-features.ts'

/** What training found: see `eval/train-mentor.ts`. */
export type MentorWeights = {
  /** The ids of the kinds, in the order of the weights. */
  kinds: readonly string[]
  /** The words of the examples, against which typing errors are corrected. */
  words: readonly string[]
  /** How rare each feature is that stands in several examples, by its hash. */
  rarity: ReadonlyMap<number, number>
  /** For each bucket the weights of all kinds in bytes, and what one unit of them is worth. */
  weights: Int8Array
  scales: Float32Array
  bias: Float32Array
}

const headBytes = 12

/** Serialises the weights: three lengths, the names as JSON, then the numbers. */
export const packWeights = (found: MentorWeights): Uint8Array => {
  const names = new TextEncoder().encode(JSON.stringify({ kinds: found.kinds, words: found.words }))
  const numbers = [
    Uint32Array.from(found.rarity.keys()),
    Float32Array.from(found.rarity.values()),
    found.scales,
    found.bias,
  ].map((list) => new Uint8Array(list.buffer, list.byteOffset, list.byteLength))
  const length = numbers.reduce((sum, list) => sum + list.length, 0)
  const bytes = new Uint8Array(headBytes + names.length + length + found.weights.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, names.length, true)
  view.setUint32(4, found.kinds.length, true)
  view.setUint32(8, found.rarity.size, true)
  let at = headBytes
  for (const list of [names, ...numbers, new Uint8Array(found.weights.buffer, found.weights.byteOffset)]) {
    bytes.set(list, at)
    at += list.length
  }
  return bytes
}

const isNames = (value: unknown): value is { kinds: string[]; words: string[] } =>
  typeof value === 'object' && value !== null && 'kinds' in value && 'words' in value

/** Reads what `packWeights` wrote. @throws RangeError if the file is truncated or of another kind */
export const unpackWeights = (bytes: Uint8Array): MentorWeights => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const namesLength = view.getUint32(0, true)
  const kindCount = view.getUint32(4, true)
  const featureCount = view.getUint32(8, true)
  let at = headBytes + namesLength
  const expected = at + 4 * (2 * featureCount + featureBuckets + kindCount) + featureBuckets * kindCount
  if (bytes.length !== expected) throw new RangeError("The mentor's weights are broken.")
  const names: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(headBytes, at)))
  if (!isNames(names)) throw new RangeError("The mentor's weights are broken.")
  const hashes = Array.from({ length: featureCount }, (_, index) => view.getUint32(at + 4 * index, true))
  at += 4 * featureCount
  const take = (length: number): Float32Array => {
    const list = Float32Array.from({ length }, (_, index) => view.getFloat32(at + 4 * index, true))
    at += 4 * length
    return list
  }
  const rare = take(featureCount)
  const rarity = new Map(hashes.map((hash, index) => [hash, rare[index] ?? 0]))
  const [scales, bias] = [take(featureBuckets), take(kindCount)]
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at, featureBuckets * kindCount)
  return { kinds: names.kinds, words: names.words, rarity, scales, bias, weights }
}

let kinds: MentorWeights | undefined
let crisis: MentorWeights | undefined

/** The weights of all kinds stored next to this file, read once on first use. */
export const loadMentorWeights = (): MentorWeights => {
  kinds ??= unpackWeights(readFileSync(new URL('./mentor-weights.bin', import.meta.url)))
  return kinds
}

/** The weights that tell a person in danger from everything else, read once on first use. */
export const loadCrisisWeights = (): MentorWeights => {
  crisis ??= unpackWeights(readFileSync(new URL('./crisis-weights.bin', import.meta.url)))
  return crisis
}
