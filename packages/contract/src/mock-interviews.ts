import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  InterviewQuestion,
  interviewDifficulties,
  interviewLimits,
  interviewQuestionTypes,
  interviewSessionStatuses,
  SpokenPart,
} from './interview.ts'
import { MockAnswer, MockReport } from './mock-report.ts'
import { dispensable, essential } from './reader-marks.ts'
import { TargetRole } from './roles.ts'
import { rowId } from './whole-number.ts'

export const mockLengths = [15, 30, 45] as const
export type MockLength = (typeof mockLengths)[number]

export const mockLimits = {
  /** The most questions of one interview. */
  questions: 8,
  /** The most interviews that are scheduled or running. */
  open: 10,
  /** The most interviews kept. */
  kept: 200,
  /** How far ahead one can be scheduled, in days. */
  daysAhead: 365,
} as const

/** A mock interview in a list. */
export const MockInterview = z.object({
  id: essential(z.number().int()),
  role: essential(z.string()),
  difficulty: z.enum(interviewDifficulties),
  minutes: z.number().int(),
  /** It may ask about lines of the person's resume. */
  withResume: z.boolean(),
  status: z.enum(interviewSessionStatuses),
  /** ISO dates and times. */
  scheduledAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  /** How many questions it has; 0 before it has started. */
  questions: z.number().int(),
  score: z.number().int().min(0).max(100).nullable(),
})
export type MockInterview = z.output<typeof MockInterview>

/** The question to answer now. Nothing in it says what a good answer is. */
export const MockQuestion = z.object({
  place: essential(z.number().int()),
  type: z.enum(interviewQuestionTypes),
  /** Text with inline code between backticks. */
  question: essential(z.string()),
  code: InterviewQuestion.shape.code,
  isFromResume: z.boolean(),
  /** Planned for the question and its follow-up. */
  seconds: z.number().int(),
  /** How long it has been open. */
  usedSeconds: z.number().int(),
  /** The follow-up to answer now; `null` if the question itself is to be answered. */
  followUp: z.object({ question: z.string() }).nullable(),
  /** What the person has answered to the question itself, once a follow-up is asked. */
  answer: z.string().nullable(),
})
export type MockQuestion = z.output<typeof MockQuestion>

/** A mock interview as it stands. */
export const MockState = z.object({
  interview: essential(MockInterview),
  current: MockQuestion.nullable(),
  answered: z.number().int(),
  /** The newest answer in the history of practice; `null` if that was skipped or was to a question on the resume. */
  lastResponseId: z.number().int().nullable(),
  /** The newest answer itself; `null` if that was skipped. */
  lastAnswerId: z.number().int().nullish(),
  /** Both `null` until it is completed. */
  report: MockReport.nullable(),
  answers: z.array(MockAnswer).nullable(),
})
export type MockState = z.output<typeof MockState>

const params = z.object({ id: rowId })

/** Newest first. Loaded when the panel opens. */
export const listMockInterviews = defineCall({
  method: 'GET',
  path: '/api/mock-interviews',
  access: 'session',
  cost: 'quick',
  response: z.object({ interviews: z.array(MockInterview), hasResume: z.boolean() }),
})

/**
 * Starts a mock interview or, with `scheduledAt`, plans it. 400 for a time that has passed; 409 (CONFLICT) with too many
 * open ones. Starting uses one of the day's allowance (402).
 */
export const createMockInterview = defineCall({
  method: 'POST',
  path: '/api/mock-interviews',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  body: z.strictObject({
    role: TargetRole,
    difficulty: z.enum(interviewDifficulties, 'Choose beginner, intermediate or expert.'),
    minutes: z.union(
      mockLengths.map((length) => z.literal(length)),
      'Choose 15, 30 or 45 minutes.',
    ),
    withResume: z.boolean(),
    /** ISO date and time. */
    scheduledAt: z.iso.datetime({ offset: true, error: 'Choose a date and time.' }).nullish(),
  }),
  response: MockState,
})

export const getMockInterview = defineCall({
  method: 'GET',
  path: '/api/mock-interviews/:id',
  access: 'session',
  cost: 'work',
  params,
  response: MockState,
})

/** Starts a scheduled interview, at its time or before. One that has started goes on. */
export const startMockInterview = defineCall({
  method: 'POST',
  path: '/api/mock-interviews/:id/start',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params,
  response: MockState,
})

const place = z.int().min(0).max(mockLimits.questions)

/**
 * Answers the current question or its follow-up, or skips it without `answer`. The same answer sent again is answered
 * the same way; 409 (CONFLICT) for a question that is not the current one. The last answer completes the interview.
 */
export const answerMockInterview = defineCall({
  method: 'POST',
  path: '/api/mock-interviews/:id/answer',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  params,
  body: z.strictObject({
    place,
    isFollowUp: z.boolean(),
    answer: z
      .string()
      .max(
        interviewLimits.answerCharacters,
        `An answer has at most ${interviewLimits.answerCharacters.toLocaleString('en-US')} characters. Please shorten it.`,
      )
      .refine((text) => text.trim() !== '', 'Please provide an answer')
      .nullable(),
    /** What was spoken, if the answer was. */
    speech: z
      .array(SpokenPart)
      .max(interviewLimits.spokenParts, 'The transcript has too many parts.')
      .nullish(),
  }),
  response: MockState,
})

/** Ends an interview early. What was not answered counts as skipped. */
export const finishMockInterview = defineCall({
  method: 'POST',
  path: '/api/mock-interviews/:id/finish',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params,
  response: MockState,
})

/** Deletes an interview with its answers and report. */
export const deleteMockInterview = defineCall({
  method: 'DELETE',
  path: '/api/mock-interviews/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params,
  response: dispensable(z.object({ id: z.number().int() })),
})

/** A scheduled interview as a calendar file (`.ics`). 404 for one that is not scheduled. */
export const downloadMockCalendar = defineCall({
  method: 'GET',
  path: '/api/mock-interviews/:id/calendar',
  access: 'session',
  cost: 'quick',
  params,
  binary: true,
})
