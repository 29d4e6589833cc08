import { greatest, mean } from './answer-features.ts'
import type { AnswerClarity } from './answer-mark.ts'
import type { MarkedQuestion } from './marking-input.ts'

export type Judged = {
  question: MarkedQuestion
  /** How sure each key point is said, from 0 to 1. */
  said: readonly number[]
  /** How sure each wrong belief is held. */
  held: readonly number[]
  relevance: number
  /** The share of the answer's words that belong to the matter. */
  relevantShare: number
  presentParts: number
  /** How sweeping and how vague it is. */
  manner: readonly number[]
}

const likelySaid = 0.6

/** What the score of an answer is made of. */
export function scoreFeatures({
  question,
  said,
  held,
  relevance,
  relevantShare,
  presentParts,
  manner,
}: Judged): number[] {
  const total = question.keyPoints.reduce((sum, { weight }) => sum + weight, 0) || 1
  const weighted = (value: (said: number) => number) =>
    question.keyPoints.reduce((sum, { weight }, at) => sum + weight * value(said[at] ?? 0), 0) / total
  const essential = question.keyPoints.flatMap(({ essential }, at) => (essential ? [said[at] ?? 0] : []))
  return [
    weighted((one) => one),
    weighted((one) => one * one),
    weighted((one) => (one >= likelySaid ? 1 : 0)),
    essential.length === 0 ? weighted((one) => one) : mean(essential),
    essential.length === 0 ? weighted((one) => one) : Math.min(...essential),
    held.reduce((sum, one) => sum + one, 0),
    greatest(held),
    relevance,
    relevantShare,
    presentParts,
    question.type === 'behavioral' || question.type === 'leadership' ? presentParts : 0,
    ...manner,
  ]
}

/** What the clarity of an answer is made of, besides its rules. */
export function communicationFeatures(
  clarity: AnswerClarity,
  { score, byRule }: { score: number; byRule: number },
): number[] {
  const per = 100 / Math.max(40, clarity.words)
  return [
    byRule / 100,
    score,
    Math.min(1, clarity.fillers * per * 0.1),
    Math.min(1, clarity.hedges * per * 0.1),
    Math.min(1, Math.max(0, clarity.longestSentence - 30) / 100),
    Math.min(1, clarity.words / 60),
    clarity.length === 'too-long' ? 1 : 0,
  ]
}
