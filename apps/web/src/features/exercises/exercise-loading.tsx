import { Skeleton } from '../../ui/skeleton.tsx'

export const ExerciseLoading = () => (
  <div role="status" aria-label="Loading the exercises" className="grid gap-5">
    {['a', 'b', 'c', 'd'].map((row) => (
      <div key={row} className="grid gap-2 border-t border-line pt-5 first:border-t-0 first:pt-0">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-3/5" />
      </div>
    ))}
  </div>
)
