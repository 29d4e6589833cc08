import type { Services } from '../../context.ts'
import { listOpenCheckouts } from './checkouts.store.ts'
import { findSubscription } from './subscriptions.store.ts'
import { syncCheckout } from './sync-if-due.ts'

const maxCheckouts = 1000

/**
 * Before an account is deleted, ends its paid subscription at the provider and closes checkouts that could still be
 * paid. Throws if the provider can't be reached, so the account stays until nothing is charged any more.
 */
export const cancelForDeletion = async (services: Services, userId: number): Promise<void> => {
  const { payments, db, log } = services
  const open = await listOpenCheckouts(db, { userId, now: services.now(), limit: maxCheckouts })
  for (const { sessionId, provider } of open) {
    if (provider !== payments?.name) continue
    await payments.closeCheckout(sessionId)
    // It may have been paid just before closing.
    await syncCheckout(services, sessionId)
  }
  const row = (await findSubscription(db, userId))?.subscription
  if (!row?.providerSubscriptionId || row.status !== 'active') return
  const { provider, providerSubscriptionId: subscriptionId } = row
  if (provider === payments?.name) await payments.endNow(subscriptionId)
  else
    log.error(
      { provider, subscriptionId },
      'a paid subscription keeps running at a provider that is not configured',
    )
}
