import type { CurrentSubscription } from '@nextrung/contract/subscription'
import type { Services } from '../../context.ts'
import { listAllowances } from './allowance.ts'
import { effectiveStatus } from './effective-status.ts'
import { findSubscription } from './subscriptions.store.ts'

/** A person's subscription as shown to them; null if there is none. */
export const readCurrentSubscription = async (
  services: Services,
  userId: number,
): Promise<CurrentSubscription> => {
  const found = await findSubscription(services.db, userId)
  if (!found) return null
  const { subscription, tier } = found
  return {
    subscription: {
      tierId: subscription.tierId,
      status: effectiveStatus(subscription, services.now()),
      currentPeriodStart: subscription.currentPeriodStart?.toISOString() ?? null,
      currentPeriodEnd: subscription.currentPeriodEnd.toISOString(),
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    },
    tier: { name: tier.name },
    isTestMode: subscription.provider === 'test',
    allowances: await listAllowances(services, userId),
  }
}
