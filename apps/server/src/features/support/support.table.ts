import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    message: text().notNull(),
    /** The plan active when the question was asked; questions with a plan come first. */
    plan: text(),
    isPriority: boolean().notNull().default(false),
    status: text({ enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index('support_messages_user').on(table.userId)],
)
