import { Skeleton } from '../../../ui/skeleton.tsx'

/** The shape of the history until it comes. */
export const HistoryLoading = () => (
  <div role="status" aria-label="Loading the history" className="grid gap-4">
    <div className="grid gap-4 md:grid-cols-3">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
    {['one', 'two', 'three', 'four'].map((row) => (
      <Skeleton key={row} className="h-14" />
    ))}
  </div>
)
