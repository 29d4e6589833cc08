import { plans, trialTierId } from '@nextrung/contract/plans'
import { type Ref, useState } from 'react'
import { errorSentence } from '../../lib/errors.ts'
import { PlanCard } from './plan-card.tsx'
import { isRunning, type ShownSubscription } from './read-subscription.ts'
import { useActivateTrial, useCheckout } from './subscription.queries.ts'

type PlansProps = { current: ShownSubscription | null; headingRef: Ref<HTMLDivElement> }

/** The plans, side by side. */
export const Plans = ({ current, headingRef }: PlansProps) => {
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
  return (
    <div ref={headingRef} tabIndex={-1} className="grid gap-4 outline-none md:gap-6 lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          isCurrent={isCurrent(plan.id)}
          busy={isBusy && chosen === plan.id}
          disabled={isBusy || hasOther(plan.id)}
          onChoose={() => choose(plan.id)}
          note={
            plan.id === trialTierId && trial.error
              ? errorSentence(trial.error, 'The trial could not be started.')
              : hasOther(plan.id)
                ? 'The trial is for people without a plan.'
                : undefined
          }
        />
      ))}
    </div>
  )
}
