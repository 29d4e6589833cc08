import { plans, trialTierId } from '@nextrung/contract/plans'
import { type Ref, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { PlanCard } from './plan-card.tsx'
import { isRunning, type ShownSubscription } from './shown-subscription.ts'
import { useActivateTrial, useCheckout } from './subscription.queries.ts'

type PlansProps = { current: ShownSubscription | null; ref: Ref<HTMLDivElement> }

export const Plans = ({ current, ref }: PlansProps) => {
  const trial = useActivateTrial({
    title: 'Subscription Updated',
    description: 'Your free trial has been activated!',
  })
  const checkout = useCheckout()
  const [chosen, setChosen] = useState<number>()
  const isBusy = trial.isPending || checkout.isPending
  const choose = (id: number) => {
    setChosen(id)
    if (id === trialTierId) trial.mutate()
    else checkout.mutate(id)
  }
  const isCurrent = (id: number) =>
    current?.subscription.tierId === id && (id === trialTierId || isRunning(current))
  const hasOther = (id: number) => id === trialTierId && current !== null && !isCurrent(id)
  const noteOf = (id: number) => {
    if (hasOther(id)) return 'The trial is for people without a plan.'
    if (id === trialTierId && trial.error)
      return errorMessage(trial.error, 'We could not start the trial. Nothing has changed.')
    return undefined
  }
  return (
    <div ref={ref} className="grid scroll-mt-16 gap-4 md:gap-6 xl:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          isCurrent={isCurrent(plan.id)}
          busy={isBusy && chosen === plan.id}
          disabled={isBusy || hasOther(plan.id)}
          onChoose={() => choose(plan.id)}
          note={noteOf(plan.id)}
        />
      ))}
    </div>
  )
}
