import { z } from 'zod'
import { defineCall } from './call.ts'
import { AnswerFeedback } from './interview-feedback.ts'
import { essential, whole } from './reader-marks.ts'
import { largestId } from './whole-number.ts'

export const scenarioTypes = ['technical', 'behavioral', 'system_design'] as const
export type ScenarioType = (typeof scenarioTypes)[number]

export const interviewDifficulties = ['beginner', 'intermediate', 'expert'] as const
export type InterviewDifficulty = (typeof interviewDifficulties)[number]

export const interviewQuestionTypes = ['technical', 'behavioral', 'leadership', 'system_design'] as const

export const interviewSessionStatuses = ['scheduled', 'in_progress', 'completed'] as const

export const interviewLimits = {
  /** The questions of one set. */
  setSize: 5,
  options: 4,
  answerCharacters: 20_000,
  /** The most answers of one session, follow-ups among them. */
  answersPerSession: 60,
  /** The longest answer, in seconds. */
  durationSeconds: 4 * 3600,
  spokenParts: 2000,
  spokenPartCharacters: 2000,
  roleCharacters: 100,
} as const

const percent = z.number().min(0).max(100)

/** The person's statistics. Averages run over answers; follow-ups are not in them. */
export const InterviewScores = z.object({
  /** Sessions with a marked answer. */
  totalInterviews: z.number().int(),
  averageScore: percent,
  technicalAverage: percent,
  /** `null` if all answers were to multiple choice, which says nothing about communication. */
  communicationAverage: percent.nullable(),
  /** How many answers the averages run over. */
  answers: z.number().int().optional(),
})
export type InterviewScores = z.output<typeof InterviewScores>

/** `null` if there is no answer yet. `1` as the id means the signed-in person. 404 for anybody else. */
export const getInterviewScores = defineCall({
  method: 'GET',
  path: '/api/interview/scores/:userId',
  access: 'session',
  cost: 'quick',
  params: z.object({ userId: z.string().min(1).max(200) }),
  response: InterviewScores.nullable(),
})

/** When the person last answered a question, and with which score. */
export const SeenBefore = z.object({
  /** ISO date and time. */
  when: essential(z.string()),
  lastScore: z.number().int().optional(),
})
export type SeenBefore = z.output<typeof SeenBefore>

export const questionReasons = ['unseen', 'answered-badly', 'due-again', 'path-gap'] as const

/** Why this question is in the set. */
export const QuestionReason = z.object({
  kind: z.enum(questionReasons),
  /** As a short sentence. */
  text: essential(z.string()),
})
export type QuestionReason = z.output<typeof QuestionReason>

/** A question before it is answered: nothing in it gives the answer away. */
export const InterviewQuestion = z.object({
  id: essential(z.number().int()),
  /** Text with inline code between backticks, and its code as a fenced block after it. */
  question: essential(z.string()),
  tags: z.array(z.string()),
  /** What to talk about, without what to say of it. Missing in multiple choice. */
  expectedKeyPoints: z.array(z.string()).optional(),
  /** Only in multiple choice. */
  options: z.array(z.string()).optional(),
  questionType: z.enum(interviewQuestionTypes).optional(),
  difficulty: z.enum(interviewDifficulties).optional(),
  /** The same question without its code, and the code. Missing if it has none. */
  questionText: z.string().optional(),
  code: whole(z.object({ language: z.string(), text: z.string() }).optional()),
  seenBefore: whole(SeenBefore.optional()),
  why: whole(QuestionReason.optional()),
})
export type InterviewQuestion = z.output<typeof InterviewQuestion>

const flag = z.enum(['true', 'false'], 'Send true or false.').optional()

/**
 * A set of questions drawn for the person. It stays the same until all of it was answered. `forceRegenerate` draws and
 * stores another one; a repeat within two seconds gets the same. That uses one of the day's allowance (402). 404 for an
 * unknown role.
 */
export const getInterviewQuestions = defineCall({
  method: 'GET',
  path: '/api/interview/:role/:scenarioType',
  access: 'session',
  cost: 'work',
  params: z.object({
    role: z.string().trim().min(1).max(interviewLimits.roleCharacters),
    scenarioType: z.enum(scenarioTypes),
  }),
  query: z.object({
    difficulty: z.enum(interviewDifficulties, 'Choose beginner, intermediate or expert.').optional(),
    multipleChoice: flag,
    forceRegenerate: flag,
  }),
  response: z.array(InterviewQuestion),
})

const role = z
  .string('No role selected')
  .trim()
  .min(1, 'No role selected')
  .max(interviewLimits.roleCharacters, `A role has at most ${interviewLimits.roleCharacters} characters.`)

/**
 * Starts a session, or goes on with the one of today for the same role, scenario and difficulty. A new one uses one of
 * the day's allowance (402). 404 for an unknown role.
 */
export const startInterview = defineCall({
  method: 'POST',
  path: '/api/interview/start',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  body: z.object({
    /** `1`, or the person's own id. */
    userId: z.union([z.number(), z.string().max(200)]).nullish(),
    roleTitle: role,
    scenarioType: z.enum(scenarioTypes, 'Choose technical, behavioral or system design.'),
    difficultyLevel: z.enum(interviewDifficulties, 'Choose beginner, intermediate or expert.'),
  }),
  response: z.object({
    id: essential(z.number().int()),
    status: z.enum(interviewSessionStatuses).optional(),
    /** When the session ends by itself; an ISO date and time. */
    endsAt: z.string().optional(),
  }),
})

/** A part of what was spoken, as the speech recognition heard it, with its times from the start of the answer. */
export const SpokenPart = z.object({
  text: z.string().max(interviewLimits.spokenPartCharacters, 'A part of the transcript is too long.'),
  startMs: z
    .int()
    .min(0)
    .max(interviewLimits.durationSeconds * 1000),
  endMs: z
    .int()
    .min(0)
    .max(interviewLimits.durationSeconds * 1000),
})
export type SpokenPart = z.output<typeof SpokenPart>

/** A session after an answer. */
export const AnsweredSession = z.object({
  id: z.number().int(),
  status: z.enum(interviewSessionStatuses),
  /** How many questions of the answer's set were answered; 0 after a follow-up. */
  answered: z.number().int(),
  of: z.number().int(),
  /** The average of its answers, once it is completed. */
  overallScore: percent.nullable(),
})
export type AnsweredSession = z.output<typeof AnsweredSession>

const noSession = 'No active session found. Please try again.'
const sessionOrQuestion = z
  .union([z.number(), z.string().regex(/^[1-9]\d{0,9}$/)], noSession)
  .transform(Number)
  .pipe(z.int(noSession).min(1, noSession).max(largestId, noSession))

/**
 * Marks an answer. In multiple choice `answer` is the number of the chosen option, from 0, as text. 400 with the
 * specified sentence for a blank answer or a missing choice; 404 for an unknown session or question; 409 (CONFLICT) with a
 * sentence for a session that has ended and for a question that is in none of the person's sets.
 */
export const answerInterview = defineCall({
  method: 'POST',
  path: '/api/interview/answer',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  body: z.object({
    sessionId: sessionOrQuestion,
    questionId: sessionOrQuestion,
    answer: z
      .string('Please provide an answer')
      .max(
        interviewLimits.answerCharacters,
        `An answer has at most ${interviewLimits.answerCharacters.toLocaleString('en-US')} characters. Please shorten it.`,
      ),
    /** How long the person took, in seconds. */
    duration: z.int().min(0).max(interviewLimits.durationSeconds).nullish(),
    /** What was spoken, if the answer was. */
    speech: z
      .array(SpokenPart)
      .max(interviewLimits.spokenParts, 'The transcript has too many parts.')
      .nullish(),
    /** The `followUp.id` of the feedback that asked this follow-up. `questionId` is the question it followed. */
    followUpOf: z.string().max(40, 'Send the id of the follow-up.').nullish(),
  }),
  response: z.object({
    feedback: AnswerFeedback,
    /** Missing in the answer to a repeated request. */
    session: whole(AnsweredSession.optional()),
  }),
})
