import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** Links to a download of everything, hashed. The archive is made while it is downloaded; nothing is kept. */
export const dataExports = pgTable(
  'data_exports',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('data_exports_user').on(table.userId)],
)
