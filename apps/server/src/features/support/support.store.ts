import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { supportMessages } from './support.table.ts'

export type SupportMessageRow = typeof supportMessages.$inferSelect

export const countQuestionsSince = async (
  db: Database,
  { userId, since }: { userId: number; since: Date },
): Promise<{ count: number; first: Date | undefined }> => {
  const rows = await db
    .select({ createdAt: supportMessages.createdAt })
    .from(supportMessages)
    .where(and(eq(supportMessages.userId, userId), gte(supportMessages.createdAt, since)))
    .orderBy(asc(supportMessages.createdAt))
  return { count: rows.length, first: rows[0]?.createdAt }
}

export const findQuestion = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<SupportMessageRow | undefined> =>
  (
    await db
      .select()
      .from(supportMessages)
      .where(and(eq(supportMessages.id, id), eq(supportMessages.userId, userId)))
  )[0]

export const insertQuestion = async (
  tx: Database,
  question: typeof supportMessages.$inferInsert,
): Promise<SupportMessageRow> => {
  const [row] = await tx.insert(supportMessages).values(question).returning()
  if (!row) throw new Error('The database returned no row for a new question.')
  return row
}

/** A person's questions, newest first. */
export const listQuestions = (
  db: Database,
  { userId, limit }: { userId: number; limit: number },
): Promise<SupportMessageRow[]> =>
  db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.userId, userId))
    .orderBy(desc(supportMessages.id))
    .limit(limit)

/** Everyone's open questions, for the operator: those with a plan first, then the oldest. */
export const listOpenQuestions = async (
  db: Database,
  limit: number,
): Promise<{ rows: SupportMessageRow[]; open: number }> => {
  const isOpen = eq(supportMessages.status, 'open')
  const rows = await db
    .select()
    .from(supportMessages)
    .where(isOpen)
    .orderBy(desc(supportMessages.isPriority), asc(supportMessages.id))
    .limit(limit)
  const [all] = await db.select({ open: count() }).from(supportMessages).where(isOpen)
  return { rows, open: all?.open ?? 0 }
}

/** Any person's question. Only for the operator. */
export const unsafeFindQuestion = async (db: Database, id: number): Promise<SupportMessageRow | undefined> =>
  (await db.select().from(supportMessages).where(eq(supportMessages.id, id)))[0]

/** Closes any person's question. Only for the operator. False if it was already closed. */
export const unsafeCloseQuestion = async (db: Database, id: number): Promise<boolean> =>
  (
    await db
      .update(supportMessages)
      .set({ status: 'closed', closedAt: sql`now()` })
      .where(and(eq(supportMessages.id, id), eq(supportMessages.status, 'open')))
      .returning({ id: supportMessages.id })
  ).length > 0
