import { and, count, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { checkouts, paymentEvents } from './subscription.table.ts'

export type CheckoutRow = typeof checkouts.$inferSelect

/** Stores an opened checkout. For a repeated request the provider returns the same one. */
export const insertCheckout = async (
  db: Database,
  checkout: typeof checkouts.$inferInsert,
): Promise<CheckoutRow | undefined> => {
  await db.insert(checkouts).values(checkout).onConflictDoNothing()
  return findCheckout(db, { userId: checkout.userId, sessionId: checkout.sessionId })
}

export const findCheckout = async (
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<CheckoutRow | undefined> =>
  (
    await db
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.sessionId, sessionId), eq(checkouts.userId, userId)))
  )[0]

/** How many of this person's checkouts have ended; part of the next one's idempotency key. */
export const countEndedCheckouts = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db
    .select({ ended: count() })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), ne(checkouts.status, 'open')))
  return row?.ended ?? 0
}

/** The person's checkouts that can still be paid, newest first. */
export const listOpenCheckouts = (
  db: Database,
  { userId, now, limit }: { userId: number; now: Date; limit: number },
) =>
  db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open'), gt(checkouts.expiresAt, now)))
    .orderBy(desc(checkouts.createdAt))
    .limit(limit)

/** Everyone's open checkouts, for reconciliation. */
export const listAllOpenCheckouts = (db: Database, limit: number) =>
  db.select().from(checkouts).where(eq(checkouts.status, 'open')).limit(limit)

export const setCheckoutStatus = async (
  db: Database,
  { sessionId, status }: { sessionId: string; status: CheckoutRow['status'] },
): Promise<void> => {
  await db.update(checkouts).set({ status }).where(eq(checkouts.sessionId, sessionId))
}

export const hasRecordedEvent = async (db: Database, id: string): Promise<boolean> =>
  (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))).length > 0

/** Records an event as processed. False if it already was. */
export const recordEvent = async (tx: Database, event: { id: string; type: string }): Promise<boolean> =>
  (await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning()).length > 0

/** Deletes old events: providers don't resend them after that long. */
export const deleteEventsBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, before))
}
