import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { signInFlows } from './sign-in-steps.table.ts'

type SignInFlow = typeof signInFlows.$inferSelect

export const insertFlow = async (db: Database, flow: typeof signInFlows.$inferInsert): Promise<void> => {
  await db.insert(signInFlows).values(flow)
}

/** Takes away what a browser began at the provider with this state: of two that ask at once, one gets it. */
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

/** Removes flows that nobody went on with. */
export const sweepFlows = async (db: Database, now: Date): Promise<void> => {
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, now))
}
