import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { notifications } from './notifications.table.ts'

export type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'readAt' | 'createdAt'>

/** What a person deletes is cleared and stays until the sweep, so that it is not told a second time. */
const cleared = { title: '', body: '', link: null }
const isNotCleared = ne(notifications.title, cleared.title)

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
    .where(and(eq(notifications.userId, userId), isNotCleared))
    .orderBy(desc(notifications.id))
    .limit(limit)

/** Marks the named ones as read, or all when none are named. */
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

/** Takes the words of a person's notification away. False when there is none. */
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

/** Removes what is older than `before`, and what was read and is older than `readBefore`. */
export const deleteOld = async (
  db: Database,
  { before, readBefore }: { before: Date; readBefore: Date },
): Promise<void> => {
  const wasRead = and(lt(notifications.createdAt, readBefore), isNotNull(notifications.readAt))
  await db.delete(notifications).where(or(lt(notifications.createdAt, before), wasRead))
}
