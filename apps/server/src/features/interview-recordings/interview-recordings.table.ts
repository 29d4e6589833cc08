import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** Spoken answers that the person agreed to have kept. */
export const interviewRecordings = pgTable(
  'interview_recordings',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    seconds: integer().notNull(),
    content: bytes().notNull(),
    recordedAt: moment().notNull(),
  },
  (table) => [index('interview_recordings_person').on(table.userId)],
)
