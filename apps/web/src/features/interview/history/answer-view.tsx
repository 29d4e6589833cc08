import { ArrowLeft, Copy, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dayOfMoment } from '../../../lib/moment-text.ts'
import { useCopying } from '../../../lib/use-copying.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionText } from '../../../ui/question-text.tsx'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import { clockText } from '../answering/elapsed.ts'
import { FeedbackBody } from '../feedback/feedback-body.tsx'
import { GivenAnswer } from '../feedback/given-answer.tsx'
import { ScorePanel } from '../feedback/score-panel.tsx'
import { difficultyLabel, scenarioLabel } from '../interview-choices.ts'
import { AnswerRow } from './answer-row.tsx'
import { AnswerSound } from './answer-sound.tsx'
import { answerText } from './answer-text.ts'
import { DeleteAnswerDialog } from './delete-answer-dialog.tsx'
import { type ShownAnswer, type ShownWholeAnswer, useWholeAnswer } from './history.queries.ts'
import { HistoryLoading } from './history-loading.tsx'
import { LoadFailure } from './load-failure.tsx'
import { wordsOf } from './words-of.ts'

type AnswerViewProps = { id: number; onShow: (id: number | undefined) => void }

const factsOf = ({ answeredAt, role, questionType, difficulty, duration }: ShownAnswer): string =>
  [
    dayOfMoment(answeredAt),
    role,
    questionType && scenarioLabel(questionType),
    difficulty && difficultyLabel(difficulty),
    duration !== undefined && `${clockText(duration)} minutes`,
  ]
    .filter(Boolean)
    .join(' · ')

type LoadedProps = { id: number; whole: ShownWholeAnswer; onShow: (id: number | undefined) => void }

const Loaded = ({ id, whole, onShow }: LoadedProps) => {
  const { answer, question, text = '', followUpQuestion, feedback, followUps } = whole
  const [isDeleting, setDeleting] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const score = useRef<HTMLHeadingElement>(null)
  const { outcome, copy } = useCopying(answerText(whole))
  useEffect(() => title.current?.focus(), [])
  const marked = { answer: text, feedback, ...(answer.isMultipleChoice && { option: Number(text) }) }
  return (
    <article>
      <h3 ref={title} tabIndex={-1} className="text-question outline-none wrap-anywhere">
        <QuestionText>{followUpQuestion ?? question.question}</QuestionText>
      </h3>
      {followUpQuestion && (
        <p className="mt-1 text-small text-ink-2 wrap-anywhere">
          Follow-up to: <TextWithCode>{wordsOf(question.question)}</TextWithCode>
        </p>
      )}
      <p className="mt-1.5 text-small text-muted-foreground">{factsOf(answer)}</p>
      <div className="mt-5 overflow-hidden rounded-lg border border-line">
        <div className="grid md:grid-cols-[minmax(0,1fr)_300px]">
          <div className="min-w-0 px-[18px] py-5 md:px-8 md:py-6">
            <h4 className="mb-2 text-h3">Your answer</h4>
            <GivenAnswer question={question} marked={marked} />
            {whole.audioUrl && <AnswerSound answerId={id} />}
          </div>
          <ScorePanel feedback={feedback} isLatest={false} headingRef={score} />
        </div>
        {!answer.isMultipleChoice && (
          <FeedbackBody feedback={feedback} questionType={question.questionType} />
        )}
      </div>
      {followUps.length > 0 && (
        <section className="mt-6">
          <h3 className="text-h3">Your replies to follow-ups</h3>
          <ul>
            {followUps.map((followUp) => (
              <AnswerRow key={followUp.id} answer={followUp} onShow={onShow} />
            ))}
          </ul>
        </section>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          Delete
        </Button>
        <p role="status" className="text-small text-ink-2">
          {outcome === 'copied' && 'Copied.'}
          {outcome === 'refused' && 'Your browser refused to copy. Select the text instead.'}
        </p>
      </div>
      <DeleteAnswerDialog
        id={id}
        hasRecording={whole.audioUrl !== undefined && whole.audioUrl !== null}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => onShow(undefined)}
      />
    </article>
  )
}

/** One answer with its question and everything that was said of it. */
export const AnswerView = ({ id, onShow }: AnswerViewProps) => {
  const { data, error, isFetching, refetch } = useWholeAnswer(id)
  return (
    <>
      <Button variant="ghost" size="small" className="mb-3 -ml-3" onClick={() => onShow(undefined)}>
        <ArrowLeft aria-hidden />
        All answers
      </Button>
      {data && <Loaded id={id} whole={data} onShow={onShow} />}
      {!data && !error && <HistoryLoading />}
      {!data && error && (
        <LoadFailure
          title="The answer could not be loaded"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}
