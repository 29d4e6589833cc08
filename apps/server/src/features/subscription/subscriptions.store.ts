import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { PaidSubscription, PaymentProvider } from './payments/payment-provider.ts'
import { paymentSyncs, subscriptionTiers, trialUses, userSubscriptions } from './subscription.table.ts'

export type SubscriptionRow = typeof userSubscriptions.$inferSelect
export type TierRow = typeof subscriptionTiers.$inferSelect

export const findTier = async (db: Database, id: number): Promise<TierRow | undefined> =>
  (
    await db
      .select()
      .from(subscriptionTiers)
      .where(and(eq(subscriptionTiers.id, id), eq(subscriptionTiers.active, true)))
  )[0]

export const findSubscription = async (
  db: Database,
  userId: number,
): Promise<{ subscription: SubscriptionRow; tier: TierRow } | undefined> => {
  const [row] = await db
    .select()
    .from(userSubscriptions)
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
    .where(eq(userSubscriptions.userId, userId))
  return row && { subscription: row.user_subscriptions, tier: row.subscription_tiers }
}

/** Locks the person's subscription until the transaction ends. */
export const lockSubscription = async (tx: Database, userId: number): Promise<SubscriptionRow | undefined> =>
  (await tx.select().from(userSubscriptions).where(eq(userSubscriptions.userId, userId)).for('update'))[0]

/** Records that this address has used its trial. False if it already had. */
export const claimTrial = async (tx: Database, addressHash: string): Promise<boolean> =>
  (await tx.insert(trialUses).values({ addressHash }).onConflictDoNothing().returning()).length > 0

type Period = { currentPeriodStart: Date; currentPeriodEnd: Date }

/** Stores a trial. False if the person has or ever had a subscription. */
export const insertTrial = async (
  tx: Database,
  trial: { userId: number; tierId: number } & Period,
): Promise<boolean> =>
  (
    await tx
      .insert(userSubscriptions)
      .values({ ...trial, status: 'active' })
      .onConflictDoNothing({ target: userSubscriptions.userId })
      .returning({ id: userSubscriptions.id })
  ).length > 0

/** Stores the person's choice until the provider's answer replaces it. */
export const setCancelAtPeriodEnd = async (
  tx: Database,
  { userId, value }: { userId: number; value: boolean },
): Promise<void> => {
  await tx
    .update(userSubscriptions)
    .set({ cancelAtPeriodEnd: value })
    .where(eq(userSubscriptions.userId, userId))
}

/** Takes a sequence number before querying the provider, so that answers can be ordered. */
export const takeSyncTicket = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db
    .insert(paymentSyncs)
    .values({ userId, asked: 1 })
    .onConflictDoUpdate({
      target: paymentSyncs.userId,
      set: { asked: sql`${paymentSyncs.asked} + 1` },
    })
    .returning({ ticket: paymentSyncs.asked })
  if (!row) throw new Error('The user of a payment no longer exists.')
  return row.ticket
}

/** Accepts the answer for this ticket. False if a later ticket's answer was already applied. */
export const redeemSyncTicket = async (
  tx: Database,
  { userId, ticket, now }: { userId: number; ticket: number; now: Date },
): Promise<boolean> =>
  (
    await tx
      .update(paymentSyncs)
      .set({ applied: ticket, syncedAt: now })
      .where(and(eq(paymentSyncs.userId, userId), lt(paymentSyncs.applied, ticket)))
      .returning()
  ).length > 0

/** Overwrites our row with the provider's state. */
export const savePaidSubscription = async (
  tx: Database,
  given: { userId: number; provider: 'stripe' | 'test'; paid: PaidSubscription },
): Promise<void> => {
  const { subscriptionId, customerId, uid: _, ...state } = given.paid
  const row = {
    ...state,
    provider: given.provider,
    providerSubscriptionId: subscriptionId,
    providerCustomerId: customerId,
  }
  await tx
    .insert(userSubscriptions)
    .values({ ...row, userId: given.userId })
    .onConflictDoUpdate({ target: userSubscriptions.userId, set: row })
}

/** Marks ended trials as expired. */
export const expireTrials = async (db: Database, { now, tierId }: { now: Date; tierId: number }) => {
  await db
    .update(userSubscriptions)
    .set({ status: 'expired' })
    .where(
      and(
        eq(userSubscriptions.tierId, tierId),
        eq(userSubscriptions.status, 'active'),
        lte(userSubscriptions.currentPeriodEnd, now),
      ),
    )
}

/** Marks trials ending before `before` as announced, each once. */
export const markTrialsAnnounced = (
  tx: Database,
  { now, before, tierId }: { now: Date; before: Date; tierId: number },
) =>
  tx
    .update(userSubscriptions)
    .set({ endAnnouncedAt: now })
    .where(
      and(
        eq(userSubscriptions.tierId, tierId),
        eq(userSubscriptions.status, 'active'),
        gt(userSubscriptions.currentPeriodEnd, now),
        lte(userSubscriptions.currentPeriodEnd, before),
        isNull(userSubscriptions.endAnnouncedAt),
      ),
    )
    .returning({ id: userSubscriptions.id, userId: userSubscriptions.userId })

/** Paid subscriptions whose period has ended, or that were last synced before `askedBefore`. */
export const listToReconcile = (
  db: Database,
  {
    now,
    askedBefore,
    provider,
    limit,
  }: { now: Date; askedBefore: Date; provider: PaymentProvider['name']; limit: number },
) =>
  db
    .select({ userId: userSubscriptions.userId, subscriptionId: userSubscriptions.providerSubscriptionId })
    .from(userSubscriptions)
    .leftJoin(paymentSyncs, eq(paymentSyncs.userId, userSubscriptions.userId))
    .where(
      and(
        isNotNull(userSubscriptions.providerSubscriptionId),
        eq(userSubscriptions.provider, provider),
        eq(userSubscriptions.status, 'active'),
        or(lte(userSubscriptions.currentPeriodEnd, now), lte(paymentSyncs.syncedAt, askedBefore)),
      ),
    )
    .orderBy(asc(paymentSyncs.syncedAt))
    .limit(limit)
