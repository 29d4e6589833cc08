import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { features, featureUses, subscriptionFeatures } from './subscription.table.ts'

export type MeteredFeature = { featureId: number; code: string; name: string; limit: number; used: number }

/** The features metered for this tier (or for no tier), and how often each was used that day. */
export const listMetered = (
  db: Database,
  { userId, tierId, day }: { userId: number; tierId: number | null; day: string },
): Promise<MeteredFeature[]> =>
  db
    .select({
      featureId: features.id,
      code: features.code,
      name: features.name,
      limit: subscriptionFeatures.limit,
      used: sql<number>`coalesce(${featureUses.count}, 0)`.mapWith(Number),
    })
    .from(features)
    .innerJoin(subscriptionFeatures, eq(subscriptionFeatures.featureId, features.id))
    .leftJoin(
      featureUses,
      and(eq(featureUses.featureId, features.id), eq(featureUses.userId, userId), eq(featureUses.day, day)),
    )
    .where(
      and(
        eq(features.active, true),
        tierId === null ? isNull(subscriptionFeatures.tierId) : eq(subscriptionFeatures.tierId, tierId),
      ),
    )
    .orderBy(features.id)

/** Counts one use, safely under concurrency. False if the limit is reached. */
export const countUse = async (
  tx: Database,
  use: { userId: number; featureId: number; day: string; limit: number },
): Promise<boolean> => {
  if (use.limit < 1) return false
  const { limit, ...key } = use
  const counted = await tx
    .insert(featureUses)
    .values({ ...key, count: 1 })
    .onConflictDoUpdate({
      target: [featureUses.userId, featureUses.featureId, featureUses.day],
      set: { count: sql`${featureUses.count} + 1` },
      setWhere: lt(featureUses.count, limit),
    })
    .returning()
  return counted.length > 0
}

/** Deletes the counts of earlier days. */
export const deleteUsesBefore = async (db: Database, day: string): Promise<void> => {
  await db.delete(featureUses).where(lt(featureUses.day, day))
}
