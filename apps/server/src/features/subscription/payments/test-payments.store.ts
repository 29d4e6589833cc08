import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { checkouts, testPayments } from '../subscription.table.ts'
import type { CheckoutState } from './payment-provider.ts'

export type TestPayment = typeof testPayments.$inferSelect

export const findTestPayment = async (db: Database, id: string): Promise<TestPayment | undefined> => {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id))
  return row
}

/** Stores a payment unless it already exists. */
export const insertTestPayment = async (
  db: Database,
  payment: typeof testPayments.$inferInsert,
): Promise<void> => {
  await db.insert(testPayments).values(payment).onConflictDoNothing()
}

export const saveTestPayment = async (
  db: Database,
  { id, status, currentPeriodStart, currentPeriodEnd }: TestPayment,
): Promise<void> => {
  await db
    .update(testPayments)
    .set({ status, currentPeriodStart, currentPeriodEnd })
    .where(eq(testPayments.id, id))
}

export const setTestCancel = async (
  db: Database,
  { id, value }: { id: string; value: boolean },
): Promise<void> => {
  await db.update(testPayments).set({ cancelAtPeriodEnd: value }).where(eq(testPayments.id, id))
}

export const endTestPayment = async (db: Database, id: string): Promise<void> => {
  await db.update(testPayments).set({ status: 'canceled' }).where(eq(testPayments.id, id))
}

/** A completed checkout's payment id is the checkout id with a different prefix. */
export const testPaymentId = (sessionId: string): string => sessionId.replace(/^cs_/, 'sub_')

/** Expires an open checkout. */
export const closeTestCheckout = async (db: Database, sessionId: string): Promise<void> => {
  await db
    .update(checkouts)
    .set({ status: 'expired' })
    .where(and(eq(checkouts.sessionId, sessionId), eq(checkouts.status, 'open')))
}

export const findTestCheckout = async (
  db: Database,
  sessionId: string,
): Promise<CheckoutState | undefined> => {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId))
  if (!row) return undefined
  const payment = await findTestPayment(db, testPaymentId(sessionId))
  return { status: payment ? 'complete' : row.status, subscriptionId: payment?.id }
}
