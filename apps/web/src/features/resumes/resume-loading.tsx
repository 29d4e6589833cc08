import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'

/** A skeleton of the status card and the resume. */
export const ResumeLoading = () => (
  <>
    <p role="status" className="sr-only">
      Loading your resume
    </p>
    <Card>
      <Skeleton className="h-5 w-36" />
      <Skeleton className="mt-2.5 w-48" />
      <Skeleton className="mt-5 h-2" />
      <Skeleton className="mt-3 h-3 w-2/3" />
    </Card>
    <Card>
      <Skeleton className="h-5 w-64" />
      <Skeleton className="mt-2.5 mb-5 w-40" />
      <SheetSkeleton />
    </Card>
  </>
)

/** A skeleton of the suggestions. */
export const SuggestionsLoading = () => (
  <Card>
    <Skeleton className="h-5 w-52" />
    <Skeleton className="mt-5" />
    <Skeleton className="mt-2.5 w-3/4" />
    <Skeleton className="mt-5 w-11/12" />
    <Skeleton className="mt-2.5 w-1/2" />
  </Card>
)
