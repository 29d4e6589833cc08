import type { Services } from '../../context.ts'
import { listOpenCheckouts, setCheckoutStatus } from './checkouts.store.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { findSubscription } from './subscriptions.store.ts'
import { syncSubscription } from './sync-subscription.ts'
import { withTimeout } from './with-timeout.ts'

// A page waiting for its checkout polls often; limits how often the provider is queried per person.
const minIntervalMs = 3000
// Don't hold up the dashboard for a slow provider.
const maxWaitMs = 4000
const maxCheckouts = 3
const maxRemembered = 10_000
const askedAt = new WeakMap<PaymentProvider, Map<number, number>>()

const isDue = (payments: PaymentProvider, { userId, now }: { userId: number; now: Date }): boolean => {
  const asked = askedAt.get(payments) ?? new Map<number, number>()
  askedAt.set(payments, asked)
  if (Math.abs(now.getTime() - (asked.get(userId) ?? 0)) < minIntervalMs) return false
  if (asked.size > maxRemembered) asked.clear()
  asked.set(userId, now.getTime())
  return true
}

/**
 * Queries the provider about open checkouts and an ended period, in case an event is late. If the provider can't be
 * reached, the stored state is shown.
 */
export const syncIfDue = async (services: Services, userId: number): Promise<void> => {
  const { payments, db, log } = services
  const now = services.now()
  if (!payments) return
  const open = await listOpenCheckouts(db, { userId, now, limit: maxCheckouts })
  const checkouts = open.filter(({ provider }) => provider === payments.name)
  const row = (await findSubscription(db, userId))?.subscription
  const isOver = row?.status === 'active' && row.currentPeriodEnd <= now && row.provider === payments.name
  const ended = isOver ? row.providerSubscriptionId : null
  if ((!checkouts.length && !ended) || !isDue(payments, { userId, now })) return
  const ask = async () => {
    for (const { sessionId } of checkouts) await syncCheckout(services, sessionId)
    if (ended) await syncSubscription(services, { payments, subscriptionId: ended })
  }
  await withTimeout(maxWaitMs, ask()).catch((error: unknown) =>
    log.warn({ err: error }, 'could not query the payment provider'),
  )
}

/** Updates a checkout, and the subscription bought in it, from the provider. */
export const syncCheckout = async (services: Services, sessionId: string): Promise<void> => {
  const { payments, db } = services
  const found = await payments?.findCheckout(sessionId)
  if (!payments || !found || found.status === 'open') return
  if (found.subscriptionId)
    await syncSubscription(services, { payments, subscriptionId: found.subscriptionId })
  await setCheckoutStatus(db, { sessionId, status: found.status })
}
