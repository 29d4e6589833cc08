import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'
import { skillAssessments } from './assessments.table.ts'

/** A person's copy of a certificate, at most one for each. */
export const certificateFiles = pgTable(
  'certificate_files',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assessmentId: integer()
      .notNull()
      .unique()
      .references(() => skillAssessments.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    sizeBytes: integer().notNull(),
    content: bytes().notNull(),
    attachedAt: moment().notNull(),
  },
  (table) => [index('certificate_files_user').on(table.userId)],
)
