import { Mascot } from '../../../ui/mascot.tsx'
import { AdviceList } from './advice-list.tsx'
import { AnswerList } from './answer-list.tsx'
import { AnswerView } from './answer-view.tsx'
import { useProgress } from './history.queries.ts'
import { HistoryLoading } from './history-loading.tsx'
import { LoadFailure } from './load-failure.tsx'
import type { Practise } from './practise.ts'
import { Trends } from './trends.tsx'

type HistoryPanelProps = {
  answerId: number | undefined
  onShow: (id: number | undefined) => void
  onPractise: Practise
}

const Overview = ({ onShow, onPractise }: Omit<HistoryPanelProps, 'answerId'>) => {
  const { data, error, isFetching, refetch } = useProgress()
  if (error && !data)
    return (
      <div className="grid gap-8">
        <LoadFailure
          title="Your progress could not be loaded"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
        <AnswerList onShow={onShow} />
      </div>
    )
  if (!data) return <HistoryLoading />
  const hasAnswers = data.scenarios.some(({ answers = 0 }) => answers > 0)
  return (
    <div className="grid gap-8">
      {hasAnswers ? (
        <Trends scenarios={data.scenarios} skills={data.skills} basis={data.basis} />
      ) : (
        <div className="flex items-center gap-5 rounded-lg bg-sunken px-5 py-4">
          <Mascot state="idle" width={64} />
          <p className="max-w-prose text-body">
            No answers yet. Practice one question, and it appears here with its marks.
          </p>
        </div>
      )}
      {data.next.length > 0 && <AdviceList advice={data.next} onPractise={onPractise} />}
      {hasAnswers && <AnswerList onShow={onShow} />}
    </div>
  )
}

/** All answers with what they add up to, or one of them. */
export const HistoryPanel = ({ answerId, onShow, onPractise }: HistoryPanelProps) =>
  answerId === undefined ? (
    <Overview onShow={onShow} onPractise={onPractise} />
  ) : (
    <AnswerView id={answerId} onShow={onShow} />
  )
