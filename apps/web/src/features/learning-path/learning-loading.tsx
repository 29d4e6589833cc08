import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const loadingText = 'Loading your personalized learning path...'

/** Says that a newer path is on its way, above the one that is shown meanwhile. */
export const LearningStatus = ({ isLoading }: { isLoading: boolean }) => (
  <p role="status" className="print:hidden">
    {isLoading && (
      <span className="mb-4 flex items-center gap-2 text-small text-ink-2">
        <Spinner />
        {loadingText}
      </span>
    )}
  </p>
)

const chips = ['w-20', 'w-28', 'w-16', 'w-24', 'w-20', 'w-32']

/** The shape of the path while nothing is known yet. */
export const LearningLoading = () => (
  <>
    <LearningStatus isLoading />
    <div aria-hidden className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px]">
      <Card>
        <Skeleton className="h-5 w-44" />
        <Skeleton className="mt-5 w-56" />
        <Skeleton className="mt-3 h-2 w-full" />
        <div className="mt-5 flex flex-wrap gap-2">
          {chips.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <Skeleton key={at} className={`h-[30px] ${width}`} />
          ))}
        </div>
        <div className="mt-6 grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
          {['one', 'two', 'three'].map((figure) => (
            <Skeleton key={figure} className="h-10 w-28" />
          ))}
        </div>
        <div className="mt-6 grid gap-5 border-t border-line pt-5">
          {['one', 'two', 'three'].map((milestone) => (
            <Skeleton key={milestone} className="h-12" />
          ))}
        </div>
      </Card>
      <Card>
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-5 w-3/4" />
        <Skeleton className="mt-3 h-16" />
      </Card>
    </div>
  </>
)
