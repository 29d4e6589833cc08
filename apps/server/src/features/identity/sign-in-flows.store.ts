import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { signInFlows } from './sign-in-steps.table.ts'

type SignInFlow = typeof signInFlows.$inferSelect

export const insertFlow = async (db: Database, flow: typeof signInFlows.$inferInsert): Promise<void> => {
  await db.insert(signInFlows).values(flow)
}

/** Consumes the provider flow that this browser started with this state. Of two concurrent calls, one gets it. */
export const consumeProviderFlow = async (
  db: Database,
  { browserHash, state, now }: { browserHash: string; state: string; now: Date },
): Promise<SignInFlow | undefined> =>
  (
    await db
      .delete(signInFlows)
      .where(
        and(
          eq(signInFlows.browserHash, browserHash),
          eq(signInFlows.kind, 'provider'),
          eq(signInFlows.state, state),
          gt(signInFlows.expiresAt, now),
        ),
      )
      .returning()
  )[0]

/** Deletes abandoned flows. */
export const sweepFlows = async (db: Database, now: Date): Promise<void> => {
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, now))
}
