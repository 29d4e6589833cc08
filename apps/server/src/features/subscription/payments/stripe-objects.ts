import type Stripe from 'stripe'
import { z } from 'zod'
import type { PaidSubscription } from './payment-provider.ts'

// Paid, or Stripe is still trying to collect the payment.
const liveStatuses = new Set(['active', 'trialing', 'past_due'])

/** Converts a Stripe subscription; undefined if it isn't ours or was never paid. */
export const paidSubscription = (found: Stripe.Subscription): PaidSubscription | undefined => {
  const { uid, tierId } = found.metadata
  const [item] = found.items.data
  if (!uid || !tierId || !item || found.status === 'incomplete') return undefined
  return {
    subscriptionId: found.id,
    customerId: typeof found.customer === 'string' ? found.customer : found.customer.id,
    uid,
    tierId: Number(tierId),
    status: liveStatuses.has(found.status) ? 'active' : 'cancelled',
    currentPeriodStart: new Date(item.current_period_start * 1000),
    currentPeriodEnd: new Date(item.current_period_end * 1000),
    cancelAtPeriodEnd: found.cancel_at_period_end,
  }
}

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

// Events may use an older API version, so read only ids from them and query the current state.
const EventObject = z.union([
  z.object({ object: z.literal('subscription'), id: z.string() }).transform(({ id }) => id),
  z
    .object({ object: z.literal('checkout.session'), subscription: reference.nullish() })
    .transform(({ subscription }) => subscription ?? undefined),
  z
    .object({
      object: z.literal('invoice'),
      subscription: reference.nullish(),
      parent: z
        .object({ subscription_details: z.object({ subscription: reference.nullish() }).nullish() })
        .nullish(),
    })
    .transform(
      ({ subscription, parent }) => subscription ?? parent?.subscription_details?.subscription ?? undefined,
    ),
])

/** The subscription an event is about; undefined if it is about something else. */
export const eventSubscriptionId = (object: unknown): string | undefined => EventObject.safeParse(object).data
