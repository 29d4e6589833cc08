import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  InterviewQuestion,
  interviewDifficulties,
  interviewQuestionTypes,
  scenarioTypes,
} from './interview.ts'
import { AnswerFeedback } from './interview-feedback.ts'
import { dispensable, essential, whole } from './reader-marks.ts'
import { rowId, wholeNumber } from './whole-number.ts'

export const interviewHistoryPageSize = 20

/** An answer in the history. */
export const PractisedAnswer = z.object({
  id: essential(z.number().int()),
  questionId: z.number().int(),
  question: essential(z.string()),
  questionType: z.enum(interviewQuestionTypes),
  scenarioType: z.enum(scenarioTypes),
  difficulty: z.enum(interviewDifficulties),
  role: z.string(),
  skills: z.array(z.string()),
  isMultipleChoice: z.boolean(),
  /** It answered a follow-up, so it is not in the averages. */
  isFollowUp: z.boolean(),
  score: essential(z.number().int()),
  technicalAccuracy: z.number().int().nullable(),
  communicationClarity: z.number().int().nullable(),
  /** The first words of the answer, or the chosen option. */
  opening: z.string(),
  /** In seconds. */
  duration: z.number().int().nullable(),
  /** ISO date and time. */
  answeredAt: essential(z.string()),
})
export type PractisedAnswer = z.output<typeof PractisedAnswer>

/** Newest first. Loaded when the panel opens. */
export const listInterviewAnswers = defineCall({
  method: 'GET',
  path: '/api/interview/history',
  access: 'session',
  cost: 'quick',
  query: z.object({
    page: wholeNumber(100_000).optional(),
    /** Words of the question or of the answer. */
    search: z.string().trim().max(100, 'Search for at most 100 characters.').optional(),
    skill: z.string().max(100, 'A skill has at most 100 characters.').optional(),
    scenario: z.enum(scenarioTypes, 'Choose technical, behavioral or system_design.').optional(),
  }),
  response: z.object({
    answers: z.array(PractisedAnswer),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    /** The skills that any answer is about, to filter by. */
    skills: z.array(z.string()),
  }),
})

/** An answer with its question and everything that was said of it. */
export const WholeAnswer = z.object({
  answer: essential(PractisedAnswer),
  question: essential(InterviewQuestion),
  /** What the person wrote; in multiple choice the number of the option as text. */
  text: z.string(),
  /** Where its recording is played from; `null` without one. */
  audioUrl: z.string().nullable(),
  /** The follow-up that this answered; `null` if it answered the question itself. */
  followUpQuestion: z.string().nullable(),
  feedback: essential(AnswerFeedback),
  /** Answers to the follow-ups of this one. */
  followUps: z.array(PractisedAnswer),
})
export type WholeAnswer = z.output<typeof WholeAnswer>

const answerParams = z.object({ id: rowId })

export const getInterviewAnswer = defineCall({
  method: 'GET',
  path: '/api/interview/answers/:id',
  access: 'session',
  cost: 'quick',
  params: answerParams,
  response: WholeAnswer,
})

/** Deletes an answer, its marks, its recording and the answers to its follow-ups. It no longer counts anywhere. */
export const deleteInterviewAnswer = defineCall({
  method: 'DELETE',
  path: '/api/interview/answers/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: answerParams,
  response: dispensable(z.object({ id: z.number().int() })),
})

/** The scores of a scenario or of a skill over time. */
export const ScoreTrend = z.object({
  /** A scenario type, or a skill. */
  name: essential(z.string()),
  answers: z.number().int(),
  average: z.number(),
  /** By day, oldest first, at most the newest 60 days with an answer. */
  days: z.array(whole(z.object({ day: z.string(), average: z.number(), answers: z.number().int() }))),
  /** The average of the newest three answers less that of those before; `null` with fewer than six. */
  change: z.number().nullable(),
})
export type ScoreTrend = z.output<typeof ScoreTrend>

/** Something to practise next, and why. */
export const PracticeAdvice = z.object({
  kind: z.enum(['answered-badly', 'due-again', 'path-gap', 'never-tried']),
  title: essential(z.string()),
  /** As a sentence. */
  reason: z.string(),
  scenarioType: z.enum(scenarioTypes),
  difficulty: z.enum(interviewDifficulties),
  skill: z.string().nullable(),
})
export type PracticeAdvice = z.output<typeof PracticeAdvice>

/** How practice has gone for the person, and what to practise next for their target role. */
export const getInterviewProgress = defineCall({
  method: 'GET',
  path: '/api/interview/progress',
  access: 'session',
  cost: 'work',
  response: z.object({
    scenarios: z.array(ScoreTrend),
    /** Those with most answers first, at most twelve. */
    skills: z.array(ScoreTrend),
    next: z.array(PracticeAdvice),
    /** How the figures came about, as sentences. */
    basis: z.array(z.string()),
  }),
})
