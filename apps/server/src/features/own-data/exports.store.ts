import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { dataExports } from './own-data.table.ts'

export const insertExport = async (
  db: Database,
  link: { tokenHash: string; userId: number; expiresAt: Date },
): Promise<void> => {
  await db.insert(dataExports).values(link)
}

/** Whether this export link belongs to the person and is still valid. */
export const isLiveExport = async (
  db: Database,
  { userId, tokenHash, now }: { userId: number; tokenHash: string; now: Date },
): Promise<boolean> =>
  (
    await db
      .select({ userId: dataExports.userId })
      .from(dataExports)
      .where(
        and(
          eq(dataExports.tokenHash, tokenHash),
          eq(dataExports.userId, userId),
          gt(dataExports.expiresAt, now),
        ),
      )
  ).length > 0

/** Deletes expired links. */
export const sweepExports = async (db: Database, now: Date): Promise<void> => {
  await db.delete(dataExports).where(lt(dataExports.expiresAt, now))
}
