import { trialTierId } from '@nextrung/contract/plans'
import type { SubscriptionRow } from './subscriptions.store.ts'

// Grace period after a billing period ends, for a provider that is down or is retrying a card.
const graceMs = 3 * 24 * 3600_000

/**
 * The status at this moment, whether or not the row has been updated yet: a trial ends when its time is up, a
 * canceled plan at the end of its period, and a plan the provider no longer confirms after a grace period.
 */
export const effectiveStatus = (row: SubscriptionRow, now: Date): SubscriptionRow['status'] => {
  if (row.status !== 'active') return row.status
  const overForMs = now.getTime() - row.currentPeriodEnd.getTime()
  if (row.tierId === trialTierId) return overForMs >= 0 ? 'expired' : 'active'
  return overForMs >= (row.cancelAtPeriodEnd ? 0 : graceMs) ? 'cancelled' : 'active'
}
