import { Check, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { QuestionText } from '../../ui/question-text.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import type { ShownAnswer, ShownQuestion } from './assessments.queries.ts'
import { difficultyNames } from './difficulty-names.ts'
import { ReportQuestion } from './report-question.tsx'

type OptionProps = {
  text: string
  name: string
  isChosen: boolean
  answer: ShownAnswer | undefined
  position: number
  onChoose: () => void
}

const Option = ({ text, name, isChosen, answer, position, onChoose }: OptionProps) => {
  const isRight = answer?.rightOption === position
  const explanation = answer?.explanations[position]
  return (
    <li>
      <label
        className={cn(
          'flex cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-3 text-body has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--accent-fill)]',
          answer ? 'cursor-default' : 'hover:bg-sunken',
          answer && isRight && 'border-primary bg-accent',
          answer &&
            isChosen &&
            !isRight &&
            'border-destructive bg-destructive-soft has-checked:border-destructive has-checked:shadow-[inset_0_0_0_1px_var(--danger)]',
        )}
      >
        <input
          type="radio"
          name={name}
          checked={isChosen}
          disabled={answer !== undefined}
          onChange={onChoose}
          className="mt-[3px] size-[18px] shrink-0 accent-primary"
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="block">
            <TextWithCode>{text}</TextWithCode>
          </span>
          {answer && (
            <span className="mt-1 flex flex-wrap gap-x-2 text-small">
              {isRight && <span className="font-550 text-accent-foreground">Right answer.</span>}
              {isChosen && !isRight && <span className="font-550 text-destructive">Your answer.</span>}
              {explanation && (
                <span className="text-ink-2">
                  <TextWithCode>{explanation}</TextWithCode>
                </span>
              )}
            </span>
          )}
        </span>
      </label>
    </li>
  )
}

const Verdict = ({ answer }: { answer: ShownAnswer | undefined }) => (
  <div role="status" className="mt-4 min-h-6">
    {answer && (
      <p
        className={cn(
          'flex items-center gap-2 text-h3',
          answer.isRight ? 'text-accent-foreground' : 'text-destructive',
        )}
      >
        {answer.isRight ? <Check aria-hidden className="size-5" /> : <X aria-hidden className="size-5" />}
        {answer.isRight ? 'Right.' : 'Not quite. See why below your answer.'}
      </p>
    )}
  </div>
)

type QuizQuestionProps = {
  question: ShownQuestion
  /** Once it is answered. */
  answer: ShownAnswer | undefined
  isLast: boolean
  isSending: boolean
  onAnswer: (option: number) => void
  onNext: () => void
}

/** A question, and after the answer why each option is right or wrong. */
export const QuizQuestion = (props: QuizQuestionProps) => {
  const { question, answer, isLast, isSending, onAnswer, onNext } = props
  const name = useId()
  const [chosen, setChosen] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  const words = useRef<HTMLLegendElement>(null)
  const isAnswered = answer !== undefined

  useEffect(() => {
    const target = isAnswered ? next.current : words.current
    target?.focus({ preventScroll: isAnswered })
    target?.scrollIntoView?.({ block: 'nearest' })
  }, [isAnswered])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || isAnswered) return
    setMissing(chosen === undefined)
    if (chosen !== undefined) onAnswer(chosen)
  }

  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend ref={words} tabIndex={-1} className="w-full text-h2 outline-none wrap-anywhere">
          <QuestionText>{question.question}</QuestionText>
        </legend>
        {question.difficulty && (
          <p className="mt-3">
            <Badge tone="neutral">{`${difficultyNames[question.difficulty]}, in its author’s judgment`}</Badge>
          </p>
        )}
        <ul className="mt-4 grid gap-2.5">
          {question.options.map((text, position) => (
            <Option
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its position.
              key={position}
              text={text}
              name={name}
              position={position}
              isChosen={(answer?.option ?? chosen) === position}
              answer={answer}
              onChoose={() => {
                setChosen(position)
                setMissing(false)
              }}
            />
          ))}
        </ul>
      </fieldset>
      <Verdict answer={answer} />
      <div role="alert">
        {isMissing && <p className="text-small text-destructive">Please select an answer option</p>}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {isAnswered ? (
          // Keys, because a button that turns into a submit button while it is pressed also submits.
          <Button key="next" ref={next} onClick={onNext}>
            {isLast ? 'See the result' : 'Next question'}
          </Button>
        ) : (
          <Button key="submit" type="submit" busy={isSending}>
            Submit Answer
          </Button>
        )}
        {isAnswered && <ReportQuestion id={question.id} />}
      </div>
    </form>
  )
}
