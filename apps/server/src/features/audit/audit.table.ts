import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/**
 * Acts of note, for ever unchanged: a trigger refuses UPDATE, and DELETE except by retention. A row names a random
 * pseudonym, so that nothing about a person is left in it once the mapping is gone.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    pseudonym: uuid().notNull(),
    event: text().notNull(),
    /** Numbers and names of ours, never a person's words. */
    detail: jsonb().$type<Record<string, string | number | boolean>>(),
    requestId: text(),
    createdAt: createdAt(),
  },
  (table) => [index('audit_events_pseudonym').on(table.pseudonym, table.id)],
)

/** Whose pseudonym it is. Deleted with the account. */
export const auditSubjects = pgTable('audit_subjects', {
  pseudonym: uuid().primaryKey(),
  userId: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
})

/** Where an act came from. Deleted with the account, and when the act's retention ends. */
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
