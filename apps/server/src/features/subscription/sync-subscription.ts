import type { AuditEventName } from '@nextrung/contract/audit-events'
import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { findUserByUid } from '../identity/identity.public.ts'
import { recordEvent } from './checkouts.store.ts'
import { endSubscriptionJob } from './end-subscription.job.ts'
import type { PaidSubscription, PaymentEvent, PaymentProvider } from './payments/payment-provider.ts'
import {
  lockSubscription,
  redeemSyncTicket,
  type SubscriptionRow,
  savePaidSubscription,
  takeSyncTicket,
} from './subscriptions.store.ts'

type Input = { payments: PaymentProvider; subscriptionId: string; event?: PaymentEvent }

/**
 * Queries the payment provider about a subscription and overwrites our row with its answer; the content of an event
 * is never trusted. An event counts once, and an answer never replaces one requested later.
 */
export const syncSubscription = async (services: Services, input: Input): Promise<void> => {
  const first = await input.payments.findSubscription(input.subscriptionId)
  const user = first && (await findUserByUid(services.db, first.uid))
  // Belongs to another installation, or to a deleted account.
  if (!first || !user) return recordForeignEvent(services, input)
  const ticket = await takeSyncTicket(services.db, user.id)
  const paid = await input.payments.findSubscription(input.subscriptionId)
  if (!paid) return recordForeignEvent(services, input)
  await services.db.transaction(async (tx) => {
    if (input.event && !(await recordEvent(tx, input.event))) return
    if (!(await redeemSyncTicket(tx, { userId: user.id, ticket, now: services.now() }))) return
    const before = await lockSubscription(tx, user.id)
    if (before && isSuperseded(before, paid))
      return endSuperseded(services, tx, { payments: input.payments, paid })
    await savePaidSubscription(tx, { userId: user.id, provider: input.payments.name, paid })
    await recordChange(tx, { userId: user.id, before, paid })
    await endReplaced(services, tx, { before, paid })
  })
}

const recordForeignEvent = async ({ db, log }: Services, { event, subscriptionId }: Input): Promise<void> => {
  if (event) await recordEvent(db, event)
  log.info(
    { subscriptionId, event: event?.type },
    'ignored a subscription of another installation or a deleted account',
  )
}

/** An earlier subscription's state says nothing about the one that replaced it. */
const isSuperseded = (before: SubscriptionRow, paid: PaidSubscription): boolean =>
  before.providerSubscriptionId !== null &&
  before.providerSubscriptionId !== paid.subscriptionId &&
  (paid.status !== 'active' ||
    (before.status === 'active' &&
      (before.currentPeriodStart?.getTime() ?? 0) > paid.currentPeriodStart.getTime()))

type Change = { userId: number; before: SubscriptionRow | undefined; paid: PaidSubscription }

const recordChange = async (tx: Database, { userId, before, paid }: Change): Promise<void> => {
  const event = changeEvent(before, paid)
  if (event) await recordAudit(tx, { userId, event, detail: { tierId: paid.tierId } })
}

const changeEvent = (
  before: SubscriptionRow | undefined,
  paid: PaidSubscription,
): AuditEventName | undefined => {
  const isSame = before?.providerSubscriptionId === paid.subscriptionId
  if (!isSame) return 'subscription.started'
  if (before.status === 'active' && paid.status !== 'active') return 'subscription.ended'
  return before.tierId === paid.tierId ? undefined : 'subscription.changed'
}

// Paid concurrently with the current one; it must not be charged as well.
const endSuperseded = async (
  { queue }: Services,
  tx: Database,
  { payments, paid }: { payments: PaymentProvider; paid: PaidSubscription },
): Promise<void> => {
  if (paid.status !== 'active') return
  await queue.enqueue(tx, endSubscriptionJob, {
    provider: payments.name,
    subscriptionId: paid.subscriptionId,
  })
}

// In the same transaction, because nothing else remembers which subscription was replaced.
const endReplaced = async (
  { queue }: Services,
  tx: Database,
  { before, paid }: Omit<Change, 'userId'>,
): Promise<void> => {
  if (before?.status !== 'active' || !before.provider || !before.providerSubscriptionId) return
  if (before.providerSubscriptionId === paid.subscriptionId) return
  await queue.enqueue(tx, endSubscriptionJob, {
    provider: before.provider,
    subscriptionId: before.providerSubscriptionId,
  })
}
