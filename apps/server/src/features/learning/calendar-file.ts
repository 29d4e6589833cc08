import type { LearningPath, LearningWeek } from '@nextrung/contract/learning-path'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'

const dayAfter = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3600_000)

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`)

const linesOf = ({ items }: LearningWeek): string[] =>
  items.map(({ skill, hours, course, milestone }) =>
    [`${skill}: about ${hoursText(hours)}`, course && `with “${course}”`, `(${milestone})`]
      .filter(Boolean)
      .join(' '),
  )

const hoursOf = ({ items }: LearningWeek): number =>
  Math.round(items.reduce((sum, { hours }) => sum + hours, 0))

/**
 * The plan as an iCalendar file (RFC 5545): one all-day entry a week that leaves the person free. An entry keeps its id,
 * so importing a newer file moves what an older one made.
 */
export const calendarFile = (
  path: LearningPath,
  { owner, now }: { owner: string; now: Date },
): Uint8Array => {
  const calendar = ical({
    name: 'Learning plan',
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Nextrung//Learning plan//EN',
  })
  for (const [at, week] of (path.weeks ?? []).entries())
    calendar.createEvent({
      id: `week-${at + 1}-${owner}@nextrung`,
      start: new Date(`${week.from}T00:00:00Z`),
      end: dayAfter(week.to),
      allDay: true,
      timezone: 'UTC',
      stamp: now,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `Learn ${hoursText(hoursOf(week))}: ${[...new Set(week.items.map(({ skill }) => skill))].join(', ')}`,
      description: [...linesOf(week), '', 'An estimate from your learning path.'].join('\n'),
    })
  return new TextEncoder().encode(calendar.toString())
}
