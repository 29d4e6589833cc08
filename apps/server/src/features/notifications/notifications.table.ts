import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Identifies the cause, so that a job that runs twice notifies once. */
    about: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text(),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('notifications_about').on(table.userId, table.kind, table.about),
    index('notifications_newest').on(table.userId, table.id),
  ],
)
