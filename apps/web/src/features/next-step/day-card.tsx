import { Clock, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ShownDay, ShownStep } from './next-step.queries.ts'
import type { Reply } from './next-step-calls.ts'
import { StepAction } from './step-action.tsx'
import { StepBasis } from './step-basis.tsx'
import { answeredText, nothingText, replies } from './step-words.ts'

type Replying = {
  /** The reply that is being sent. */
  sending: Reply | undefined
  onReply: (reply: Reply) => void
}

type StepProps = Replying & { step: ShownStep; onShowHere: (kind: string) => boolean }

const Step = ({ step, sending, onReply, onShowHere }: StepProps) => (
  <>
    {step.reason && <p className="mt-1 text-small text-ink-2 wrap-anywhere">{step.reason}</p>}
    {step.minutes !== undefined && (
      <p className="mt-1.5 flex items-center gap-1.5 text-caption text-muted-foreground">
        <Clock aria-hidden className="size-[15px] shrink-0 stroke-[1.75]" />
        {`About ${step.minutes} minutes (estimate)`}
      </p>
    )}
    <StepBasis sentences={step.restsOn} />
    <div className="mt-3 grid gap-1.5">
      <StepAction step={step} onShowHere={onShowHere} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div role="group" aria-label="Your answer to today’s step" className="-mx-3 flex flex-wrap">
        {replies.map(({ answer, label }) => (
          <Button
            key={answer}
            variant="ghost"
            size="small"
            busy={sending?.id === step.id && sending.answer === answer}
            disabled={sending !== undefined}
            onClick={() => onReply({ id: step.id, answer })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  </>
)

type AnsweredProps = Replying & { answered: NonNullable<ShownDay['answered']> }

const Answered = ({ answered, sending, onReply }: AnsweredProps) => (
  <div className="mt-2 flex items-center justify-between gap-3 border-t border-line pt-2">
    <p className="min-w-0 text-caption text-muted-foreground wrap-anywhere">{answeredText(answered)}</p>
    <Button
      variant="ghost"
      size="small"
      busy={sending?.answer === 'undo'}
      disabled={sending !== undefined}
      onClick={() => onReply({ id: answered.id, answer: 'undo' })}
      className="-mr-3 shrink-0"
    >
      <Undo2 aria-hidden />
      Undo
      <span className="sr-only">: {answeredText(answered)}</span>
    </Button>
  </div>
)

type DayCardProps = Replying & {
  day: ShownDay
  /** The heading takes the focus, since the pressed button goes away with what it answered. */
  awaitsFocus: boolean
  onFocused: () => void
  onShowHere: (kind: string) => boolean
}

/** Today's step or why there is none, and the last answer of the day. */
export const DayCard = (props: DayCardProps) => {
  const { day, awaitsFocus, onFocused, onShowHere, ...replying } = props
  const { step, message, answered } = day
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading changes with the day.
  useEffect(() => {
    if (!awaitsFocus) return
    heading.current?.focus()
    onFocused()
  }, [day, awaitsFocus])

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-20">
        <span className="block text-caption font-550 text-accent-foreground">Today’s step</span>
        <span className="mt-0.5 block text-h3 wrap-anywhere">
          {step ? step.title : (message ?? nothingText)}
        </span>
      </h3>
      {step && <Step key={step.id} step={step} onShowHere={onShowHere} {...replying} />}
      {answered && <Answered answered={answered} {...replying} />}
    </>
  )
}
