import { Skeleton } from '../../../ui/skeleton.tsx'

export const FitLoading = () => (
  <div>
    <p role="status" className="sr-only">
      Ranking the roles
    </p>
    <Skeleton className="h-10 w-64" />
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <div key={row} className="mt-5 grid gap-3 border-t border-line pt-5">
        <div className="flex justify-between gap-6">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-40" />
        </div>
        <Skeleton className="w-3/4" />
        <Skeleton className="h-9 w-40" />
      </div>
    ))}
  </div>
)
