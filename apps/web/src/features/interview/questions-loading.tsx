import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type Scenario, scenarios } from './interview-choices.ts'

/** The shape of the questions until they come. */
export const QuestionsLoading = ({ scenario }: { scenario: Scenario }) => (
  <>
    <p role="status" className="mb-4 flex flex-wrap items-center gap-x-2 text-small text-ink-2">
      <Spinner />
      <span className="font-550 text-foreground">
        {scenarios.find(({ value }) => value === scenario)?.loading}
      </span>
      <span>This may take a few seconds...</span>
    </p>
    <div aria-hidden className="grid gap-4">
      {['one', 'two', 'three'].map((question) => (
        <Card key={question} className="md:px-8">
          <Skeleton className="w-28" />
          <Skeleton className="mt-4 h-5 w-4/5" />
          <Skeleton className="mt-2.5 h-5 w-2/5" />
          <div className="mt-4 flex gap-1.5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-6 w-16" />
          </div>
          <Skeleton className="mt-5 w-3/5" />
          <Skeleton className="mt-2 w-1/2" />
        </Card>
      ))}
    </div>
  </>
)
