import { z } from 'zod'
import { SpeechAnalysis } from './interview-speech.ts'
import { essential, whole } from './reader-marks.ts'

const percent = z.number().int().min(0).max(100)

export const pointStates = ['met', 'partly', 'missed'] as const

/** A key point of the question, and what the answer says of it. */
export const FeedbackPoint = z.object({
  /** As it was shown before the answer. */
  cue: z.string(),
  point: essential(z.string()),
  state: z.enum(pointStates),
  /** The answer's own words that say it. */
  quote: z.string().nullable(),
  /** 3 where the answer turns on it, 2 where it counts, 1 where it rounds the answer off. */
  weight: z.number().int().min(1).max(3),
  /** Without it the answer is not good. */
  essential: z.boolean().optional(),
})
export type FeedbackPoint = z.output<typeof FeedbackPoint>

/** Something wrong that the answer says, and what is right. */
export const FeedbackBelief = z.object({
  belief: essential(z.string()),
  quote: z.string().nullable(),
  correction: z.string(),
})
export type FeedbackBelief = z.output<typeof FeedbackBelief>

/** A part that answers to this kind of question have: situation, task, action, result, or those of a design. */
export const FeedbackStructure = z.object({
  part: essential(z.string()),
  present: z.boolean(),
  quote: z.string().nullable(),
})
export type FeedbackStructure = z.output<typeof FeedbackStructure>

export const FeedbackClarity = z.object({
  words: z.number().int(),
  sentences: z.number().int(),
  /** How many filler words and hedges the answer has. */
  fillers: z.number().int(),
  hedges: z.number().int(),
  /** In words. */
  longestSentence: z.number().int(),
  /** `too-short`, `fitting` or `too-long` for its question. */
  length: z.string(),
})
export type FeedbackClarity = z.output<typeof FeedbackClarity>

/** A question about what was missed. Send its `id` as `followUpOf` to answer it. */
export const FollowUpQuestion = z.object({ id: essential(z.string()), question: essential(z.string()) })
export type FollowUpQuestion = z.output<typeof FollowUpQuestion>

/**
 * How an answer was marked. The specification has the first two fields. Open-ended answers have those down to
 * `followUp`, answers to multiple choice have `correctOption` and `explanations`.
 */
export const AnswerFeedback = z.object({
  score: essential(percent),
  /** Plain text with line breaks that says everything below. */
  detailedFeedback: z.string(),
  /** The stored answer, to load or delete it, or to answer a follow-up. */
  responseId: z.number().int().optional(),
  technicalAccuracy: percent.nullish(),
  /** `null` for multiple choice. */
  communicationClarity: percent.nullish(),
  /** In the order of the question's key points. A follow-up has those it asks about. */
  points: z.array(whole(FeedbackPoint)).optional(),
  beliefs: z.array(whole(FeedbackBelief)).optional(),
  structure: z.array(whole(FeedbackStructure)).optional(),
  clarity: whole(FeedbackClarity.optional()),
  /** Of an answer that was spoken. */
  speech: whole(SpeechAnalysis.optional()),
  /** Two or three sentences that could be said next time; empty if nothing was missed. */
  sayNext: z.string().optional(),
  sampleAnswer: z.string().optional(),
  /** What an interviewer looks at beyond the key points. */
  criteria: z.array(z.string()).optional(),
  followUp: whole(FollowUpQuestion.nullish()),
  /**
   * Why the text does not count as an answer: `empty`, `other-script`, `off-topic`, `question-repeated`,
   * `key-points-pasted`, `keywords`, `repeated` or `instructions`.
   */
  notAnAnswer: z.string().nullish(),
  /** Counted from 0, as in the question's `options`. */
  correctOption: z.number().int().nullish(),
  /** For every option why it is right or wrong, in their order. */
  explanations: z.array(z.string()).optional(),
})
export type AnswerFeedback = z.output<typeof AnswerFeedback>
