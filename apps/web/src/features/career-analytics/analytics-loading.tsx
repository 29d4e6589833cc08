import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const three = ['a', 'b', 'c']

const FigureSkeleton = () => (
  <Card aria-hidden>
    <Skeleton className="w-2/5" />
    <Skeleton className="mt-4 h-9 w-3/5" />
    <Skeleton className="mt-3 w-2/5" />
    <Skeleton className="mt-7 h-4 w-full" />
    <Skeleton className="mt-4 w-4/5" />
    <Skeleton className="mt-8 w-3/5" />
  </Card>
)

export const MarketsLoading = () => (
  <div role="status" aria-label="Loading job markets" className="mt-8 md:mt-10">
    <Skeleton className="mb-4 h-5 w-48" />
    <div className="grid gap-4 md:gap-6 lg:grid-cols-2 xl:grid-cols-3">
      {three.map((key) => (
        <Card key={key} aria-hidden>
          <Skeleton className="w-2/5" />
          <Skeleton className="mt-4 w-full" />
          <Skeleton className="mt-6 w-full" />
          <Skeleton className="mt-4 w-full" />
          <Skeleton className="mt-4 w-full" />
        </Card>
      ))}
    </div>
  </div>
)

export const AnalyticsLoading = () => (
  <div role="status" aria-label="Loading career analytics">
    <div className="grid gap-4 md:gap-6 lg:grid-cols-2 xl:grid-cols-3">
      {three.map((key) => (
        <FigureSkeleton key={key} />
      ))}
    </div>
    <div className="mt-8 grid gap-4 md:gap-6 xl:grid-cols-[3fr_2fr]">
      {['skills', 'insights'].map((key) => (
        <Card key={key} aria-hidden className="grid gap-5">
          <Skeleton className="h-5 w-2/5" />
          {three.map((line) => (
            <Skeleton key={line} className="w-full" />
          ))}
        </Card>
      ))}
    </div>
  </div>
)
