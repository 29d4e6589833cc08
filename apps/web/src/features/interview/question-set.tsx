import type { UseQueryResult } from '@tanstack/react-query'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import type { ShownQuestion } from './interview.queries.ts'
import { type ChangePractice, newPractice, type Practice } from './practice.ts'
import { usePracticeContext } from './practice-context.ts'
import { QuestionList } from './question-list.tsx'
import { QuestionsLoading } from './questions-loading.tsx'

type QuestionSetViewProps = {
  questions: UseQueryResult<ShownQuestion[]>
  practice: Practice
  onPractice: ChangePractice
  isRegenerating: boolean
  onGenerate: () => void
}

/** The questions, or why there are none. */
export const QuestionSetView = (props: QuestionSetViewProps) => {
  const { questions, practice, onPractice, isRegenerating, onGenerate } = props
  const { data, error, isFetching, refetch } = questions
  const { set, session } = usePracticeContext()
  if (isRegenerating || (isFetching && !data)) return <QuestionsLoading scenario={set.scenario} />
  if (error && !data) {
    if (isSessionEnded(error)) return null
    return (
      <ErrorCard
        title="Error: Failed to fetch interview questions"
        action={
          <Button variant="outline" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {errorMessage(error, 'The server did not answer properly. Your drafts are kept.')}
      </ErrorCard>
    )
  }
  if (!data) return null
  if (data.length === 0)
    return (
      <EmptyState action={<Button onClick={onGenerate}>Generate Questions</Button>}>
        No questions available. Click below to generate some.
      </EmptyState>
    )
  const showNextSet = async () => {
    const { isSuccess } = await refetch()
    if (!isSuccess) return
    session.renew(set)
    onPractice(() => newPractice)
  }
  return (
    <QuestionList
      questions={data}
      practice={practice}
      onPractice={onPractice}
      isFetching={isFetching}
      onNextSet={() => void keepingFocus(showNextSet())}
    />
  )
}
