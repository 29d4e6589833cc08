import type { Services } from '../../context.ts'
import { findSubscription } from './subscriptions.store.ts'

/**
 * Ends a person's paid subscription at the provider, because the account goes. Throws when the provider cannot be
 * reached: the account stays until nothing is charged any more.
 */
export const cancelForDeletion = async (services: Services, userId: number): Promise<void> => {
  const row = (await findSubscription(services.db, userId))?.subscription
  if (!row?.providerSubscriptionId || row.status !== 'active') return
  if (row.provider === services.payments?.name) await services.payments.endNow(row.providerSubscriptionId)
}
