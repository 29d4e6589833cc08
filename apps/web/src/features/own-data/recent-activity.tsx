import type { Lenient } from '@nextrung/contract/lenient'
import type { Activity as ActivityAnswer } from '@nextrung/contract/own-data'
import { useInfiniteQuery } from '@tanstack/react-query'
import { momentText } from '../../lib/moment-text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { activityQuery } from './own-data.queries.ts'

type Activity = Lenient<typeof ActivityAnswer>

const whereFrom = ({ device, ipAddress }: Activity): string =>
  [device, ipAddress].filter((part) => part).join(', ')

const Row = ({ act }: { act: Activity }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3">
    <div className="min-w-0">
      <p className="text-body">{act.text}</p>
      <p className="text-caption wrap-anywhere text-muted-foreground">{whereFrom(act)}</p>
    </div>
    <time dateTime={act.at} className="text-caption text-muted-foreground">
      {momentText(act.at) ?? act.at}
    </time>
  </li>
)

const Loading = () => (
  <div role="status" aria-label="Loading your activity" className="grid gap-7 py-3">
    {[1, 2, 3].map((row) => (
      <div key={row} className="grid gap-2">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-1/4" />
      </div>
    ))}
  </div>
)

/** Account activity: sign-ins, where they came from, and changes. */
const RecentActivity = () => {
  const { data, isPending, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(activityQuery)
  const acts = data?.pages.flatMap(({ activity }) => activity) ?? []
  if (isPending) return <Loading />
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[68ch] text-small text-ink-2">
        Nobody can change this list, and it contains nothing you wrote. If you see a sign-in that was not
        yours, change your password and sign out your other devices.
      </p>
      {acts.length > 0 && (
        <ul aria-label="Recent activity" className="w-full divide-y divide-line">
          {acts.map((act) => (
            <Row key={act.id} act={act} />
          ))}
        </ul>
      )}
      {isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-small text-destructive">Your activity could not be loaded.</p>
          <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        hasNextPage && (
          <Button
            variant="outline"
            size="small"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show more
          </Button>
        )
      )}
    </div>
  )
}

export default RecentActivity
