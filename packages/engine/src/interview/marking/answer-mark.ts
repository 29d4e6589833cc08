import { z } from 'zod'

const percent = z.number().int().min(0).max(100)
const count = z.number().int().min(0)

/** Why a text is no answer, whatever its length. */
export const NotAnAnswer = z.enum([
  'empty',
  'other-script',
  'off-topic',
  'question-repeated',
  'key-points-pasted',
  'keywords',
  'repeated',
  'instructions',
])
export type NotAnAnswer = z.output<typeof NotAnAnswer>

const PointState = z.enum(['met', 'partly', 'missed'])
/** How a key point came out. `place` counts from 0; `quote` is the part of the answer that said it, verbatim. */
export const MarkedPoint = z.object({ place: count, state: PointState, quote: z.string().nullable() })
export type MarkedPoint = z.output<typeof MarkedPoint>

/** A wrong belief that the answer holds, with its words. */
export const HeldBelief = z.object({ place: count, quote: z.string() })
export type HeldBelief = z.output<typeof HeldBelief>

/** A part that answers to this kind of question have, as people call it. */
export const StructurePart = z.object({
  part: z.string(),
  present: z.boolean(),
  quote: z.string().nullable(),
})
export type StructurePart = z.output<typeof StructurePart>

export const AnswerClarity = z.object({
  words: count,
  sentences: count,
  fillers: count,
  hedges: count,
  /** In words. */
  longestSentence: count,
  length: z.enum(['too-short', 'fitting', 'too-long']),
})
export type AnswerClarity = z.output<typeof AnswerClarity>

/** What an answer is worth, and why. Scores are per cent. */
export const AnswerMark = z.object({
  score: percent,
  technicalAccuracy: percent,
  communicationClarity: percent,
  points: z.array(MarkedPoint),
  beliefs: z.array(HeldBelief),
  structure: z.array(StructurePart),
  clarity: AnswerClarity,
  notAnAnswer: NotAnAnswer.nullable(),
  /** Plain text with line breaks, readable alone. */
  detailedFeedback: z.string(),
  /** Two or three sentences that could be said next time; empty if nothing was missed. */
  sayNext: z.string(),
  /** A question about what was missed. */
  followUp: z.string().nullable(),
})
export type AnswerMark = z.output<typeof AnswerMark>
