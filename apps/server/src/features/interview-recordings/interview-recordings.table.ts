import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'
import { interviewResponses } from '../interview/interview.table.ts'
import { mockAnswers } from '../mock-interviews/mock-interviews.table.ts'

/** Spoken answers that the person agreed to have kept. */
export const interviewRecordings = pgTable(
  'interview_recordings',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The answer it belongs to, which has one recording at most; it goes when that is deleted. */
    responseId: integer()
      .unique()
      .references(() => interviewResponses.id, { onDelete: 'cascade' }),
    /** The answer of a mock interview it belongs to, if that has no response: to a question on the resume. */
    mockAnswerId: integer()
      .unique()
      .references(() => mockAnswers.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    seconds: integer().notNull(),
    content: bytes().notNull(),
    recordedAt: moment().notNull(),
  },
  (table) => [index('interview_recordings_person').on(table.userId)],
)
