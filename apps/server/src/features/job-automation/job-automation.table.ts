import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** How a person wants to search and apply. Places and the kind of work are in their own row. */
export const jobSettings = pgTable('job_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  autoApplyThreshold: integer().notNull(),
  dailyCap: integer().notNull(),
  employerCap: integer().notNull(),
  isPaused: boolean().notNull(),
  blockedEmployers: jsonb().$type<string[]>().notNull(),
})

/** Jobs that a person does not want to see. */
export const hiddenJobs = pgTable(
  'hidden_jobs',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: text().notNull(),
    reason: text(),
    createdAt: moment().notNull(),
  },
  (table) => [unique('hidden_jobs_once').on(table.userId, table.jobId)],
)
