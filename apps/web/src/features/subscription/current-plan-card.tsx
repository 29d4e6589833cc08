import { plans, trialDays, trialTierId } from '@nextrung/contract/plans'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Rungs } from '../../ui/rungs.tsx'
import { Allowances } from './allowances.tsx'
import { planStatus } from './plan-status.ts'
import type { ShownSubscription } from './shown-subscription.ts'
import { useManage } from './subscription.queries.ts'

const TrialDays = ({ left }: { left: number }) => (
  <div className="mt-4 grid gap-2">
    <Rungs
      count={trialDays}
      filled={trialDays - left}
      label="Days of the trial"
      className="max-w-[420px] gap-1"
    />
    <p className="text-caption text-muted-foreground">
      {left} of {trialDays} days left
    </p>
  </div>
)

const ManageButton = ({ isCancelled }: { isCancelled: boolean }) => {
  const manage = useManage()
  return (
    <Button
      variant={isCancelled ? 'primary' : 'danger'}
      busy={manage.isPending}
      onClick={() => manage.mutate(isCancelled)}
    >
      {isCancelled ? 'Reactivate Subscription' : 'Cancel Subscription'}
    </Button>
  )
}

type CurrentPlanCardProps = { current: ShownSubscription; onUpgrade: () => void }

/** The person's plan, its status and its actions. */
export const CurrentPlanCard = ({ current, onUpgrade }: CurrentPlanCardProps) => {
  const { subscription, tier, isTestMode, allowances } = current
  const { badge, tone, sentence, trialDaysLeft } = planStatus(current)
  const isTrial = subscription.tierId === trialTierId
  const isActive = subscription.status === 'active'
  return (
    <Card aria-labelledby="current-plan-label current-plan" className="mb-4 md:mb-6">
      <div className="flex flex-col items-stretch gap-4 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0">
          <p id="current-plan-label" className="text-caption text-muted-foreground">
            Your plan
          </p>
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
            <h2 id="current-plan" className="text-h2">
              {tier?.name ?? plans.find(({ id }) => id === subscription.tierId)?.name ?? 'Subscription'}
            </h2>
            <Badge tone={tone}>{badge}</Badge>
            {isTestMode && <Badge tone="outline">Test mode: no card was charged</Badge>}
          </div>
          {sentence && <p className="mt-1 text-small text-ink-2">{sentence}</p>}
        </div>
        {isTrial && subscription.status === 'expired' && <Button onClick={onUpgrade}>Upgrade Now</Button>}
        {!isTrial && isActive && <ManageButton isCancelled={subscription.cancelAtPeriodEnd === true} />}
      </div>
      {trialDaysLeft !== undefined && <TrialDays left={trialDaysLeft} />}
      {allowances.length > 0 && <Allowances allowances={allowances} />}
    </Card>
  )
}
