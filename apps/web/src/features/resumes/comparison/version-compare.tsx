import { useMemo, useState } from 'react'
import { ApiError, errorMessage } from '../../../lib/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { ChangesSummary } from './changes-summary.tsx'
import { compareLines } from './compare-lines.ts'
import { isPairReady, useComparison, type VersionPair } from './comparison.queries.ts'
import { Added, Removed } from './marked-words.tsx'
import { PairChooser } from './pair-chooser.tsx'
import { textLinesOf } from './text-lines.ts'
import { VersionCard } from './version-card.tsx'

const SummarySkeleton = () => (
  <div className="grid gap-6 lg:grid-cols-[1.1fr_.9fr_1.1fr] lg:gap-10">
    <p role="status" className="sr-only">
      Comparing the two versions
    </p>
    {['70%', '50%', '85%'].map((width) => (
      <div key={width}>
        <Skeleton className="h-4 w-28" />
        <Skeleton className="mt-4 h-7" style={{ width }} />
        <Skeleton className="mt-2.5 h-7 w-2/5" />
      </div>
    ))}
  </div>
)

const failedMessage = 'The two versions could not be compared.'

// A 4xx message says what the person can do; a server error's message helps nobody.
const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? errorMessage(error, failedMessage) : failedMessage

const SummaryFailure = ({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-small text-ink-2 wrap-anywhere">{failureText(error)}</p>
    <Button variant="outline" size="small" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </div>
)

const Legend = () => (
  <p className="flex shrink-0 gap-5 text-caption">
    <Added>added</Added>
    <Removed>removed</Removed>
  </p>
)

const Summary = ({ pair }: { pair: VersionPair }) => {
  const { data, isError, error, isFetching, refetch } = useComparison(pair)
  if (!isPairReady(pair))
    return (
      <>
        <p className="mb-5 text-small text-ink-2">
          A version is still being optimized. The comparison will appear here when it is ready.
        </p>
        <SummarySkeleton />
      </>
    )
  if (data) return <ChangesSummary comparison={data} />
  if (isError) return <SummaryFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <SummarySkeleton />
}

const linesOf = ({ optimizedContent, originalContent }: ShownResume) =>
  textLinesOf(optimizedContent || originalContent)

const pairOf = (resumes: ShownResume[], chosen: number[]): VersionPair | undefined => {
  const found = resumes.filter(({ id }) => chosen.includes(id))
  const [newer, older] = found.length === 2 ? found : resumes
  return newer && older && { newer, older }
}

const ComparedCards = ({ pair }: { pair: VersionPair }) => {
  const { older, newer } = pair
  const { data } = useComparison(pair)
  const texts = useMemo(() => compareLines(linesOf(older), linesOf(newer)), [older, newer])
  return (
    <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
      <VersionCard
        resume={older}
        lines={texts.older}
        changedSkills={data?.skillsRemoved ?? []}
        side="older"
      />
      <VersionCard resume={newer} lines={texts.newer} changedSkills={data?.skillsAdded ?? []} side="newer" />
    </div>
  )
}

/** Two versions side by side, older first, with their differences. Starts with the newest two. */
export const VersionCompare = ({ resumes }: { resumes: ShownResume[] }) => {
  const [chosen, setChosen] = useState<number[]>([])
  const pair = pairOf(resumes, chosen)
  if (!pair) return null
  const key = `${pair.newer.id}-${pair.older.id}`
  return (
    <>
      <Card aria-labelledby="changes-summary">
        <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 max-md:w-full">
            <h2 id="changes-summary" className="text-h2">
              Changes Summary
            </h2>
            {resumes.length > 2 ? (
              <PairChooser resumes={resumes} pair={pair} onChoose={setChosen} />
            ) : (
              <p className="text-small text-muted-foreground">
                From version {pair.older.version} to version {pair.newer.version}
              </p>
            )}
          </div>
          <Legend />
        </header>
        <Summary key={key} pair={pair} />
      </Card>
      {isPairReady(pair) && <ComparedCards key={`${key}-cards`} pair={pair} />}
    </>
  )
}
