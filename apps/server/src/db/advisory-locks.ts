import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/**
 * Every advisory lock of this database by its number. All programs on one PostgreSQL share the numbers, so a number
 * that stands here is never given to another lock.
 */
export const advisoryLocks = {
  /** What one person does, one act after another; taken with the id of their row. */
  person: 7309,
  /** Looking for analyses that no job will do any more. */
  strandedAnalyses: 7311,
  /** Signing in with somebody's account at an identity provider; taken with issuer and subject. */
  providerAccount: 7_304_119,
  /** Bringing the tables up to date. */
  migration: 7_309_451,
} as const

type LockName = keyof typeof advisoryLocks

/** Waits for a lock and holds it until the transaction ends. `of` names whose lock it is, where each has their own. */
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
