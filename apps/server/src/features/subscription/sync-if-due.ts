import type { Services } from '../../context.ts'
import { listOpenCheckouts, setCheckoutStatus } from './checkouts.store.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { findSubscription } from './subscriptions.store.ts'
import { syncSubscription } from './sync-subscription.ts'
import { within } from './within.ts'

// A page that waits for its checkout asks often; the provider is asked at most this often about a person.
const askAgainMs = 3000
// A dashboard is not kept waiting for a provider that is slow.
const waitAtMostMs = 4000
const mostCheckouts = 3
const mostRemembered = 10_000
const askedAt = new WeakMap<PaymentProvider, Map<number, number>>()

const isDue = (payments: PaymentProvider, { userId, now }: { userId: number; now: Date }): boolean => {
  const asked = askedAt.get(payments) ?? new Map<number, number>()
  askedAt.set(payments, asked)
  if (Math.abs(now.getTime() - (asked.get(userId) ?? 0)) < askAgainMs) return false
  if (asked.size > mostRemembered) asked.clear()
  asked.set(userId, now.getTime())
  return true
}

/**
 * Asks the provider about a checkout that is still open and a period that has ended, in case its event is late. What
 * is stored is shown when the provider cannot be reached.
 */
export const syncIfDue = async (services: Services, userId: number): Promise<void> => {
  const { payments, db, log } = services
  const now = services.now()
  if (!payments) return
  const open = await listOpenCheckouts(db, { userId, now, limit: mostCheckouts })
  const checkouts = open.filter(({ provider }) => provider === payments.name)
  const row = (await findSubscription(db, userId))?.subscription
  const isOver = row?.status === 'active' && row.currentPeriodEnd <= now && row.provider === payments.name
  const ended = isOver ? row.providerSubscriptionId : null
  if ((!checkouts.length && !ended) || !isDue(payments, { userId, now })) return
  const ask = async () => {
    for (const { sessionId } of checkouts) await syncCheckout(services, sessionId)
    if (ended) await syncSubscription(services, { payments, subscriptionId: ended })
  }
  await within(waitAtMostMs, ask()).catch((error: unknown) =>
    log.warn({ err: error }, 'the payment provider could not be asked'),
  )
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
