import { trialTierId } from '@nextrung/contract/plans'
import type { SubscriptionRow } from './subscriptions.store.ts'

/** The status at this moment: a trial ends when its time is over, whether or not anything has marked it yet. */
export const statusNow = (row: SubscriptionRow, now: Date): SubscriptionRow['status'] => {
  if (row.status !== 'active') return row.status
  if (row.tierId === trialTierId && row.currentPeriodEnd <= now) return 'expired'
  // A cancelled one that the provider has not spoken about since.
  return row.cancelAtPeriodEnd && row.currentPeriodEnd <= now ? 'cancelled' : 'active'
}
