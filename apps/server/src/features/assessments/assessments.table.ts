import type {
  AssessmentQuestion,
  AssessmentResult,
  assessmentRunStatuses,
  assessmentTypes,
  Certificate,
  DifficultyScore,
  QuestionDifficulty,
  verificationMethods,
} from '@nextrung/contract/assessments'
import type { questionReportReasons } from '@nextrung/contract/question-reports'
import type { AssessmentSchedule } from '@nextrung/engine/assessment/next-assessment'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'
import { interviewQuestions } from './questions.table.ts'

const personId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One row for each source: the person's word, the newest quiz, and each certificate. */
export const skillAssessments = pgTable(
  'skill_assessments',
  {
    id: id(),
    userId: personId(),
    skillName: text().notNull(),
    /** From 1 to 5; null for a certificate. */
    proficiencyLevel: integer(),
    /** From 1 to 100, of a quiz. */
    confidence: integer(),
    lastAssessed: moment().notNull(),
    nextAssessmentDue: moment(),
    verified: boolean().notNull().default(false),
    verificationMethod: text().$type<(typeof verificationMethods)[number]>().notNull(),
    evidence: jsonb().$type<string[]>().notNull(),
    certificate: jsonb().$type<Omit<Certificate, 'hasExpired' | 'file'>>(),
    schedule: jsonb().$type<AssessmentSchedule>(),
    remindedAt: moment(),
  },
  (table) => [
    uniqueIndex('skill_assessments_once')
      .on(table.userId, table.skillName, table.verificationMethod)
      .where(sql`${table.verificationMethod} <> 'certification'`),
    index('skill_assessments_person').on(table.userId),
    index('skill_assessments_due').on(table.nextAssessmentDue),
  ],
)

export type AssessmentDetails = {
  runId: number
  confidence: number
  right: number
  asked: number
  seenBefore: number
  byDifficulty: DifficultyScore[]
}

/** Every completed quiz. */
export const assessmentHistory = pgTable(
  'assessment_history',
  {
    id: id(),
    userId: personId(),
    skillName: text().notNull(),
    assessmentDate: moment().notNull(),
    previousLevel: integer(),
    newLevel: integer().notNull(),
    improvementAreas: jsonb().$type<string[]>().notNull(),
    strengths: jsonb().$type<string[]>().notNull(),
    assessmentType: text().$type<(typeof assessmentTypes)[number]>().notNull(),
    assessmentDetails: jsonb().$type<AssessmentDetails>().notNull(),
  },
  (table) => [index('assessment_history_skill').on(table.userId, table.skillName)],
)

/** A quiz on its way, or one that has ended. */
export const assessmentRuns = pgTable(
  'assessment_runs',
  {
    id: id(),
    userId: personId(),
    skillName: text().notNull(),
    status: text().$type<(typeof assessmentRunStatuses)[number]>().notNull(),
    /** Orders equally good questions. */
    seed: integer().notNull(),
    /** The question to answer now. */
    pendingQuestionId: integer(),
    /** Identifies the wording that was shown, but not the right option. */
    pendingVersion: text(),
    result: jsonb().$type<AssessmentResult>(),
    startedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('assessment_runs_one_running')
      .on(table.userId, table.skillName)
      .where(sql`${table.status} = 'running'`),
  ],
)

/** A question as it was shown and marked; the bank may have changed since. */
export type ShownQuestion = Omit<AssessmentQuestion, 'id'> & { rightOption: number; explanations: string[] }

/** What a person answered. */
export const assessmentAnswers = pgTable(
  'assessment_answers',
  {
    id: id(),
    userId: personId(),
    runId: integer()
      .notNull()
      .references(() => assessmentRuns.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => interviewQuestions.id),
    option: integer().notNull(),
    isRight: boolean().notNull(),
    /** The person had answered it in an earlier quiz. */
    isSeen: boolean().notNull(),
    difficulty: text().$type<QuestionDifficulty>().notNull(),
    shown: jsonb().$type<ShownQuestion>().notNull(),
    answeredAt: createdAt(),
  },
  (table) => [
    unique('assessment_answers_once').on(table.runId, table.questionId),
    index('assessment_answers_person').on(table.userId, table.questionId),
  ],
)

/** What people found wrong with a question, for the operator. */
export const questionReports = pgTable(
  'question_reports',
  {
    id: id(),
    userId: personId(),
    questionId: integer()
      .notNull()
      .references(() => interviewQuestions.id),
    reason: text().$type<(typeof questionReportReasons)[number]>().notNull(),
    note: text(),
    status: text({ enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    closedAt: moment(),
  },
  (table) => [
    unique('question_reports_once').on(table.userId, table.questionId),
    index('question_reports_status').on(table.status),
  ],
)
