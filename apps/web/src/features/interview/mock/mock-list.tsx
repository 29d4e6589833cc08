import { CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { momentText } from '../../../lib/moment-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { difficultyLabel } from '../interview-choices.ts'
import { DeleteMock } from './delete-mock.tsx'
import { type ShownMock, useSaveCalendar, useStartMock } from './mock.queries.ts'

type Show = (id: number) => void

const factsOf = ({ difficulty, minutes, status, scheduledAt, completedAt, startedAt }: ShownMock): string =>
  [
    difficulty && difficultyLabel(difficulty),
    minutes && `${minutes} minutes`,
    status === 'scheduled' && `planned for ${momentText(scheduledAt)}`,
    status === 'in_progress' && `started ${momentText(startedAt)}`,
    status === 'completed' && momentText(completedAt),
  ]
    .filter(Boolean)
    .join(' · ')

const ScheduledActions = ({ mock, titleId, onShow }: { mock: ShownMock; titleId: string; onShow: Show }) => {
  const calendar = useSaveCalendar()
  const start = useStartMock()
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-describedby={titleId}
        busy={calendar.isPending}
        onClick={() => calendar.mutate(mock.id)}
      >
        <CalendarPlus aria-hidden />
        Add to calendar
      </Button>
      <Button
        variant="outline"
        size="small"
        aria-describedby={titleId}
        busy={start.isPending}
        onClick={() => start.mutate(mock.id, { onSuccess: () => onShow(mock.id) })}
      >
        Start now
      </Button>
      <SaveFailure
        error={calendar.error ?? start.error}
        fallback="That did not work. Please try again."
        className="basis-full empty:hidden"
      />
    </>
  )
}

const MockRow = ({ mock, onShow }: { mock: ShownMock; onShow: Show }) => {
  const titleId = useId()
  const { status, score } = mock
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-3.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p id={titleId} className="flex flex-wrap items-center gap-2 text-body font-550">
          {mock.role}
          {status === 'scheduled' && <Badge tone="info">Scheduled</Badge>}
          {status === 'in_progress' && <Badge tone="caution">Not finished</Badge>}
          {status === 'completed' && score !== undefined && <Badge tone="accent">{`${score}%`}</Badge>}
        </p>
        <p className="text-small text-ink-2">{factsOf(mock)}</p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {status === 'scheduled' && <ScheduledActions mock={mock} titleId={titleId} onShow={onShow} />}
        {status === 'in_progress' && (
          <Button size="small" aria-describedby={titleId} onClick={() => onShow(mock.id)}>
            Go on
          </Button>
        )}
        {status === 'completed' && (
          <Button variant="outline" size="small" aria-describedby={titleId} onClick={() => onShow(mock.id)}>
            Read the report
          </Button>
        )}
        <DeleteMock id={mock.id} titleId={titleId} />
      </div>
    </li>
  )
}

/** The interviews: planned and running ones first, then the completed, newest first. */
export const MockList = ({ mocks, onShow }: { mocks: readonly ShownMock[]; onShow: Show }) => {
  const open = mocks.filter(({ status }) => status !== 'completed')
  const completed = mocks.filter(({ status }) => status === 'completed')
  return (
    <section aria-labelledby="mock-list">
      <h3 id="mock-list" className="mb-1 text-h2">
        Your mock interviews
      </h3>
      <ul>
        {[...open, ...completed].map((mock) => (
          <MockRow key={mock.id} mock={mock} onShow={onShow} />
        ))}
      </ul>
    </section>
  )
}
