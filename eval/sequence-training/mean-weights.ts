import type { SequenceWeights } from '@nextrung/engine/resumes/reading/sequence-model'

const cap = 127

/**
 * The mean of two models of the same labels and features, which reads about as if both were asked: what only one of them
 * learnt counts half.
 */
export function meanWeights(one: SequenceWeights, other: SequenceWeights): SequenceWeights {
  const { labels } = one
  const index = new Int32Array(one.index.length).fill(-1)
  let rows = 0
  for (let bucket = 0; bucket < index.length; bucket += 1)
    if ((one.index[bucket] ?? -1) >= 0 || (other.index[bucket] ?? -1) >= 0) index[bucket] = rows++
  const scale = Math.max(one.scale, other.scale)
  const mean = new Int8Array(rows * labels)
  for (let bucket = 0; bucket < index.length; bucket += 1) {
    const row = index[bucket] ?? -1
    if (row < 0) continue
    for (let label = 0; label < labels; label += 1) {
      const sum = weightOf(one, { bucket, label }) + weightOf(other, { bucket, label })
      mean[row * labels + label] = Math.max(-cap, Math.min(cap, Math.round(sum / 2 / scale)))
    }
  }
  const steps = one.steps.map((step, at) => (step + (other.steps[at] ?? 0)) / 2)
  return { labels, scale, steps, index, rows: mean }
}

function weightOf(model: SequenceWeights, at: { bucket: number; label: number }): number {
  const row = model.index[at.bucket] ?? -1
  return row < 0 ? 0 : (model.rows[row * model.labels + at.label] ?? 0) * model.scale
}
