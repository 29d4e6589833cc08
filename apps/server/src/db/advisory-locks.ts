import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/**
 * Every advisory lock and its number. All programs on one PostgreSQL server share the numbers, so never reuse a number
 * for another lock.
 */
export const advisoryLocks = {
  /** Serializes one person's actions; keyed by the id of their row. */
  person: 7309,
  /** Finding analyses that no longer have a job. */
  strandedAnalyses: 7311,
  /** Signing in with an account at an identity provider; keyed by issuer and subject. */
  providerAccount: 7_304_119,
  /** Running migrations. */
  migration: 7_309_451,
} as const

type LockName = keyof typeof advisoryLocks

/** Waits for a lock and holds it until the transaction ends. `of` is the key of a lock that is held per key. */
export const holdLock = async (tx: Database, name: LockName, of?: number | string): Promise<void> => {
  const number = advisoryLocks[name]
  if (of === undefined) await tx.execute(sql`select pg_advisory_xact_lock(${number})`)
  else if (typeof of === 'number')
    await tx.execute(sql`select pg_advisory_xact_lock(${number}::int, ${of}::int)`)
  else await tx.execute(sql`select pg_advisory_xact_lock(${number}::int, hashtext(${of}::text))`)
}

/** Waits for a lock and holds it until the connection is closed. */
export const holdLockForConnection = async (
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  name: LockName,
): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [advisoryLocks[name]])
}
