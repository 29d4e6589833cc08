import { getTableName } from 'drizzle-orm'
import { allTables } from '../../features/own-data/personal-tables.store.ts'

/** Reviewed by people: tables that may change even if a request is refused or only reads. */
export const unwatchedTables: Record<string, string> = {
  sign_in_counters: 'counts refused attempts, probes and misses',
  audit_events: 'records refusals and repeated misses',
  audit_origins: 'written along with audit events',
  audit_subjects: 'written along with audit events',
}

/** All other tables. Only a successful call that changes something may write to them. */
export const watchedTables = allTables
  .map((table) => getTableName(table))
  .filter((name) => !(name in unwatchedTables))
