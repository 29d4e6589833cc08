import { Download } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerRow } from './answer-row.tsx'
import { answersTable } from './answers-table.ts'
import { type HistoryFilter, type ShownAnswer, useAnswers } from './history.queries.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryLoading } from './history-loading.tsx'
import { LoadFailure } from './load-failure.tsx'

const pauseMs = 300

/** The value once it has not changed for a moment, so that not every letter asks the server. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const countText = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`)

const download = (answers: readonly ShownAnswer[]) =>
  saveFile(new Blob([answersTable(answers)], { type: 'text/csv;charset=utf-8' }), {
    name: 'interview-answers.csv',
  })

/** Every answer, to search and to filter. */
export const AnswerList = ({ onShow }: { onShow: (id: number) => void }) => {
  const titleId = useId()
  const [filter, setFilter] = useState<HistoryFilter>({ scenario: undefined, skill: undefined, search: '' })
  const search = useSettled(filter.search.trim())
  const query = useAnswers({ ...filter, search })
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const shown = data?.pages.flatMap(({ answers }) => answers) ?? []
  const total = data?.pages[0]?.total ?? shown.length
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="text-h2">
          Your answers
        </h3>
        <Button variant="ghost" size="small" disabled={shown.length === 0} onClick={() => download(shown)}>
          <Download aria-hidden />
          Download table
        </Button>
      </div>
      <HistoryFilters filter={filter} skills={data?.pages[0]?.skills ?? []} onFilter={setFilter} />
      <p role="status" className="mt-3 text-caption text-muted-foreground">
        {data && countText(total)}
      </p>
      {!data && !error && <HistoryLoading />}
      {error && (
        <LoadFailure
          title="The answers could not be loaded"
          error={error}
          isFetching={isFetching}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        />
      )}
      <ul>
        {shown.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} onShow={onShow} />
        ))}
      </ul>
      {data && shown.length === 0 && !isFetching && (
        <p className="py-3 text-small text-ink-2">Nothing matches. Try other words or another filter.</p>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-3"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  )
}
