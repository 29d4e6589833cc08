import { useState } from 'react'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Rungs } from '../../ui/rungs.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { AssessmentLoading } from './assessment-loading.tsx'
import {
  type ShownAnswer,
  type ShownQuestion,
  type ShownRun,
  useAnswerAssessment,
  useAssessmentRun,
  useShowRun,
  useStopAssessment,
} from './assessments.queries.ts'
import { QuizQuestion } from './quiz-question.tsx'
import { QuizResult } from './quiz-result.tsx'

const Progress = ({ run }: { run: ShownRun }) => {
  const { answered = 0, atMost = 0 } = run.progress ?? {}
  return (
    <div className="mb-5">
      <p className="mb-1.5 text-caption text-muted-foreground">
        {`${answered} answered, at most ${atMost}. The quiz ends sooner if your level is clear.`}
      </p>
      <Rungs count={atMost} filled={answered} label="Questions answered" />
    </div>
  )
}

/** An answered question stays until the person moves on; the server is one step ahead by then. */
type Marked = { question: ShownQuestion; answer: ShownAnswer; next: ShownRun; isLeft?: true }

type OpenQuizProps = { run: ShownRun; question: ShownQuestion; onEnd: () => void }

const OpenQuiz = ({ run, question, onEnd }: OpenQuizProps) => {
  const [lastMarked, setMarked] = useState<Marked>()
  const send = useAnswerAssessment()
  const stop = useStopAssessment()
  const show = useShowRun()
  // The next question arrives a moment after the person moves on. Until then the answered one must not look open.
  const marked = lastMarked?.isLeft && lastMarked.question.id !== question.id ? undefined : lastMarked
  const shown = marked?.question ?? question
  const answer = (option: number) =>
    send.mutate(
      { runId: run.id, questionId: question.id, option },
      {
        onSuccess: ({ answer: marking, run: next }) => {
          if (marking && next) setMarked({ question, answer: marking, next })
        },
      },
    )
  const goOn = () => {
    if (!marked) return
    show(marked.next)
    setMarked({ ...marked, isLeft: true })
  }
  return (
    <>
      <Progress run={marked?.next ?? run} />
      {run.notice && <p className="mb-4 rounded-md bg-caution-soft px-4 py-3 text-small">{run.notice}</p>}
      <QuizQuestion
        key={shown.id}
        question={shown}
        answer={marked?.answer}
        isLast={Boolean(marked?.next.result)}
        isSending={send.isPending}
        onAnswer={answer}
        onNext={goOn}
      />
      <SaveFailure
        error={send.error}
        fallback="Your answer could not be sent. It’s still selected, so please try again."
        className="mt-2"
      />
      <div className="mt-8 border-t border-line pt-4">
        <Button
          variant="ghost"
          size="small"
          className="-ml-3"
          busy={stop.isPending}
          onClick={() => stop.mutate(run.id, { onSuccess: onEnd })}
        >
          Stop without a result
        </Button>
        <p className="text-caption text-muted-foreground">
          Closing keeps your place. Stopping ends this quiz; your level stays as it was.
        </p>
        <SaveFailure error={stop.error} fallback="The quiz could not be stopped. Please try again." />
      </div>
    </>
  )
}

type QuizRunProps = { runId: number; onEnd: () => void }

/** A quiz from its current question to its result. */
export const QuizRun = ({ runId, onEnd }: QuizRunProps) => {
  const { data, error, isFetching, refetch } = useAssessmentRun(runId)
  if (!data) {
    if (!error) return <AssessmentLoading />
    if (isSessionEnded(error)) return null
    return (
      <ErrorCard
        title="The quiz could not be loaded"
        action={
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {errorMessage(error, 'The server did not answer properly. Your answers are kept.')}
      </ErrorCard>
    )
  }
  if (data.result) return <QuizResult runId={runId} result={data.result} onAgain={onEnd} />
  if (data.question) return <OpenQuiz run={data} question={data.question} onEnd={onEnd} />
  return (
    <div className="mt-3">
      <p className="text-small text-ink-2">This quiz was stopped without a result.</p>
      <Button className="mt-3" onClick={onEnd}>
        Back to the skill
      </Button>
    </div>
  )
}
