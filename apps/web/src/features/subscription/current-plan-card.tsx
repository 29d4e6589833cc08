import { trialTierId } from '@nextrung/contract/plans'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Allowances } from './allowances.tsx'
import type { ShownSubscription } from './read-subscription.ts'
import { useManage } from './subscription.queries.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const dayText = (moment: string | undefined): string | undefined => {
  const date = new Date(moment ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : day.format(date)
}

type Standing = { badge: string; tone: 'accent' | 'caution' | 'neutral'; sentence: string | undefined }

const standingOf = ({ subscription }: ShownSubscription): Standing => {
  const { tierId, status, cancelAtPeriodEnd } = subscription
  const until = dayText(subscription.currentPeriodEnd)
  const on = (sentence: string) => (until ? `${sentence} ${until}.` : undefined)
  if (tierId === trialTierId && status === 'expired')
    return { badge: 'Trial Expired', tone: 'caution', sentence: on('Your free trial ended on') }
  if (status === 'active' && !cancelAtPeriodEnd)
    return {
      badge: 'Active',
      tone: 'accent',
      sentence: on(tierId === trialTierId ? 'Your free trial runs until' : 'Renews on'),
    }
  return {
    badge: 'Canceled',
    tone: 'neutral',
    sentence: on(status === 'active' ? 'You keep everything until' : 'It ended on'),
  }
}

/** The plan a person has, what state it is in, and what can be done about it. */
export const CurrentPlanCard = ({
  current,
  onUpgrade,
}: {
  current: ShownSubscription
  onUpgrade: () => void
}) => {
  const { subscription, tier, isTestMode, allowances } = current
  const manage = useManage()
  const { badge, tone, sentence } = standingOf(current)
  const isTrial = subscription.tierId === trialTierId
  return (
    <Card aria-labelledby="current-plan" className="mb-4 md:mb-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2.5">
            <h2 id="current-plan" className="text-h2">
              {tier?.name ?? 'Your plan'}
            </h2>
            <Badge tone={tone}>{badge}</Badge>
            {isTestMode && <Badge tone="outline">Test mode: no card was charged</Badge>}
          </div>
          {sentence && <p className="mt-1 text-small text-ink-2">{sentence}</p>}
        </div>
        {isTrial && subscription.status === 'expired' && <Button onClick={onUpgrade}>Upgrade Now</Button>}
        {!isTrial && subscription.status === 'active' && (
          <Button
            variant={subscription.cancelAtPeriodEnd ? 'primary' : 'outline'}
            busy={manage.isPending}
            onClick={() => manage.mutate(subscription.cancelAtPeriodEnd)}
          >
            {subscription.cancelAtPeriodEnd ? 'Reactivate Subscription' : 'Cancel Subscription'}
          </Button>
        )}
      </div>
      {allowances && allowances.length > 0 && <Allowances allowances={allowances} />}
    </Card>
  )
}
