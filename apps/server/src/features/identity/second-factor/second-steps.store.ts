import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { signInFlows } from '../sign-in-steps.table.ts'

const isStepOf = (browserHash: string) =>
  and(eq(signInFlows.browserHash, browserHash), eq(signInFlows.kind, 'second-factor'))

/**
 * Counts an attempt at this browser's second step. Returns the account and the attempts used; undefined if none are
 * left.
 */
export const consumeAttempt = async (
  db: Database,
  { browserHash, now, max }: { browserHash: string; now: Date; max: number },
): Promise<{ uid: string; tries: number } | undefined> => {
  const [row] = await db
    .update(signInFlows)
    .set({ tries: sql`${signInFlows.tries} + 1` })
    .where(and(isStepOf(browserHash), gt(signInFlows.expiresAt, now), lt(signInFlows.tries, max)))
    .returning()
  return row?.userId ? { uid: row.userId, tries: row.tries } : undefined
}

/** Gives back an attempt whose code was not checked. */
export const refundAttempt = async (db: Database, browserHash: string): Promise<void> => {
  await db
    .update(signInFlows)
    .set({ tries: sql`${signInFlows.tries} - 1` })
    .where(isStepOf(browserHash))
}

/** Ends a browser's second step. Of two concurrent calls, one gets true. */
export const endSecondStep = async (db: Database, browserHash: string): Promise<boolean> =>
  (await db.delete(signInFlows).where(isStepOf(browserHash)).returning({ hash: signInFlows.browserHash }))
    .length > 0
