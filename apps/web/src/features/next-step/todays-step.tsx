import { useQuery } from '@tanstack/react-query'
import { Footprints } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { type Goal, hasMovedOn, nextStepQuery, useReply } from './next-step.queries.ts'
import type { Reply } from './next-step-calls.ts'
import { spokenText } from './step-words.ts'

const DayCard = lazy(async () => ({ default: (await import('./day-card.tsx')).DayCard }))

const Failure = ({ children }: { children: string }) => (
  <div role="alert" className="mt-2">
    <FailureNote>{children}</FailureNote>
  </div>
)

type AskProps = { error: Error | null; busy: boolean; onAsk: () => void }

const Ask = ({ error, busy, onAsk }: AskProps) => {
  const hasFailed = error !== null && !isSessionEnded(error)
  return (
    <>
      <p className="mb-3 text-small text-muted-foreground">
        One thing a day: what takes you furthest, judged by your resume and your learning path.
      </p>
      <Button variant="outline" full busy={busy} onClick={onAsk}>
        {!busy && <Footprints aria-hidden />}
        {hasFailed ? 'Try again' : 'Show today’s step'}
      </Button>
      {hasFailed && (
        <Failure>{errorMessage(error, 'Today’s step could not be loaded. Nothing is lost.')}</Failure>
      )}
    </>
  )
}

const replyFailure = (error: Error): string =>
  hasMovedOn(error)
    ? 'Today’s step has changed in the meantime.'
    : errorMessage(error, 'Your answer could not be saved. Please try again.')

type TodaysStepProps = {
  goal: Goal
  /** Shows the place on this screen where a step of this kind is done; false if it is on another one. */
  onShowHere: (kind: string) => boolean
}

/** The one next best step a day, which loads when it is asked for. */
export const TodaysStep = ({ goal, onShowHere }: TodaysStepProps) => {
  const { data: day, error, isFetching, refetch } = useQuery(nextStepQuery(goal))
  const reply = useReply(goal)
  const [said, setSaid] = useState('')
  const [awaitsFocus, setAwaitsFocus] = useState(false)

  const ask = () => {
    setAwaitsFocus(true)
    void refetch()
  }
  const send = (given: Reply) =>
    reply.mutate(given, {
      onSuccess: (next) => {
        setSaid(next ? spokenText(next) : '')
        setAwaitsFocus(true)
      },
    })
  return (
    <div className={cn('border-b border-line pb-4', day ? 'mt-3' : 'mt-1')}>
      <p role="status" className="sr-only">
        {isFetching && !day ? 'Choosing today’s step' : said}
      </p>
      {day ? (
        <Suspense fallback={<Ask error={null} busy onAsk={ask} />}>
          <DayCard
            day={day}
            awaitsFocus={awaitsFocus}
            onFocused={() => setAwaitsFocus(false)}
            sending={reply.isPending ? reply.variables : undefined}
            onReply={send}
            onShowHere={onShowHere}
          />
        </Suspense>
      ) : (
        <Ask error={error} busy={isFetching} onAsk={ask} />
      )}
      {reply.error && !isSessionEnded(reply.error) && <Failure>{replyFailure(reply.error)}</Failure>}
    </div>
  )
}
