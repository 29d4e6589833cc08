import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { priceText } from '../../../features/subscription/price.ts'
import {
  testCheckoutQuery,
  useFinishTestCheckout,
} from '../../../features/subscription/test-checkout.queries.ts'
import { ApiError, errorMessage } from '../../../lib/errors.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonStyles } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RequireUser } from '../../guards.tsx'
import { paths } from '../../paths.ts'

const BackToPlans = () => (
  <Link href={paths.subscription} className={buttonStyles({ variant: 'outline' })}>
    Back to the plans
  </Link>
)

const Missing = () => (
  <ErrorCard title="This checkout is not there" action={<BackToPlans />}>
    It has ended or belongs to someone else. You were not charged. Please choose a plan again.
  </ErrorCard>
)

type FailedProps = { error: Error; busy: boolean; onRetry: () => void }

const Failed = ({ error, busy, onRetry }: FailedProps) => {
  if (error instanceof ApiError && error.status === 404) return <Missing />
  return (
    <ErrorCard
      title="The checkout could not be loaded"
      action={
        <Button variant="outline" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {errorMessage(error, 'The server did not answer properly. You were not charged.')}
    </ErrorCard>
  )
}

const Paid = ({ planName }: { planName: string }) => (
  <Card aria-labelledby="test-checkout">
    <h1 id="test-checkout" className="text-h1">
      {planName}
    </h1>
    <p className="mt-1 mb-4 text-ink-2">This checkout is done. The plan is yours.</p>
    <BackToPlans />
  </Card>
)

const Checkout = ({ sessionId }: { sessionId: string }) => {
  const { data: checkout, error, isFetching, refetch } = useQuery(testCheckoutQuery(sessionId))
  const finish = useFinishTestCheckout(sessionId)
  if (error) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!checkout)
    return (
      <div role="status" aria-label="Loading the checkout">
        <Skeleton className="h-[356px] rounded-lg" />
      </div>
    )
  if (checkout.status === 'expired') return <Missing />
  if (checkout.status === 'complete') return <Paid planName={checkout.planName} />
  const outcome = (name: 'success' | 'decline' | 'cancel') => ({
    busy: finish.isPending && finish.variables === name,
    disabled: finish.isPending,
    onClick: () => finish.mutate(name),
  })
  return (
    <Card aria-labelledby="test-checkout">
      <Badge tone="caution">
        <FlaskConical aria-hidden />
        Test mode: no card is charged
      </Badge>
      <h1 id="test-checkout" className="mt-4 text-h1">
        {checkout.planName}
      </h1>
      <p className="mt-1 text-ink-2">
        {priceText(checkout.priceCents)} {checkout.interval === 'yearly' ? 'per year' : 'per month'}
      </p>
      <p className="mt-4 text-small text-ink-2">
        This server has no payment provider, so this page stands in for one. Choose what the test card does;
        the plan then works as if you had paid.
      </p>
      <div role="alert">
        {finish.error && (
          <FailureNote className="mt-4">
            {errorMessage(finish.error, 'Failed to process subscription')}
          </FailureNote>
        )}
      </div>
      <div className="mt-6 grid gap-2">
        <Button full {...outcome('success')}>
          Pay with the test card
        </Button>
        <Button full variant="outline" {...outcome('decline')}>
          Let the test card be declined
        </Button>
        <Button full variant="ghost" {...outcome('cancel')}>
          Cancel and go back
        </Button>
      </div>
    </Card>
  )
}

const TestCheckout = () => {
  useTitle('Test checkout')
  const [query] = useSearchParams()
  const sessionId = query.get('session')
  return (
    <RequireUser>
      <div className="mx-auto max-w-[480px]">
        {sessionId ? <Checkout sessionId={sessionId} /> : <Missing />}
      </div>
    </RequireUser>
  )
}

export default TestCheckout
