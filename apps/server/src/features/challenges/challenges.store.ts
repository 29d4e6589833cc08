import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { challengeWorks } from './challenges.table.ts'

export type WorkRow = typeof challengeWorks.$inferSelect
type Own = { userId: number; challengeId: string }

const isOwn = ({ userId, challengeId }: Own) =>
  and(eq(challengeWorks.userId, userId), eq(challengeWorks.challengeId, challengeId))

/** What the person took and handed in, in the order in which they took it. */
export const listWorks = (db: Database, userId: number): Promise<WorkRow[]> =>
  db.select().from(challengeWorks).where(eq(challengeWorks.userId, userId)).orderBy(asc(challengeWorks.id))

export const findWork = async (db: Database, own: Own): Promise<WorkRow | undefined> =>
  (await db.select().from(challengeWorks).where(isOwn(own)))[0]

export const insertWork = async (tx: Database, values: typeof challengeWorks.$inferInsert): Promise<void> => {
  await tx.insert(challengeWorks).values(values)
}

export const updateWork = async (
  tx: Database,
  { change, ...own }: Own & { change: Partial<WorkRow> },
): Promise<void> => {
  await tx.update(challengeWorks).set(change).where(isOwn(own))
}

/** False if there is none. */
export const deleteWork = async (db: Database, own: Own): Promise<boolean> =>
  (await db.delete(challengeWorks).where(isOwn(own)).returning({ id: challengeWorks.id })).length > 0
