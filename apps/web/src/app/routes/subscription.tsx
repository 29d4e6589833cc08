import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { CurrentPlanCard } from '../../features/subscription/current-plan-card.tsx'
import { Plans } from '../../features/subscription/plans.tsx'
import { ReturnNote } from '../../features/subscription/return-note.tsx'
import { useReturnedFromCheckout } from '../../features/subscription/returned-from-checkout.ts'
import { subscriptionQuery } from '../../features/subscription/subscription.queries.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, buttonStyles } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RequireUser } from '../guards.tsx'
import { paths } from '../paths.ts'

const PlansLoading = () => (
  <div role="status" aria-label="Loading the plans" className="grid gap-4 md:gap-6 xl:grid-cols-3">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} className="h-[470px] rounded-lg" />
    ))}
  </div>
)

const SubscriptionScreen = () => {
  useTitle('Subscription')
  const returned = useReturnedFromCheckout()
  const { data: current, isError, isPending, refetch, isRefetching } = useQuery(subscriptionQuery)
  const plansRef = useRef<HTMLDivElement>(null)
  const showPlans = () => {
    plansRef.current?.scrollIntoView({ block: 'start' })
    plansRef.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')[0]?.focus()
  }
  return (
    <div className="mx-auto max-w-[880px]">
      <Link
        href={paths.dashboard}
        className={buttonStyles({ variant: 'ghost', size: 'small', className: '-ml-3' })}
      >
        <ArrowLeft aria-hidden />
        Back to Dashboard
      </Link>
      <h1 className="mt-3 mb-5 text-h1 md:mb-7">Choose Your Plan</h1>
      <ReturnNote state={returned} />
      {isPending && <PlansLoading />}
      {isError && current === undefined && (
        <ErrorCard
          title="Error Loading Subscription"
          action={
            <Button variant="outline" busy={isRefetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          Unable to load subscription information. Please try again later.
        </ErrorCard>
      )}
      {current !== undefined && (
        <>
          {current && <CurrentPlanCard current={current} onUpgrade={showPlans} />}
          <Plans current={current} ref={plansRef} />
        </>
      )}
    </div>
  )
}

const Subscription = () => (
  <RequireUser>
    <SubscriptionScreen />
  </RequireUser>
)

export default Subscription
