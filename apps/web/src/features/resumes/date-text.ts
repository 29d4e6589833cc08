import { datesAsWritten } from '@nextrung/contract/shown-dates'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export type DateRange = { startDate?: string; endDate?: string; current?: boolean; dateText?: string }

/** `2021-03-15` and `2021-03` become `Mar 2021`; anything that isn't a date stays as written. */
export const dateText = (date: string): string => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date.trim()) ?? []
  if (!year) return date.trim()
  const name = month ? months[Number(month) - 1] : undefined
  return name ? `${name} ${year}` : year
}

export const dateRangeText = ({ startDate, endDate, current, dateText: asWritten }: DateRange): string => {
  const written = datesAsWritten({ startDate, endDate, dateText: asWritten })
  if (written !== undefined) return written.trim()
  const start = startDate ? dateText(startDate) : ''
  const end = current ? 'Present' : endDate ? dateText(endDate) : ''
  if (!start && !end) return asWritten?.trim() ?? ''
  if (!start || !end || start === end) return start || end
  return `${start} – ${end}`
}

const parseDate = (createdAt: string): Date | undefined => {
  const date = new Date(createdAt)
  return createdAt === '' || Number.isNaN(date.getTime()) ? undefined : date
}

const dayOf = (date: Date): string => `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`

/** `20 Nov 2026` in the reader's time zone; empty if it isn't a date. */
export const dayText = (createdAt: string): string => {
  const date = parseDate(createdAt)
  return date ? dayOf(date) : ''
}

/** `20 Nov 2026, 14:02` in the reader's time zone; empty if it isn't a date. */
export const dateTimeText = (createdAt: string): string => {
  const date = parseDate(createdAt)
  if (!date) return ''
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${dayOf(date)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}
