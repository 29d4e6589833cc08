import { useEffect, useRef, useState } from 'react'
import { writeDraftText } from '../../../lib/draft-text.ts'
import { keepingFocus } from '../../../lib/keeping-focus.ts'
import { Button } from '../../../ui/button.tsx'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import { answerField } from '../answering/answer-field.ts'
import { OpenAnswer, type Written } from '../answering/open-answer.tsx'
import type { ShownFeedback, ShownQuestion } from '../interview.queries.ts'
import { usePracticeContext } from '../practice-context.ts'
import { useSubmitAnswer } from '../use-submit-answer.ts'
import { FeedbackBody } from './feedback-body.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { OwnAnswer } from './own-answer.tsx'
import { ScorePanel } from './score-panel.tsx'

type FollowUp = NonNullable<ShownFeedback['followUp']>

type MarkedProps = {
  text: string
  feedback: ShownFeedback
  questionType: ShownQuestion['questionType']
}

const Marked = ({ text, feedback, questionType }: MarkedProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="grid border-t border-line md:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 px-[18px] py-5 md:px-8 md:py-6">
          <h3 className="mb-2 text-h3">Your reply</h3>
          <OwnAnswer text={text} />
        </div>
        <ScorePanel feedback={feedback} isLatest={false} headingRef={heading} />
      </div>
      <FeedbackBody feedback={feedback} questionType={questionType} />
    </>
  )
}

type FollowUpQuestionProps = { question: ShownQuestion; followUp: FollowUp }

/** What an interviewer would ask next, to answer as well. */
export const FollowUpQuestion = ({ question, followUp }: FollowUpQuestionProps) => {
  const { id: questionId, questionType } = question
  const { uid, set, session } = usePracticeContext()
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState<{ text: string; feedback: ShownFeedback }>()
  const { submit, isSending, reason } = useSubmitAnswer()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const open = () => {
    session.begin(set)
    setOpen(true)
  }
  const send = async (written: Written) => {
    const marking = await submit({ questionId, ...written, followUpOf: followUp.id })
    if (!marking) return undefined
    writeDraftText({ owner: uid, field: answerField(questionId, followUp.id) }, '')
    setMarked({ text: written.answer, feedback: marking.feedback })
    return marking.feedback.responseId
  }
  return (
    <>
      <FeedbackSection title="Follow-up question">
        <p className="max-w-[68ch] text-h2 wrap-anywhere">
          <TextWithCode>{followUp.question}</TextWithCode>
        </p>
        {!isOpen && (
          <Button ref={button} variant="outline" className="mt-3" onClick={open}>
            Answer the follow-up
          </Button>
        )}
        {isOpen && !marked && (
          <div className="mt-4">
            <OpenAnswer
              asked={{ question: followUp.question, tags: [] }}
              label="Your reply"
              questionId={questionId}
              followUpId={followUp.id}
              rows={5}
              isSending={isSending}
              reason={reason}
              onCancel={() => setOpen(false)}
              onSubmit={(written) => {
                const sending = send(written)
                void keepingFocus(sending)
                return sending
              }}
            />
          </div>
        )}
      </FeedbackSection>
      {marked && <Marked {...marked} questionType={questionType} />}
    </>
  )
}
