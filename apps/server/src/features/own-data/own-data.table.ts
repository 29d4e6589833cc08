import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** Hashed links to data exports. The archive is generated during the download and not stored. */
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
