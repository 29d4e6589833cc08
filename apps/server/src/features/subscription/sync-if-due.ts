import type { Services } from '../../context.ts'
import { listOpenCheckouts, setCheckoutStatus } from './checkouts.store.ts'
import { findSubscription } from './subscriptions.store.ts'
import { syncSubscription } from './sync-subscription.ts'

// A page that waits for its checkout asks often; the provider is asked at most this often about a person.
const askAgainMs = 3000
const asked = new Map<number, number>()
const mostRemembered = 10_000

/**
 * Asks the provider about a checkout that is still open and a period that has ended, in case its event is late. What
 * is stored is shown when the provider cannot be reached.
 */
export const syncIfDue = async (services: Services, userId: number): Promise<void> => {
  const { payments, db, log } = services
  const now = services.now()
  if (!payments || now.getTime() - (asked.get(userId) ?? 0) < askAgainMs) return
  const open = (await listOpenCheckouts(db, { userId, now })).filter((one) => one.provider === payments.name)
  const subscription = (await findSubscription(db, userId))?.subscription
  const isOver = subscription?.status === 'active' && subscription.currentPeriodEnd <= now
  const ended = isOver && subscription.provider === payments.name ? subscription.providerSubscriptionId : null
  if (!open.length && !ended) return
  if (asked.size > mostRemembered) asked.clear()
  asked.set(userId, now.getTime())
  try {
    for (const { sessionId } of open) await syncCheckout(services, sessionId)
    if (ended) await syncSubscription(services, { payments, subscriptionId: ended })
  } catch (error) {
    log.warn({ err: error }, 'the payment provider could not be asked')
  }
}

/** Brings a checkout, and what was bought in it, up to date with the provider. */
export const syncCheckout = async (services: Services, sessionId: string): Promise<void> => {
  const { payments, db } = services
  const found = await payments?.findCheckout(sessionId)
  if (!payments || !found || found.status === 'open') return
  if (found.subscriptionId)
    await syncSubscription(services, { payments, subscriptionId: found.subscriptionId })
  await setCheckoutStatus(db, { sessionId, status: found.status })
}
