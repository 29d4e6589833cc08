import type { QuestionDifficulty } from '@nextrung/contract/assessments'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, seedColumns, updatedAt } from '../../db/columns.ts'

export const questionTypes = ['technical', 'behavioral', 'leadership', 'system_design'] as const

/** The bank of questions. What is unknown or does not apply is null. */
export const interviewQuestions = pgTable(
  'interview_questions',
  {
    id: id(),
    /** The id of the knowledge base; null for a question that the operator added. */
    bankId: text().unique(),
    /** Null for a question that belongs to a skill and to no single role. */
    roleCategory: text(),
    questionType: text({ enum: questionTypes }).notNull(),
    /** The author's judgement. */
    difficultyLevel: text().$type<QuestionDifficulty>().notNull(),
    question: text().notNull(),
    expectedKeyPoints: jsonb().$type<string[]>().notNull(),
    sampleAnswer: text(),
    evaluationCriteria: jsonb().$type<string[]>().notNull(),
    followUpQuestions: jsonb().$type<string[]>().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    /** Withdrawn questions stay, because answers refer to them. */
    active: boolean().notNull().default(true),
    isMultipleChoice: boolean().notNull().default(false),
    options: jsonb().$type<string[]>(),
    correctOptionIndex: integer(),
    /** For every option why it is right or wrong. */
    optionExplanations: jsonb().$type<string[]>(),
    skillName: text(),
    /** The roles that are asked it, none for every role; null for a question that goes by `roleCategory` and skill. */
    roles: jsonb().$type<string[]>(),
    /** What it is about, the main skill first; null for a question that has only a `skillName`. */
    skills: jsonb().$type<string[]>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...seedColumns(),
  },
  (table) => [
    index('interview_questions_skill').on(table.skillName),
    index('interview_questions_drawing').on(table.questionType, table.difficultyLevel),
  ],
)
