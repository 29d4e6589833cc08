import { Fold } from '../../../ui/fold.tsx'
import { QuestionText } from '../../../ui/question-text.tsx'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import { clockText } from '../answering/elapsed.ts'
import { FeedbackBody } from '../feedback/feedback-body.tsx'
import { OwnAnswer } from '../feedback/own-answer.tsx'
import { scenarioLabel } from '../interview-choices.ts'
import type { ShownMockAnswer } from './mock.queries.ts'
import { MockSound } from './mock-sound.tsx'

type Marked = Pick<ShownMockAnswer, 'answer' | 'answerId' | 'feedback'> & { type: ShownMockAnswer['type'] }

const AnswerWithFeedback = ({ answer, answerId, feedback, type }: Marked) => {
  if (!answer) return <p className="text-small text-ink-2">Skipped</p>
  return (
    <>
      <OwnAnswer text={answer} />
      <MockSound answerId={answerId} responseId={feedback?.responseId} />
      {feedback && (
        <Fold summary={`What was said of it: ${feedback.score}%`} className="mt-2">
          <div className="mt-3 overflow-hidden rounded-lg border border-line">
            <FeedbackBody feedback={feedback} questionType={type} />
          </div>
        </Fold>
      )}
    </>
  )
}

const factsOf = ({ isFromResume, type, usedSeconds, seconds }: ShownMockAnswer): string =>
  [
    isFromResume ? 'Your resume' : scenarioLabel(type ?? ''),
    usedSeconds !== undefined && usedSeconds !== null
      ? `${clockText(usedSeconds)} of ${clockText(seconds ?? 0)} minutes`
      : undefined,
  ]
    .filter(Boolean)
    .join(' · ')

/** Every question with its answer, its follow-up, and what was said of both. */
export const MockAnswers = ({ answers }: { answers: readonly ShownMockAnswer[] }) => (
  <section aria-labelledby="mock-answers">
    <h3 id="mock-answers" className="mb-3 text-h2">
      Your answers
    </h3>
    <ol className="grid gap-8">
      {answers.map((one) => (
        <li key={one.place} className="border-t border-line pt-4">
          <p className="text-caption text-muted-foreground">{`Question ${one.place + 1} · ${factsOf(one)}`}</p>
          <h4 className="mt-0.5 mb-3 text-h3 wrap-anywhere">
            <QuestionText>{one.question}</QuestionText>
          </h4>
          <AnswerWithFeedback
            answer={one.answer}
            answerId={one.answerId}
            feedback={one.feedback}
            type={one.isFromResume ? undefined : one.type}
          />
          {one.followUp && (
            <div className="mt-5 border-l-2 border-line pl-4">
              <p className="text-caption text-muted-foreground">A follow-up</p>
              <h5 className="mt-0.5 mb-2 text-body font-550 wrap-anywhere">
                <TextWithCode>{one.followUp.question ?? ''}</TextWithCode>
              </h5>
              <AnswerWithFeedback
                answer={one.followUp.answer}
                answerId={one.followUp.answerId}
                feedback={one.followUp.feedback}
                type={one.isFromResume ? undefined : one.type}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  </section>
)
