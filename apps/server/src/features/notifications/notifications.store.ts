import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { notifications } from './notifications.table.ts'

export type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'readAt' | 'createdAt'>

/** Stores a notification. False when the person was told already. */
export const insertNotification = async (db: Database, given: NewNotification): Promise<boolean> =>
  (await db.insert(notifications).values(given).onConflictDoNothing().returning({ id: notifications.id }))
    .length > 0

export const countUnread = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  return row?.unread ?? 0
}

export const listNewest = (db: Database, { userId, limit }: { userId: number; limit: number }) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .limit(limit)

/** Marks the named ones as read, or all when none are named. */
export const markRead = async (
  db: Database,
  { userId, ids, now }: { userId: number; ids: number[] | undefined; now: Date },
): Promise<void> => {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, ids) : undefined,
      ),
    )
}

export const deleteOwn = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> =>
  (
    await db
      .delete(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
      .returning({ id: notifications.id })
  ).length > 0
