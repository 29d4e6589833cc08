import { plans } from '@nextrung/contract/plans'

/**
 * The end of a billing period that starts at `start`, as Stripe counts it: the same day of the next month or year,
 * or the last day of a shorter month. In UTC; `anchorDay` keeps the 31st from becoming the 28th for ever.
 */
export const nextPeriodEnd = (
  start: Date,
  { tierId, anchorDay = start.getUTCDate() }: { tierId: number; anchorDay?: number },
): Date => {
  const months = plans.find(({ id }) => id === tierId)?.interval === 'yearly' ? 12 : 1
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(anchorDay, lastDay))
  return end
}
