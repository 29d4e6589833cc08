import type { LearningWeek } from '@nextrung/contract/learning-path'

type Hours = { from: number; to: number }

/** Something to schedule; `hours` are those left. */
export type Task = {
  skill: string
  milestoneId: string
  milestone: string
  hours: Hours
  courseId?: string | undefined
  course?: string | undefined
}

const dayMs = 86_400_000
const daysPerWeek = 7
const mostWeeks = 12
// Beyond this a date says nothing, and a calendar has no room for it.
const mostDays = 365 * 20

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** An ISO date that many days later. */
export const dayAfter = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + Math.min(mostDays, Math.round(days)) * dayMs))

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

const firstDay = '2000-01-01'

/** The day on which what is left begins: the day that the person chose if it is still to come, otherwise today. */
export const startDay = (today: string, chosen: string | null): string => {
  const day = today.slice(0, 10)
  const now = isDay(day) ? day : firstDay
  return chosen && isDay(chosen) && chosen > now ? chosen : now
}

const middle = ({ from, to }: Hours): number => (from + to) / 2

type Pace = { startsOn: string; hoursPerWeek: number }

/** When each task begins and ends, one after the other, at the middle of its estimate. */
export const scheduleTasks = (
  tasks: readonly Task[],
  { startsOn, hoursPerWeek }: Pace,
): { from: string; to: string }[] => {
  let hours = 0
  const dayAt = (worked: number) => dayAfter(startsOn, (worked / hoursPerWeek) * daysPerWeek)
  return tasks.map((task) => {
    const from = dayAt(hours)
    hours += middle(task.hours)
    return { from, to: dayAt(hours) }
  })
}

/** The hours of each task that fall into the next weeks. */
export const planWeeks = (tasks: readonly Task[], { startsOn, hoursPerWeek }: Pace): LearningWeek[] => {
  const left = tasks
    .map((task) => ({ task, hours: Math.round(middle(task.hours)) }))
    .filter(({ hours }) => hours > 0)
  const weeks: LearningWeek[] = []
  let at = 0
  while (weeks.length < mostWeeks && at < left.length) {
    const items: LearningWeek['items'] = []
    let room = hoursPerWeek
    for (let next = left[at]; next && room > 0; next = left[at]) {
      const hours = Math.min(room, next.hours)
      const { skill, milestoneId, milestone, courseId, course } = next.task
      items.push({
        skill,
        milestoneId,
        milestone,
        hours,
        ...(courseId ? { courseId } : {}),
        ...(course ? { course } : {}),
      })
      room -= hours
      next.hours -= hours
      if (next.hours === 0) at++
    }
    const from = dayAfter(startsOn, weeks.length * daysPerWeek)
    weeks.push({ from, to: dayAfter(from, daysPerWeek - 1), items })
  }
  return weeks
}

const weeksPerMonth = 52 / 12
const longestInWeeks = 8
const longestInMonths = 24

const range = (from: number, to: number, unit: string): string =>
  from === to
    ? `About ${from} ${unit}${from === 1 ? '' : 's'} (estimate)`
    : `About ${from} to ${to} ${unit}s (estimate)`

const halves = (value: number): number => Math.max(0.5, Math.round(value * 2) / 2)

/** How long that many hours take: "About 5 to 9 months (estimate)". */
export const shownDuration = (hours: Hours, hoursPerWeek: number): string => {
  const weeks = { from: hours.from / hoursPerWeek, to: hours.to / hoursPerWeek }
  if (weeks.to <= 0) return 'Nothing left to learn'
  if (weeks.to <= longestInWeeks)
    return range(Math.max(1, Math.round(weeks.from)), Math.max(1, Math.round(weeks.to)), 'week')
  const months = { from: weeks.from / weeksPerMonth, to: weeks.to / weeksPerMonth }
  if (months.from <= longestInMonths)
    return range(Math.max(1, Math.round(months.from)), Math.max(1, Math.round(months.to)), 'month')
  return range(halves(months.from / 12), halves(months.to / 12), 'year')
}
