import { getTableName } from 'drizzle-orm'
import { allTables } from '../../features/own-data/personal-tables.store.ts'

/** Reviewed: tables that a request may change although it is refused, or only reads. */
export const unwatchedTables: Record<string, string> = {
  sign_in_counters: 'tries, probes and misses are counted when they are refused',
  audit_events: 'refusals and too many misses are written down',
  audit_origins: 'comes with audit events',
  audit_subjects: 'comes with audit events',
}

/** Every other table of the schema: only a successful call that changes something may write there. */
export const watchedTables = allTables
  .map((table) => getTableName(table))
  .filter((name) => !(name in unwatchedTables))
