import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/**
 * The audit log. Immutable: a trigger rejects UPDATE, and DELETE except by retention. Rows carry a random pseudonym,
 * so they say nothing about a person once the mapping is deleted.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    pseudonym: uuid().notNull(),
    event: text().notNull(),
    /** Only numbers and our own identifiers, never text a person wrote. */
    detail: jsonb().$type<Record<string, string | number | boolean>>(),
    requestId: text(),
    createdAt: createdAt(),
  },
  (table) => [index('audit_events_pseudonym').on(table.pseudonym, table.id)],
)

/** Maps pseudonyms to people. Deleted with the account. */
export const auditSubjects = pgTable('audit_subjects', {
  pseudonym: uuid().primaryKey(),
  userId: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
})

/** Where an event came from. Deleted with the account, and when the event's retention period ends. */
export const auditOrigins = pgTable(
  'audit_origins',
  {
    eventId: integer().primaryKey(),
    pseudonym: uuid()
      .notNull()
      .references(() => auditSubjects.pseudonym, { onDelete: 'cascade' }),
    ipAddress: text(),
    userAgent: text(),
  },
  (table) => [index('audit_origins_pseudonym').on(table.pseudonym)],
)
