import { Check, X } from 'lucide-react'
import { cn } from '../../../ui/cn.ts'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import type { ShownFeedback } from '../interview.queries.ts'

type ChoiceReviewProps = { options: readonly string[]; chosen: number; feedback: ShownFeedback }

/** Every option with why it is right or wrong. */
export const ChoiceReview = ({ options, chosen, feedback }: ChoiceReviewProps) => (
  <ul aria-label="Options" className="grid gap-2.5">
    {options.map((text, position) => {
      const isRight = position === feedback.correctOption
      const isChosen = position === chosen
      const explanation = feedback.explanations[position]
      return (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its position.
          key={position}
          className={cn(
            'grid grid-cols-[20px_minmax(0,1fr)] gap-3 rounded-md border border-line px-4 py-3',
            isRight && 'border-primary bg-accent',
            isChosen && !isRight && feedback.correctOption !== undefined && 'border-destructive',
          )}
        >
          {isRight ? (
            <Check aria-hidden className="mt-0.5 size-5 stroke-[1.75] text-accent-foreground" />
          ) : isChosen && feedback.correctOption !== undefined ? (
            <X aria-hidden className="mt-0.5 size-5 stroke-[1.75] text-destructive" />
          ) : (
            <span />
          )}
          <div className="min-w-0 wrap-anywhere">
            {(isRight || isChosen) && (
              <p
                className={cn('text-small font-550', isRight ? 'text-accent-foreground' : 'text-destructive')}
              >
                {isRight && isChosen ? 'Right, your answer' : isRight ? 'Right answer' : 'Your answer'}
              </p>
            )}
            <p className="text-body">
              <TextWithCode>{text}</TextWithCode>
            </p>
            {explanation && (
              <p className="mt-1 text-small text-ink-2">
                <TextWithCode>{explanation}</TextWithCode>
              </p>
            )}
          </div>
        </li>
      )
    })}
  </ul>
)
