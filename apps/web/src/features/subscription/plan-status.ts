import { trialDays, trialTierId } from '@nextrung/contract/plans'
import { lazyValue } from '../../lib/lazy-value.ts'
import type { ShownSubscription } from './shown-subscription.ts'

const dayMs = 24 * 3600_000
const day = lazyValue(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }))

export type PlanStatus = {
  badge: string
  tone: 'accent' | 'caution' | 'neutral'
  sentence: string | undefined
  /** Days left of a running trial. */
  trialDaysLeft: number | undefined
}

const dateOf = (text: string | undefined): Date | undefined => {
  const date = new Date(text ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const daysUntil = (end: Date, now: Date): number =>
  Math.min(trialDays, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs)))

/** A plan's status in words. */
export const planStatus = ({ subscription }: ShownSubscription, now = new Date()): PlanStatus => {
  const { tierId, status, cancelAtPeriodEnd } = subscription
  const end = dateOf(subscription.currentPeriodEnd)
  const on = (sentence: string) => (end ? `${sentence} ${day().format(end)}.` : undefined)
  const isTrial = tierId === trialTierId
  if (isTrial && status === 'expired')
    return {
      badge: 'Trial Expired',
      tone: 'caution',
      sentence: on('Your free trial ended on'),
      trialDaysLeft: undefined,
    }
  if (status === 'active' && !cancelAtPeriodEnd)
    return {
      badge: 'Active',
      tone: 'accent',
      sentence: on(isTrial ? 'It ends by itself on' : 'It renews on'),
      trialDaysLeft: isTrial && end ? daysUntil(end, now) : undefined,
    }
  return {
    badge: 'Canceled',
    tone: 'neutral',
    sentence: on(status === 'active' ? 'You keep everything until' : 'It ended on'),
    trialDaysLeft: undefined,
  }
}
