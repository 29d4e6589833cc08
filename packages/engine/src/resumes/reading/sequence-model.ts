import { featureBuckets } from './feature-hash.ts'

/**
 * The weights of a linear-chain model. `rows[index[bucket]]` holds one weight per label in steps of `scale`;
 * `steps` holds label × label transitions, then each label's weight at the start.
 */
export type SequenceWeights = {
  labels: number
  scale: number
  steps: Float32Array
  index: Int32Array
  rows: Int8Array
}

/** The most likely label of each item, and how likely each label is (items × labels). */
export type Labelling = { labels: Uint8Array; likely: Float64Array }

const headBytes = 12

/**
 * The weights as a file: labels, rows and scale, the steps, then for each bucket in use its distance from the last one,
 * a bit mask of the labels with a weight, and those weights.
 */
export function packSequenceWeights({ labels, scale, steps, index, rows }: SequenceWeights): Uint8Array {
  const head = new DataView(new ArrayBuffer(headBytes + 4 * steps.length))
  head.setUint32(0, labels, true)
  head.setFloat32(8, scale, true)
  for (const [at, step] of steps.entries()) head.setFloat32(headBytes + 4 * at, step, true)
  const bytes: number[] = []
  let last = 0
  let count = 0
  for (const [bucket, row] of index.entries()) {
    if (row < 0) continue
    const weights = rows.subarray(row * labels, (row + 1) * labels)
    if (weights.every((weight) => weight === 0)) continue
    count += 1
    let distance = bucket - last
    for (; distance > 127; distance >>>= 7) bytes.push((distance & 127) | 128)
    bytes.push(distance)
    for (let from = 0; from < labels; from += 8) {
      let mask = 0
      for (let bit = 0; bit < 8 && from + bit < labels; bit += 1)
        if (weights[from + bit] !== 0) mask |= 1 << bit
      bytes.push(mask)
    }
    for (const weight of weights) if (weight !== 0) bytes.push(weight & 255)
    last = bucket
  }
  head.setUint32(4, count, true)
  const all = new Uint8Array(head.byteLength + bytes.length)
  all.set(new Uint8Array(head.buffer))
  all.set(bytes, head.byteLength)
  return all
}

/** Reads what `packSequenceWeights` wrote. @throws RangeError when the file is cut short or is something else */
export function unpackSequenceWeights(bytes: Uint8Array): SequenceWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const labels = view.getUint32(0, true)
  const count = view.getUint32(4, true)
  if (labels === 0 || labels > 64 || count > featureBuckets)
    throw new RangeError('The weights of the resume reader are broken.')
  const steps = Float32Array.from({ length: labels * labels + labels }, (_, at) =>
    view.getFloat32(headBytes + 4 * at, true),
  )
  const index = new Int32Array(featureBuckets).fill(-1)
  const rows = new Int8Array(count * labels)
  let at = headBytes + 4 * steps.length
  let bucket = 0
  for (let row = 0; row < count; row += 1) {
    for (let shift = 0; ; shift += 7) {
      const byte = view.getUint8(at)
      at += 1
      bucket += (byte & 127) << shift
      if (byte < 128) break
    }
    if (bucket < 0 || bucket >= featureBuckets)
      throw new RangeError('The weights of the resume reader are broken.')
    index[bucket] = row
    const masks = at
    at += Math.ceil(labels / 8)
    for (let label = 0; label < labels; label += 1) {
      if (((view.getUint8(masks + (label >> 3)) >> (label & 7)) & 1) === 0) continue
      rows[row * labels + label] = view.getInt8(at)
      at += 1
    }
  }
  return { labels, scale: view.getFloat32(8, true), steps, index, rows }
}

function emissionsOf(items: readonly (readonly number[])[], weights: SequenceWeights): Float64Array {
  const { labels, scale, index, rows } = weights
  const emissions = new Float64Array(items.length * labels)
  for (const [item, buckets] of items.entries()) {
    const base = item * labels
    for (const signed of buckets) {
      const row = index[signed < 0 ? ~signed : signed] ?? -1
      if (row < 0) continue
      for (let label = 0; label < labels; label += 1)
        emissions[base + label] = (emissions[base + label] ?? 0) + (rows[row * labels + label] ?? 0)
    }
  }
  for (let at = 0; at < emissions.length; at += 1) emissions[at] = (emissions[at] ?? 0) * scale
  return emissions
}

function bestPath(emissions: Float64Array, { labels, steps }: SequenceWeights): Uint8Array {
  const count = emissions.length / labels
  const best = Float64Array.from(emissions)
  const from = new Uint8Array(emissions.length)
  for (let label = 0; label < labels; label += 1)
    best[label] = (best[label] ?? 0) + (steps[labels * labels + label] ?? 0)
  for (let item = 1; item < count; item += 1) {
    const base = item * labels
    for (let label = 0; label < labels; label += 1) {
      let top = Number.NEGATIVE_INFINITY
      for (let last = 0; last < labels; last += 1) {
        const score = (best[base - labels + last] ?? 0) + (steps[last * labels + label] ?? 0)
        if (score > top) {
          top = score
          from[base + label] = last
        }
      }
      best[base + label] = (best[base + label] ?? 0) + top
    }
  }
  const path = new Uint8Array(count)
  const final = best.subarray((count - 1) * labels)
  let label = final.indexOf(Math.max(...final))
  for (let item = count - 1; item >= 0; item -= 1) {
    path[item] = label
    label = from[item * labels + label] ?? 0
  }
  return path
}

/** How likely each label is at each item: forward and backward sums, scaled item by item. */
function likelihoods(emissions: Float64Array, { labels, steps }: SequenceWeights): Float64Array {
  const count = emissions.length / labels
  const moves = Float64Array.from(steps, Math.exp)
  const local = new Float64Array(emissions.length)
  for (let item = 0; item < count; item += 1) {
    const own = emissions.subarray(item * labels, (item + 1) * labels)
    const top = Math.max(...own)
    for (const [label, value] of own.entries()) local[item * labels + label] = Math.exp(value - top)
  }
  const forward = new Float64Array(emissions.length)
  const backward = new Float64Array(emissions.length).fill(1)
  for (let item = 0; item < count; item += 1) {
    const base = item * labels
    let sum = 0
    for (let label = 0; label < labels; label += 1) {
      let reached = item === 0 ? (moves[labels * labels + label] ?? 0) : 0
      for (let last = 0; item > 0 && last < labels; last += 1)
        reached += (forward[base - labels + last] ?? 0) * (moves[last * labels + label] ?? 0)
      forward[base + label] = reached * (local[base + label] ?? 0)
      sum += forward[base + label] ?? 0
    }
    for (let label = 0; label < labels; label += 1) forward[base + label] = (forward[base + label] ?? 0) / sum
  }
  for (let item = count - 2; item >= 0; item -= 1) {
    const base = item * labels
    let sum = 0
    for (let label = 0; label < labels; label += 1) {
      let ahead = 0
      for (let next = 0; next < labels; next += 1)
        ahead +=
          (moves[label * labels + next] ?? 0) *
          (local[base + labels + next] ?? 0) *
          (backward[base + labels + next] ?? 0)
      backward[base + label] = ahead
      sum += ahead
    }
    for (let label = 0; label < labels; label += 1)
      backward[base + label] = (backward[base + label] ?? 0) / sum
  }
  const likely = new Float64Array(emissions.length)
  for (let item = 0; item < count; item += 1) {
    const base = item * labels
    let sum = 0
    for (let label = 0; label < labels; label += 1)
      sum += (forward[base + label] ?? 0) * (backward[base + label] ?? 0)
    for (let label = 0; label < labels; label += 1)
      likely[base + label] = ((forward[base + label] ?? 0) * (backward[base + label] ?? 0)) / sum
  }
  return likely
}

/**
 * Labels a sequence of items, each given by its feature buckets. `hints` (items × labels) are added to the items'
 * scores before the best labels are looked for.
 */
export function labelSequence(
  items: readonly (readonly number[])[],
  weights: SequenceWeights,
  hints?: Float64Array,
): Labelling {
  if (items.length === 0) return { labels: new Uint8Array(0), likely: new Float64Array(0) }
  const emissions = emissionsOf(items, weights)
  for (const [at, hint] of hints?.entries() ?? []) emissions[at] = (emissions[at] ?? 0) + hint
  return { labels: bestPath(emissions, weights), likely: likelihoods(emissions, weights) }
}
