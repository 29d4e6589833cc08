import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { signInFlows } from '../sign-in-steps.table.ts'

/** Uses up one try of a browser's second step: whose it is, and how many were used. Undefined when none is left. */
export const takeTry = async (
  db: Database,
  { browserHash, now, most }: { browserHash: string; now: Date; most: number },
): Promise<{ uid: string; tries: number } | undefined> => {
  const [row] = await db
    .update(signInFlows)
    .set({ tries: sql`${signInFlows.tries} + 1` })
    .where(
      and(
        eq(signInFlows.browserHash, browserHash),
        eq(signInFlows.kind, 'second-factor'),
        gt(signInFlows.expiresAt, now),
        lt(signInFlows.tries, most),
      ),
    )
    .returning()
  return row?.userId ? { uid: row.userId, tries: row.tries } : undefined
}
