import { useEffect, useId, useRef, useState } from 'react'
import { useDraftText, writeDraftText } from '../../lib/draft-text.ts'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { answerField } from './answering/answer-field.ts'
import { ChoiceAnswer } from './answering/choice-answer.tsx'
import { OpenAnswer, type Written } from './answering/open-answer.tsx'
import { FeedbackView } from './feedback/feedback-view.tsx'
import type { ShownQuestion } from './interview.queries.ts'
import type { MarkedAnswer } from './marked-answer.ts'
import { usePracticeContext } from './practice-context.ts'
import { QuestionHead } from './question-head.tsx'
import { useSubmitAnswer } from './use-submit-answer.ts'

type QuestionCardProps = {
  question: ShownQuestion
  /** `Question 1 of 5` */
  place: string
  isActive: boolean
  marked: MarkedAnswer | undefined
  isLatest: boolean
  onPractise: () => void
  onClose: () => void
  onMarked: (marked: MarkedAnswer) => void
  onNext: (() => void) | undefined
}

/** The answer area of a question. What was sent successfully is no longer a draft. */
const AnswerArea = ({
  question,
  onClose,
  onMarked,
  onDiscard,
}: {
  question: ShownQuestion
  onClose: () => void
  onMarked: (marked: MarkedAnswer) => void
  onDiscard: (text: string) => void
}) => {
  const { uid, set } = usePracticeContext()
  const { submit, isSending, reason } = useSubmitAnswer()
  const send = async (given: Written & { option?: number }) => {
    const { option, ...sent } = given
    const marking = await submit({ questionId: question.id, ...sent })
    if (!marking) return undefined
    if (option === undefined) writeDraftText({ owner: uid, field: answerField(question.id) }, '')
    onMarked({ answer: given.answer, feedback: marking.feedback, ...(option !== undefined && { option }) })
    return marking.feedback.responseId
  }
  return (
    <div className="border-t border-line px-[18px] py-5 md:px-8 md:py-6">
      {set.mode === 'choice' ? (
        <ChoiceAnswer
          options={question.options}
          isSending={isSending}
          reason={reason}
          onCancel={onClose}
          onSubmit={({ option, duration }) =>
            void keepingFocus(send({ answer: String(option), duration, option }))
          }
        />
      ) : (
        <OpenAnswer
          label="Your answer"
          asked={question}
          questionId={question.id}
          isSending={isSending}
          reason={reason}
          onCancel={(discarded) => {
            onDiscard(discarded)
            onClose()
          }}
          onSubmit={(written) => {
            const sending = send(written)
            void keepingFocus(sending)
            return sending
          }}
        />
      )}
    </div>
  )
}

/** A question: to read, to answer, and with what was said of the answer. */
export const QuestionCard = (props: QuestionCardProps) => {
  const { question, place, isActive, marked, isLatest, onPractise, onClose, onMarked, onNext } = props
  const titleId = useId()
  const { uid, set } = usePracticeContext()
  const draftKey = { owner: uid, field: answerField(question.id) }
  const [draft] = useDraftText(draftKey)
  const [discarded, setDiscarded] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const wasActive = useRef(false)

  useEffect(() => {
    if (wasActive.current && !isActive && !marked) button.current?.focus()
    wasActive.current = isActive
  }, [isActive, marked])

  const showsFeedback = marked !== undefined && !isActive
  const restore = () => {
    writeDraftText(draftKey, discarded)
    setDiscarded('')
    onPractise()
  }
  return (
    <Card aria-labelledby={titleId} className="p-0 md:p-0">
      <div className="flex flex-col gap-4 px-[18px] py-5 md:flex-row md:items-end md:justify-between md:gap-8 md:px-8 md:py-6">
        <QuestionHead
          question={question}
          titleId={titleId}
          place={place}
          isLarge={isActive || showsFeedback}
          showsPoints={set.mode === 'open'}
          isAnswered={showsFeedback}
        />
        {!isActive && !showsFeedback && (
          <div className="flex shrink-0 flex-col items-stretch gap-2 md:items-end">
            {discarded && (
              <Button variant="ghost" size="small" onClick={restore}>
                Bring back what I wrote
              </Button>
            )}
            {draft && set.mode === 'open' && (
              <span className="text-caption text-muted-foreground">You have begun an answer</span>
            )}
            <Button ref={button} onClick={onPractise}>
              Practice Answer
            </Button>
          </div>
        )}
      </div>
      {isActive && (
        <AnswerArea question={question} onClose={onClose} onMarked={onMarked} onDiscard={setDiscarded} />
      )}
      {showsFeedback && (
        <FeedbackView
          question={question}
          marked={marked}
          isLatest={isLatest}
          onAgain={onPractise}
          onNext={onNext}
        />
      )}
    </Card>
  )
}
