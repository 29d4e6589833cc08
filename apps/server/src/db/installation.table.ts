import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Secrets that an installation made for itself, shared by all of its server processes. */
export const installationSecrets = pgTable('installation_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
})
