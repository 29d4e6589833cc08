import { and, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { applicationEntries } from './applications.table.ts'

export type EntryRow = typeof applicationEntries.$inferSelect
export type NewEntry = Omit<typeof applicationEntries.$inferInsert, 'id'>

type Own = { userId: number; applicationId: number; id: number }

const isOwn = ({ userId, applicationId, id }: Own) =>
  and(
    eq(applicationEntries.id, id),
    eq(applicationEntries.applicationId, applicationId),
    eq(applicationEntries.userId, userId),
  )

/** Oldest first. */
export const listEntryRows = (
  db: Database,
  { userId, ids }: { userId: number; ids: readonly number[] },
): Promise<EntryRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(applicationEntries)
        .where(
          and(eq(applicationEntries.userId, userId), inArray(applicationEntries.applicationId, [...ids])),
        )
        .orderBy(applicationEntries.id)

export const countEntries = async (
  db: Database,
  { userId, applicationId }: { userId: number; applicationId: number },
): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(applicationEntries)
    .where(and(eq(applicationEntries.userId, userId), eq(applicationEntries.applicationId, applicationId)))
  return row?.rows ?? 0
}

export const findEntry = async (db: Database, own: Own): Promise<EntryRow | undefined> =>
  (await db.select().from(applicationEntries).where(isOwn(own)))[0]

export const insertEntry = async (tx: Database, entry: NewEntry): Promise<EntryRow> => {
  const [row] = await tx.insert(applicationEntries).values(entry).returning()
  if (!row) throw new Error('The database returned no row for an entry.')
  return row
}

export const updateEntry = async (
  tx: Database,
  { change, ...own }: Own & { change: Pick<EntryRow, 'kind' | 'text' | 'dueOn' | 'isDone'> },
): Promise<EntryRow | undefined> =>
  (await tx.update(applicationEntries).set(change).where(isOwn(own)).returning())[0]

/** Returns false if there was none. */
export const deleteEntry = async (tx: Database, own: Own): Promise<boolean> =>
  (await tx.delete(applicationEntries).where(isOwn(own)).returning({ id: applicationEntries.id })).length > 0
