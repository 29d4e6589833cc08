import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** What people agreed to. A withdrawn consent keeps its row, so the record says from when to when it held. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What for, such as `interview-recording`. */
    purpose: text().notNull(),
    /** Of the text that the person agreed to. */
    textVersion: integer().notNull(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [
    uniqueIndex('consents_one_current')
      .on(table.userId, table.purpose)
      .where(sql`${table.withdrawnAt} is null`),
  ],
)
