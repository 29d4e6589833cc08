import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ExternalServices } from './external-services.tsx'
import { privacyQuery } from './own-data.queries.ts'
import { RetentionPeriods, StoredData } from './stored-data.tsx'
import { YourRights } from './your-rights.tsx'

const Loading = () => (
  <div role="status" aria-label="Loading" className="grid max-w-[68ch] gap-4">
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <Skeleton key={line} className={line % 3 === 0 ? 'w-3/5' : ''} />
    ))}
  </div>
)

/** What this server does with personal data. The wording is ours; the figures are this server's settings. */
export const PrivacyPage = ({ toSettings }: { toSettings: (words: string) => ReactNode }) => {
  const { data: facts, isError, isFetching, refetch } = useQuery(privacyQuery)
  if (isError)
    return (
      <ErrorCard
        title="This page could not be loaded"
        action={
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        Its figures come from the server's settings, but the server did not answer.
      </ErrorCard>
    )
  if (!facts) return <Loading />
  return (
    <div className="grid gap-7">
      <StoredData facts={facts} />
      <RetentionPeriods facts={facts} />
      <ExternalServices facts={facts} />
      <YourRights facts={facts} toSettings={toSettings} />
    </div>
  )
}
