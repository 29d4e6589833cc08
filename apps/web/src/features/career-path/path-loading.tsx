import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** One role card in the shape of what comes. */
export const PathLoading = () => (
  <Card>
    <p role="status" className="sr-only">
      Loading your career path
    </p>
    <div className="flex items-start gap-3.5">
      <Skeleton className="mt-2 h-2 w-7" />
      <div className="grid flex-1 gap-2.5">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="w-1/4" />
      </div>
    </div>
    <div className="mt-5 grid gap-5 md:pl-[42px]">
      <Skeleton className="w-3/5" />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
          <Skeleton key={row} className="h-8" />
        ))}
      </div>
      <div className="grid gap-2.5">
        <Skeleton className="w-4/5" />
        <Skeleton className="w-2/3" />
      </div>
      <Skeleton className="h-10 w-40" />
    </div>
  </Card>
)
