import { Check, X } from 'lucide-react'
import { errorMessage } from '../../lib/errors.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { QuestionText } from '../../ui/question-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import { type ShownAnswer, type ShownQuestion, useReview } from './assessments.queries.ts'

type ReviewedProps = { question: ShownQuestion; answer: ShownAnswer }

const Reviewed = ({ question, answer }: ReviewedProps) => (
  <li className="border-t border-line py-4 first:border-t-0">
    <div className="text-h3 wrap-anywhere">
      <QuestionText>{question.question}</QuestionText>
    </div>
    <ul className="mt-2 grid gap-2">
      {question.options.map((text, position) => {
        const isRight = position === answer.rightOption
        const isChosen = position === answer.option
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its position.
          <li key={position} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2 text-small">
            {isRight ? (
              <Check aria-label="Right answer" className="mt-0.5 size-4 text-accent-foreground" />
            ) : isChosen ? (
              <X aria-label="Your answer" className="mt-0.5 size-4 text-destructive" />
            ) : (
              <span />
            )}
            <span className="wrap-anywhere">
              <span className={isRight || isChosen ? 'font-550' : ''}>
                <TextWithCode>{text}</TextWithCode>
              </span>
              {isChosen && <span className="text-muted-foreground"> (your answer)</span>}
              <span className="block text-ink-2">
                <TextWithCode>{answer.explanations[position] ?? ''}</TextWithCode>
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  </li>
)

/** Every answered question of a quiz, with the explanations. */
export const Review = ({ runId }: { runId: number }) => {
  const { data, error } = useReview(runId, true)
  if (error) return <FailureNote>{errorMessage(error, 'The answers could not be loaded.')}</FailureNote>
  if (!data)
    return (
      <div role="status" aria-label="Loading the answers" className="grid gap-3">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-2/5" />
      </div>
    )
  return (
    <ol aria-label="Your answers">
      {data.map(
        ({ question, answer }) =>
          question && answer && <Reviewed key={question.id} question={question} answer={answer} />,
      )}
    </ol>
  )
}
