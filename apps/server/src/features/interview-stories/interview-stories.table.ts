import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** Stories for behavioral questions. Parts that the person hasn't written are empty. */
export const interviewStories = pgTable(
  'interview_stories',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    situation: text().notNull(),
    task: text().notNull(),
    action: text().notNull(),
    result: text().notNull(),
    /** The resume line that it began with, verbatim. */
    resumeLine: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('interview_stories_person').on(table.userId)],
)
