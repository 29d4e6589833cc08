import { hashFeatures } from './tagger-features.ts'
import type { TaggerToken } from './tagger-tokens.ts'
import { type TaggerWeights, taggerLabels } from './tagger-weights.ts'

const count = 3

/** What the features of each token say for each label, three numbers a token. */
function weigh(features: readonly Int32Array[], weights: TaggerWeights): Float64Array {
  const { buckets, scale } = weights
  const said = new Float64Array(features.length * count)
  for (const [at, own] of features.entries()) {
    let first = 0
    let further = 0
    for (const bucket of own) {
      first += buckets[2 * bucket] ?? 0
      further += buckets[2 * bucket + 1] ?? 0
    }
    said[count * at + taggerLabels.first] = first * scale
    said[count * at + taggerLabels.further] = further * scale
  }
  return said
}

/** The likeliest labels of a line's tokens together (Viterbi). `further` never opens a skill. */
export function labelTokens(input: {
  line: string
  tokens: readonly TaggerToken[]
  weights: TaggerWeights
}): Uint8Array {
  const { line, tokens, weights } = input
  const said = weigh(hashFeatures(line, tokens), weights)
  const { steps } = weights
  const from = new Uint8Array(said.length)
  let best = new Float64Array(count)
  for (const at of tokens.keys()) {
    const next = new Float64Array(count)
    for (let label = 0; label < count; label += 1) {
      let top = at === 0 ? (steps[count * count + label] ?? 0) : Number.NEGATIVE_INFINITY
      for (let last = 0; at > 0 && last < count; last += 1) {
        const value = (best[last] ?? 0) + (steps[count * last + label] ?? 0)
        if (value <= top) continue
        top = value
        from[count * at + label] = last
      }
      next[label] = top + (said[count * at + label] ?? 0)
    }
    best = next
  }
  const labels = new Uint8Array(tokens.length)
  let label = best.indexOf(Math.max(...best))
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    labels[at] = label
    label = from[count * at + label] ?? 0
  }
  return labels
}
