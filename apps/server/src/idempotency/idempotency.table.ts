import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../db/columns.ts'
import { users } from '../features/identity/identity.table.ts'

/** Requests that were carried out, so that none is carried out twice. Each goes a day later. */
export const answeredRequests = pgTable(
  'answered_requests',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Method and path of the call, such as `POST /api/resumes`. */
    call: text().notNull(),
    /** The client's Idempotency-Key; null where it sent none. */
    key: text(),
    /** SHA-256 of what was asked for; null for keys of an earlier release, which did not keep it. */
    fingerprint: text(),
    /** The id of the row that was made. */
    answerId: integer(),
    /** What was answered, where no row keeps it. */
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [unique('answered_requests_key').on(table.userId, table.call, table.key)],
)
