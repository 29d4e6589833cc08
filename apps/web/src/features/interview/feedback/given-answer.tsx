import { TextWithCode } from '../../../ui/text-with-code.tsx'
import type { ShownQuestion } from '../interview.queries.ts'
import type { MarkedAnswer } from '../marked-answer.ts'
import { ChoiceReview } from './choice-review.tsx'
import { OwnAnswer } from './own-answer.tsx'

/** What the person wrote, or the options with the chosen one. */
export const GivenAnswer = ({ question, marked }: { question: ShownQuestion; marked: MarkedAnswer }) => {
  const { answer, option, feedback } = marked
  if (option === undefined) return <OwnAnswer text={answer} />
  if (feedback.correctOption !== undefined)
    return <ChoiceReview options={question.options} chosen={option} feedback={feedback} />
  return (
    <p className="text-body wrap-anywhere">
      <TextWithCode>{question.options[option] ?? answer}</TextWithCode>
    </p>
  )
}
