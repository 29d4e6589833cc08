import { trialTierId } from '@nextrung/contract/plans'
import type { SubscriptionRow } from './subscriptions.store.ts'

// A provider that was away, or tries a card again, gets this long after the end of a period.
const graceMs = 3 * 24 * 3600_000

/**
 * The status at this moment, whether or not anything has marked it yet: a trial ends when its time is over, a
 * cancelled plan with its period, and one about which the provider says nothing more a little later.
 */
export const effectiveStatus = (row: SubscriptionRow, now: Date): SubscriptionRow['status'] => {
  if (row.status !== 'active') return row.status
  const overForMs = now.getTime() - row.currentPeriodEnd.getTime()
  if (row.tierId === trialTierId) return overForMs >= 0 ? 'expired' : 'active'
  return overForMs >= (row.cancelAtPeriodEnd ? 0 : graceMs) ? 'cancelled' : 'active'
}
