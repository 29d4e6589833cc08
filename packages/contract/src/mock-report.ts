import { z } from 'zod'
import { interviewQuestionTypes } from './interview.ts'
import { AnswerFeedback } from './interview-feedback.ts'
import { essential } from './reader-marks.ts'

const percent = z.number().int().min(0).max(100)

/** A question of a mock interview with everything that was said of its answer. */
export const MockAnswer = z.object({
  /** From 0. */
  place: essential(z.number().int()),
  /** Of the stored answer, to find its recording; `null` for a skipped question. */
  answerId: z.number().int().nullish(),
  type: z.enum(interviewQuestionTypes),
  question: essential(z.string()),
  /** It asked about a line of the person's own resume. */
  isFromResume: z.boolean(),
  /** `null` for a skipped question. */
  answer: z.string().nullable(),
  feedback: AnswerFeedback.nullable(),
  /** Planned and used, in seconds. */
  seconds: z.number().int(),
  usedSeconds: z.number().int().nullable(),
  followUp: z
    .object({
      question: z.string(),
      answerId: z.number().int().nullish(),
      answer: z.string().nullable(),
      feedback: AnswerFeedback.nullable(),
    })
    .nullable(),
})
export type MockAnswer = z.output<typeof MockAnswer>

export const workOnKinds = [
  'belief',
  'essential',
  'structure',
  'skipped',
  'clarity',
  'time',
  'points',
] as const

/** Something to work on, most important first. */
export const WorkOn = z.object({
  kind: z.enum(workOnKinds),
  title: essential(z.string()),
  /** As a sentence or two. */
  advice: z.string(),
  /** The person's own words that show it. */
  quote: z.string().nullable(),
  /** The question it comes from; `null` if it is about several. */
  place: z.number().int().nullable(),
})
export type WorkOn = z.output<typeof WorkOn>

/** Something that went well, in the person's own words. */
export const WentWell = z.object({
  point: essential(z.string()),
  quote: essential(z.string()),
  place: z.number().int(),
})
export type WentWell = z.output<typeof WentWell>

export const TypeScore = z.object({
  type: z.enum(interviewQuestionTypes),
  score: percent,
  questions: z.number().int(),
})
export type TypeScore = z.output<typeof TypeScore>

/** This interview beside the last one for the same role. */
export const MockComparison = z.object({
  /** ISO date and time. */
  when: essential(z.string()),
  score: percent,
  /** In percentage points. */
  change: z.number().int(),
  /** For kinds of question that both had. */
  types: z.array(z.object({ type: z.enum(interviewQuestionTypes), before: percent, now: percent })),
  /** As a sentence. */
  summary: z.string(),
})
export type MockComparison = z.output<typeof MockComparison>

export const MockReport = z.object({
  /** The average over all questions; a skipped one counts as 0. */
  score: essential(percent),
  technicalAccuracy: percent.nullable(),
  communicationClarity: percent.nullable(),
  answered: z.number().int(),
  of: z.number().int(),
  byType: z.array(TypeScore),
  workOn: z.array(WorkOn),
  wentWell: z.array(WentWell),
  comparison: MockComparison.nullable(),
  /** How the figures came about, as sentences. */
  basis: z.array(z.string()),
})
export type MockReport = z.output<typeof MockReport>
