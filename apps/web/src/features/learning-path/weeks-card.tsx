import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { useIsPrinting } from '../../lib/use-printing.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { useDownloadCalendar } from './learning-plan.queries.ts'
import { periodText } from './plan-text.ts'
import type { ShownPath } from './shown-learning.ts'

const shownAtFirst = 3

type Week = ShownPath['weeks'][number]

const WeekItem = ({ week: { from, to, items } }: { week: Week }) => (
  <li className="break-inside-avoid border-t border-line py-3 first:border-t-0 print:border-t-0 print:py-1.5">
    <p className="text-caption text-muted-foreground">{periodText(from, to) ?? from}</p>
    <ul className="mt-1 grid gap-1">
      {items.map(({ skill, hours, course }) => (
        <li key={skill} className="flex items-baseline justify-between gap-3 text-small">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-550">{skill}</span>
            {course && <span className="block text-caption text-muted-foreground">{course}</span>}
          </span>
          {hours !== undefined && (
            <span className="shrink-0 text-ink-2 tabular-nums">{`${Math.round(hours * 10) / 10} h`}</span>
          )}
        </li>
      ))}
    </ul>
  </li>
)

/** The next weeks, and the plan as a calendar file. */
export const WeeksCard = ({ weeks }: { weeks: readonly Week[] }) => {
  const titleId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const isPrinting = useIsPrinting()
  const download = useDownloadCalendar()
  if (weeks.length === 0) return null
  const shown = showsAll || isPrinting ? weeks : weeks.slice(0, shownAtFirst)
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title="Your weeks" titleId={titleId} className="mb-1" />
      <ol className="print:columns-3">
        {shown.map((week) => (
          <WeekItem key={week.from} week={week} />
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2 print:hidden">
        {weeks.length > shownAtFirst && (
          <Button
            variant="ghost"
            size="small"
            className="-ml-3"
            onClick={() => setShowsAll(!showsAll)}
            aria-expanded={showsAll}
          >
            {showsAll ? 'Show fewer weeks' : `Show all ${weeks.length} weeks`}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          busy={download.isPending}
          onClick={() => void keepingFocus(download.mutateAsync())}
        >
          <CalendarDays aria-hidden />
          Add to my calendar
        </Button>
      </div>
      <SaveFailure
        error={download.error}
        fallback="The calendar could not be downloaded. Please try again."
        className="mt-2"
      />
    </Card>
  )
}
