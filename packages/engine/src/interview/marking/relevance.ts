import type { MarkedText } from './answer-text.ts'
import type { ComparedAnswer } from './compared-answer.ts'

const likeFrom = 0.3

/** The share of each segment's words that belong to the matter of the question; null for a segment without words. */
export function relevanceOf(compared: ComparedAnswer, topic: readonly number[]): (number | null)[] {
  const best = new Map<number, number>()
  for (const word of topic)
    for (const { number, likeness } of compared.alike(word))
      if (likeness > (best.get(number) ?? 0)) best.set(number, likeness)
  const sums = new Float64Array(compared.segmentCount)
  const totals = new Float64Array(compared.segmentCount)
  for (const { number, segment } of compared.tokens) {
    const weight = compared.vocabulary.entries[number]?.weight ?? 0
    const likeness = Math.max(0, (best.get(number) ?? 0) - likeFrom) / (1 - likeFrom)
    sums[segment] = (sums[segment] ?? 0) + weight * likeness
    totals[segment] = (totals[segment] ?? 0) + weight
  }
  return Array.from(totals, (total, at) => (total === 0 ? null : (sums[at] ?? 0) / total))
}

const leastRelevance = 0.5
const fewWords = 3

/** The segments that are beside the matter. */
export const irrelevantSegments = (relevance: readonly (number | null)[], { segments }: MarkedText): Set<number> =>
  new Set(
    [...relevance.keys()].filter(
      (at) => (relevance[at] ?? 1) < leastRelevance && (segments[at]?.words.length ?? 0) > fewWords,
    ),
  )
