import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../db/columns.ts'
import { users } from '../features/identity/identity.table.ts'

/** Completed requests, so none runs twice. Each is deleted after a day. */
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
    /** SHA-256 of the request's content; null for keys of an earlier release, which did not store it. */
    fingerprint: text(),
    /** The id of the created row. */
    answerId: integer(),
    /** The answer, if no row holds it. */
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [unique('answered_requests_key').on(table.userId, table.call, table.key)],
)
