import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { signInFlows } from '../sign-in-steps.table.ts'

const isStepOf = (browserHash: string) =>
  and(eq(signInFlows.browserHash, browserHash), eq(signInFlows.kind, 'second-factor'))

/** Uses up one try of a browser's second step: whose it is, and how many were used. Undefined when none is left. */
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

/** Gives a try back that was not looked at. */
export const refundAttempt = async (db: Database, browserHash: string): Promise<void> => {
  await db
    .update(signInFlows)
    .set({ tries: sql`${signInFlows.tries} - 1` })
    .where(isStepOf(browserHash))
}

/** Ends a browser's second step. Of two that ask at once, one is told true. */
export const endSecondStep = async (db: Database, browserHash: string): Promise<boolean> =>
  (await db.delete(signInFlows).where(isStepOf(browserHash)).returning({ hash: signInFlows.browserHash }))
    .length > 0
