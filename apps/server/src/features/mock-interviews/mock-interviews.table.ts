import type { interviewQuestionTypes, SpokenPart } from '@nextrung/contract/interview'
import type { MockLength } from '@nextrung/contract/mock-interviews'
import type { AnswerMark } from '@nextrung/engine/interview/marking/answer-mark'
import type { MarkedQuestion } from '@nextrung/engine/interview/marking/marking-input'
import type { AskedOfResume } from '@nextrung/engine/interview/resume-questions/ask-about-resume'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'
import { interviewResponses, interviewSessions } from '../interview/interview.table.ts'

const personId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A question to ask, without what an answer is marked by: that is looked up when the answer is in. */
export type PlannedItem = {
  type: (typeof interviewQuestionTypes)[number]
  seconds: number
} & ({ from: 'bank'; questionId: number; question: string } | { from: 'resume'; asked: AskedOfResume })

/** What an interview adds to its session. */
export const mockInterviews = pgTable(
  'mock_interviews',
  {
    id: id(),
    userId: personId(),
    sessionId: integer()
      .notNull()
      .unique()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    minutes: integer().$type<MockLength>().notNull(),
    withResume: boolean().notNull(),
    /** Empty until it starts. */
    plan: jsonb().$type<PlannedItem[]>().notNull(),
    startedAt: moment(),
    /** The current question; the length of the plan once all were asked. */
    place: integer().notNull().default(0),
    /** When the current question was first shown. */
    askedAt: moment(),
    /** The follow-up that is asked now. */
    followUp: jsonb().$type<{ question: string }>(),
    remindedAt: moment(),
  },
  (table) => [index('mock_interviews_person').on(table.userId)],
)

/** What a person answered, or skipped, in a mock interview. */
export const mockAnswers = pgTable(
  'mock_answers',
  {
    id: id(),
    userId: personId(),
    mockId: integer()
      .notNull()
      .references(() => mockInterviews.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    isFollowUp: boolean().notNull(),
    question: text().notNull(),
    /** Null if it was skipped. */
    answer: text(),
    usedSeconds: integer(),
    speech: jsonb().$type<SpokenPart[]>(),
    /** What the answer was marked by; null if it was skipped. */
    markedBy: jsonb().$type<MarkedQuestion>(),
    mark: jsonb().$type<AnswerMark>(),
    /** The same answer in the history of practice; it goes when that is deleted. */
    responseId: integer().references(() => interviewResponses.id, { onDelete: 'cascade' }),
    answeredAt: moment().notNull(),
  },
  (table) => [
    unique('mock_answers_once').on(table.mockId, table.place, table.isFollowUp),
    index('mock_answers_person').on(table.userId),
  ],
)
