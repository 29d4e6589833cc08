import { plans } from '@nextrung/contract/plans'

/**
 * The end of a billing period starting at `start`, computed as Stripe does: the same day of the next month or year,
 * or the last day of a shorter month. In UTC; `anchorDay` keeps a plan that starts on the 31st from moving to the
 * 28th permanently.
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
