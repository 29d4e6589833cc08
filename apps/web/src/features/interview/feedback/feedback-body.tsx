import { Fold } from '../../../ui/fold.tsx'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import type { ShownFeedback, ShownQuestion } from '../interview.queries.ts'
import { BeliefList } from './belief-list.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FeedbackText } from './feedback-text.tsx'
import { HowSaid } from './how-said.tsx'
import { PointList } from './point-list.tsx'

type FeedbackBodyProps = { feedback: ShownFeedback; questionType: ShownQuestion['questionType'] }

const ownStoryTypes = ['behavioral', 'leadership']

/** Everything that was said of an open-ended answer, apart from its score. */
export const FeedbackBody = ({ feedback, questionType }: FeedbackBodyProps) => {
  const { points, beliefs, sayNext, sampleAnswer, criteria, structure, clarity, speech, detailedFeedback } =
    feedback
  const isTextAlone = points.length === 0 && beliefs.length === 0 && !sampleAnswer
  if (isTextAlone)
    return (
      detailedFeedback && (
        <FeedbackSection title="Feedback">
          <FeedbackText>{detailedFeedback}</FeedbackText>
        </FeedbackSection>
      )
    )
  return (
    <>
      {points.length > 0 && <PointList points={points} />}
      {beliefs.length > 0 && <BeliefList beliefs={beliefs} />}
      {sayNext && (
        <FeedbackSection title="What to say next time">
          <p className="max-w-[68ch] text-body wrap-anywhere">
            <TextWithCode>{sayNext}</TextWithCode>
          </p>
        </FeedbackSection>
      )}
      <div className="grid gap-0.5 border-t border-line px-[18px] py-4 md:px-8">
        {(structure.length > 0 || clarity || speech) && (
          <HowSaid structure={structure} clarity={clarity} speech={speech} />
        )}
        {sampleAnswer && (
          <Fold summary="A sample answer">
            <div className="mt-2 mb-3 pl-5">
              <FeedbackText>{sampleAnswer}</FeedbackText>
              {ownStoryTypes.includes(questionType ?? '') && (
                <p className="mt-2 text-small text-ink-2">
                  This is somebody else’s story, as an example. Tell your own in its place.
                </p>
              )}
            </div>
          </Fold>
        )}
        {criteria.length > 0 && (
          <Fold summary="What interviewers look for">
            <ul className="mt-2 mb-3 grid list-disc gap-1 pl-10 text-small text-ink-2">
              {criteria.map((criterion) => (
                <li key={criterion} className="wrap-anywhere">
                  {criterion}
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </>
  )
}
