import type {
  InterviewDifficulty,
  interviewQuestionTypes,
  interviewSessionStatuses,
  QuestionReason,
  ScenarioType,
  SpokenPart,
} from '@nextrung/contract/interview'
import type { AnswerFeedback } from '@nextrung/contract/interview-feedback'
import type { SpeechAnalysis } from '@nextrung/contract/interview-speech'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { interviewQuestions } from '../assessments/questions.table.ts'
import { users } from '../identity/identity.table.ts'

const personId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const questionId = () =>
  integer()
    .notNull()
    .references(() => interviewQuestions.id)

/** A session of practice: completed at the last answer of its set, or after a day. */
export const interviewSessions = pgTable(
  'interview_sessions',
  {
    id: id(),
    userId: personId(),
    roleTitle: text().notNull(),
    /** `mixed` for a mock interview, which asks questions of every kind. */
    scenarioType: text().$type<ScenarioType | 'mixed'>().notNull(),
    difficultyLevel: text().$type<InterviewDifficulty>().notNull(),
    status: text().$type<(typeof interviewSessionStatuses)[number]>().notNull(),
    scheduledAt: moment(),
    completedAt: moment(),
    /** The average of its answers in per cent, once it is completed. */
    overallScore: integer(),
    aiFeedback: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('interview_sessions_person').on(table.userId, table.createdAt),
    index('interview_sessions_status').on(table.status, table.createdAt),
  ],
)

const sessionId = () =>
  integer()
    .notNull()
    .references(() => interviewSessions.id, { onDelete: 'cascade' })

/** A question as it was when it was answered; the bank may have changed since. */
export type AnsweredQuestion = {
  question: string
  tags: string[]
  questionType: (typeof interviewQuestionTypes)[number]
  difficulty: InterviewDifficulty
  scenarioType: ScenarioType
  role: string
  skills: string[]
  expectedKeyPoints?: string[]
  options?: string[]
}

/** What a person answered, and what was said of it. */
export const interviewResponses = pgTable(
  'interview_responses',
  {
    id: id(),
    userId: personId(),
    sessionId: sessionId(),
    questionId: questionId(),
    /** In multiple choice the number of the option. */
    responseText: text().notNull(),
    /** Nothing writes it: there is no video. */
    responseVideoUrl: text(),
    /** Where its recording is played from; kept only with a consent. */
    responseAudioUrl: text(),
    /** In seconds. */
    duration: integer(),
    /** Nothing writes it: faces are not analysed. */
    bodyLanguageAnalysis: jsonb(),
    speechAnalysis: jsonb().$type<SpeechAnalysis>(),
    /** What was spoken, with its times. */
    speech: jsonb().$type<SpokenPart[]>(),
    aiScoring: jsonb().$type<Omit<AnswerFeedback, 'detailedFeedback'>>().notNull(),
    feedback: text().notNull(),
    shown: jsonb().$type<AnsweredQuestion>().notNull(),
    /** The response whose follow-up this one answers. */
    followUpOf: integer(),
    followUpQuestion: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('interview_responses_person').on(table.userId, table.createdAt),
    index('interview_responses_session').on(table.sessionId),
    index('interview_responses_question').on(table.userId, table.questionId),
  ],
)

/** The marks that the statistics run over: one row for each answer, none for follow-ups. */
export const interviewScores = pgTable(
  'interview_scores',
  {
    id: id(),
    userId: personId(),
    sessionId: sessionId(),
    questionId: questionId(),
    responseId: integer()
      .notNull()
      .references(() => interviewResponses.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    technicalAccuracy: integer().notNull(),
    /** Null for multiple choice. */
    communicationClarity: integer(),
    createdAt: createdAt(),
  },
  (table) => [index('interview_scores_person').on(table.userId)],
)

/** A set of questions that was drawn for a person, when they asked for another one or began to answer it. */
export const interviewDraws = pgTable(
  'interview_draws',
  {
    id: id(),
    userId: personId(),
    roleTitle: text().notNull(),
    scenarioType: text().$type<ScenarioType>().notNull(),
    difficultyLevel: text().$type<InterviewDifficulty>().notNull(),
    isMultipleChoice: boolean().notNull(),
    questions: jsonb().$type<{ id: number; why: QuestionReason }[]>().notNull(),
    /** The person asked for another set. */
    isRegenerated: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('interview_draws_person').on(table.userId, table.createdAt)],
)
