import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { notifications } from './notifications.table.ts'

export type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'readAt' | 'createdAt'>

/** A deleted notification is cleared but stays until the sweep, so that the same one isn't sent again. */
const cleared = { title: '', body: '', link: null }
const isNotCleared = ne(notifications.title, cleared.title)

/** Stores a notification. False if the person already has this one. */
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
    .where(and(eq(notifications.userId, userId), isNotCleared))
    .orderBy(desc(notifications.id))
    .limit(limit)

/** Marks these notifications as read, or all of them if `ids` is undefined. */
export const markRead = async (
  db: Database,
  { userId, ids, now }: { userId: number; ids: number[] | undefined; now: Date },
): Promise<void> => {
  if (ids?.length === 0) return
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

/** Clears a person's notification. False if there is none. */
export const clearNotification = async (
  db: Database,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> =>
  (
    await db
      .update(notifications)
      .set({ ...cleared, readAt: now })
      .where(and(eq(notifications.userId, userId), eq(notifications.id, id), isNotCleared))
      .returning({ id: notifications.id })
  ).length > 0

/** Deletes notifications older than `before`, and read ones older than `readBefore`. */
export const deleteOld = async (
  db: Database,
  { before, readBefore }: { before: Date; readBefore: Date },
): Promise<void> => {
  const wasRead = and(lt(notifications.createdAt, readBefore), isNotNull(notifications.readAt))
  await db.delete(notifications).where(or(lt(notifications.createdAt, before), wasRead))
}
