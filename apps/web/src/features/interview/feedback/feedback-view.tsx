import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { ShownQuestion } from '../interview.queries.ts'
import type { MarkedAnswer } from '../marked-answer.ts'
import { usePracticeContext } from '../practice-context.ts'
import { FeedbackBody } from './feedback-body.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FeedbackText } from './feedback-text.tsx'
import { FollowUpQuestion } from './follow-up.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { ScorePanel } from './score-panel.tsx'

type FeedbackViewProps = {
  question: ShownQuestion
  marked: MarkedAnswer
  /** The last marked answer: it takes the focus. */
  isLatest: boolean
  onAgain: () => void
  /** Without it, every question of the set is answered. */
  onNext: (() => void) | undefined
}

/** What was said of an answer, in the place where it was given. */
export const FeedbackView = ({ question, marked, isLatest, onAgain, onNext }: FeedbackViewProps) => {
  const { option, feedback } = marked
  const { report } = usePracticeContext()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isLatest) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'center' })
  }, [isLatest])
  return (
    <>
      <div className="grid border-t border-line md:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 px-[18px] py-5 md:px-8 md:py-6">
          <h3 className="mb-2 text-h3">Your answer</h3>
          <GivenAnswer question={question} marked={marked} />
        </div>
        <ScorePanel feedback={feedback} isLatest={isLatest} headingRef={heading} />
      </div>
      {option === undefined && <FeedbackBody feedback={feedback} questionType={question.questionType} />}
      {option !== undefined && feedback.correctOption === undefined && feedback.detailedFeedback && (
        <FeedbackSection title="Feedback">
          <FeedbackText>{feedback.detailedFeedback}</FeedbackText>
        </FeedbackSection>
      )}
      {feedback.followUp && <FollowUpQuestion question={question} followUp={feedback.followUp} />}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-[18px] py-4 md:px-8">
        <div className="-ml-3">{report(question.id)}</div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button variant="outline" onClick={onAgain}>
            Try again
          </Button>
          {onNext && <Button onClick={onNext}>Next question</Button>}
        </div>
      </footer>
    </>
  )
}
