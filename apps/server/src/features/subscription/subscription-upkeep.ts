import { trialTierId } from '@nextrung/contract/plans'
import type { Services } from '../../context.ts'
import { trialEnding } from '../../events/events.ts'
import { publish } from '../../events/publish.ts'
import { deleteEventsBefore, listAllOpenCheckouts, setCheckoutStatus } from './checkouts.store.ts'
import { expireTrials, listToReconcile, markTrialsAnnounced } from './subscriptions.store.ts'
import { syncCheckout } from './sync-if-due.ts'
import { syncSubscription } from './sync-subscription.ts'

const dayMs = 24 * 3600_000
const remindBeforeMs = 3 * dayMs
const reconcileIntervalMs = dayMs
// Providers resend an event for a few days.
const eventRetentionMs = 30 * dayMs
const batchSize = 100
const maxDurationMs = 5 * 60_000

/** Marks ended trials as expired, and announces those ending within three days. */
export const updateTrials = async (services: Services): Promise<void> => {
  const now = services.now()
  await expireTrials(services.db, { now, tierId: trialTierId })
  const before = new Date(now.getTime() + remindBeforeMs)
  await services.db.transaction(async (tx) => {
    for (const { id, userId } of await markTrialsAnnounced(tx, { now, before, tierId: trialTierId }))
      await publish(services, tx, { event: trialEnding, userId, payload: { subscriptionId: id } })
  })
}

/** Asks the provider about open checkouts and subscriptions not synced recently, in case an event got lost. */
export const reconcilePayments = async (services: Services): Promise<void> => {
  const { payments, db, log } = services
  if (!payments) return
  const now = services.now()
  const giveUpAt = Date.now() + maxDurationMs
  // One failure must not stop the others.
  const attempt = async (ask: () => Promise<void>) => {
    if (Date.now() > giveUpAt) return
    await ask().catch((error: unknown) => log.warn({ err: error }, 'could not query the payment provider'))
  }
  for (const { sessionId, provider, expiresAt } of await listAllOpenCheckouts(db, batchSize))
    await attempt(async () => {
      if (provider === payments.name) await syncCheckout(services, sessionId)
      if (expiresAt <= now) await setCheckoutStatus(db, { sessionId, status: 'expired' })
    })
  await deleteEventsBefore(db, new Date(now.getTime() - eventRetentionMs))
  const askedBefore = new Date(now.getTime() - reconcileIntervalMs)
  const due = await listToReconcile(db, { now, askedBefore, provider: payments.name, limit: batchSize })
  for (const { subscriptionId } of due)
    if (subscriptionId) await attempt(() => syncSubscription(services, { payments, subscriptionId }))
}
