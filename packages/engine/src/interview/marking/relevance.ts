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

const fewWords = 3

/** Sentences beside the matter come together, so each is judged with its neighbours. */
const smoothed = (relevance: readonly (number | null)[]): number[] =>
  relevance.map((own, at) => {
    const here = own ?? 1
    return ((relevance[at - 1] ?? here) + 2 * here + (relevance[at + 1] ?? here)) / 4
  })

/** The segments that are beside the matter. */
export function irrelevantSegments(
  relevance: readonly (number | null)[],
  { text: { segments }, least }: { text: MarkedText; least: number },
): Set<number> {
  const judged = smoothed(relevance)
  return new Set(
    [...relevance.keys()].filter(
      (at) => (judged[at] ?? 1) < least && (segments[at]?.words.length ?? 0) > fewWords,
    ),
  )
}
