import { Badge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { QuestionText } from '../../ui/question-text.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import type { ShownQuestion } from './interview.queries.ts'
import { QuestionNotes } from './question-notes.tsx'
import { ReadAloud } from './voice/read-aloud.tsx'

type QuestionHeadProps = {
  question: ShownQuestion
  titleId: string
  place: string
  /** The one that is being answered or has been. */
  isLarge: boolean
  showsPoints: boolean
  /** It was answered a moment ago, so why it was asked and what to cover are out of date. */
  isAnswered: boolean
}

/** The question with its tags, and what to talk about. */
export const QuestionHead = (props: QuestionHeadProps) => {
  const { question, titleId, place, isLarge, showsPoints, isAnswered } = props
  const { tags, expectedKeyPoints, seenBefore, why } = question
  return (
    <div className="min-w-0 flex-1">
      <p className="text-caption text-muted-foreground">{place}</p>
      <h2
        id={titleId}
        className={cn('mt-1 max-w-[760px] wrap-anywhere', isLarge ? 'text-question' : 'text-h2')}
      >
        <QuestionText>{question.question}</QuestionText>
      </h2>
      <div className="mt-1 -ml-3 empty:hidden">{isLarge && <ReadAloud text={question.question} />}</div>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <Badge className="max-w-full">
                <span className="truncate">{tag}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {!isAnswered && <QuestionNotes seenBefore={seenBefore} why={why} />}
      {showsPoints && !isAnswered && expectedKeyPoints.length > 0 && (
        <div className="mt-4">
          <h3 className="text-small font-550">Key points to cover</h3>
          <ul className="mt-1.5 grid list-disc gap-x-8 gap-y-1 pl-5 text-small text-ink-2 marker:text-muted-foreground sm:grid-cols-2">
            {expectedKeyPoints.map((point) => (
              <li key={point} className="wrap-anywhere">
                <TextWithCode>{point}</TextWithCode>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
