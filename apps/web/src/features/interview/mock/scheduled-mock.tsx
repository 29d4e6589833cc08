import { CalendarPlus } from 'lucide-react'
import { momentText } from '../../../lib/moment-text.ts'
import { Button } from '../../../ui/button.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { difficultyLabel } from '../interview-choices.ts'
import { type ShownMock, useSaveCalendar, useStartMock } from './mock.queries.ts'

/** An interview that has not started. */
export const ScheduledMock = ({ mock }: { mock: ShownMock }) => {
  const start = useStartMock()
  const calendar = useSaveCalendar()
  return (
    <div className="mx-auto grid max-w-[560px] gap-4 py-6">
      <h3 className="text-h1">{mock.role}</h3>
      <p className="text-body text-ink-2">
        {`${mock.minutes} minutes, ${difficultyLabel(mock.difficulty ?? '').toLowerCase()}. Planned for ${momentText(mock.scheduledAt)}. You can also start now.`}
      </p>
      <p className="text-small text-ink-2">
        Have water and a quiet room ready. Questions come one at a time, and the report at the end.
      </p>
      <SaveFailure error={start.error ?? calendar.error} fallback="That did not work. Please try again." />
      <div className="flex flex-wrap gap-2">
        <Button size="large" busy={start.isPending} onClick={() => start.mutate(mock.id)}>
          Start Interview
        </Button>
        <Button
          size="large"
          variant="outline"
          busy={calendar.isPending}
          onClick={() => calendar.mutate(mock.id)}
        >
          <CalendarPlus aria-hidden />
          Add to calendar
        </Button>
      </div>
    </div>
  )
}
