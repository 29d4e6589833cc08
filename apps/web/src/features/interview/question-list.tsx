import { Button } from '../../ui/button.tsx'
import type { ShownQuestion } from './interview.queries.ts'
import type { MarkedAnswer } from './marked-answer.ts'
import type { ChangePractice, Practice } from './practice.ts'
import { usePracticeContext } from './practice-context.ts'
import { QuestionCard } from './question-card.tsx'

type QuestionListProps = {
  questions: readonly ShownQuestion[]
  practice: Practice
  onPractice: ChangePractice
  isFetching: boolean
  onNextSet: () => void
}

const spokenMark = (marked: MarkedAnswer | undefined): string => {
  if (!marked) return ''
  const { score, points } = marked.feedback
  const met = points.filter(({ state }) => state === 'met').length
  const covered = points.length > 0 ? ` ${met} of ${points.length} key points met.` : ''
  return `Your answer was marked: ${Math.round(score)}%.${covered}`
}

/** An answer that comes back late must not close the question the person has gone on to. */
const withMark =
  (id: number, answer: MarkedAnswer) =>
  ({ activeId, marked, latestId }: Practice): Practice => ({
    activeId: activeId === id ? undefined : activeId,
    marked: new Map(marked).set(id, answer),
    latestId: activeId === id ? id : latestId,
  })

/** The questions of a set, one of which can be answered at a time. */
export const QuestionList = (props: QuestionListProps) => {
  const { questions, practice, onPractice, isFetching, onNextSet } = props
  const { activeId, marked, latestId } = practice
  const { set, session } = usePracticeContext()
  const practise = (id: number) => {
    session.begin(set)
    onPractice((before) => ({ ...before, activeId: id }))
  }
  const nextAfter = (at: number): (() => void) | undefined => {
    const next = [...questions.slice(at + 1), ...questions.slice(0, at)].find(({ id }) => !marked.has(id))
    return next && (() => practise(next.id))
  }
  const isWholeSetMarked = questions.every(({ id }) => marked.has(id))
  return (
    <>
      <p role="status" className="sr-only">
        {latestId !== undefined && spokenMark(marked.get(latestId))}
      </p>
      <ol aria-label="Questions" className="grid gap-4">
        {questions.map((question, at) => (
          <li key={question.id} className="min-w-0">
            <QuestionCard
              question={question}
              place={`Question ${at + 1} of ${questions.length}`}
              isActive={activeId === question.id}
              marked={marked.get(question.id)}
              isLatest={latestId === question.id}
              onPractise={() => practise(question.id)}
              onClose={() => onPractice((before) => ({ ...before, activeId: undefined }))}
              onMarked={(answer) => onPractice(withMark(question.id, answer))}
              onNext={nextAfter(at)}
            />
          </li>
        ))}
      </ol>
      {isWholeSetMarked && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-accent px-[18px] py-4 md:px-8">
          <p className="text-h3">You have answered every question of this set.</p>
          <Button busy={isFetching} onClick={onNextSet}>
            Next set
          </Button>
        </div>
      )}
    </>
  )
}
