const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export type DateRange = { startDate?: string; endDate?: string; current?: boolean; dateText?: string }

/** `2021-03-15` and `2021-03` become `Mar 2021`; what is no date stays as it is written. */
export const dateText = (date: string): string => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date.trim()) ?? []
  if (!year) return date.trim()
  const name = month ? months[Number(month) - 1] : undefined
  return name ? `${name} ${year}` : year
}

export const dateRangeText = ({ startDate, endDate, current, dateText: asWritten }: DateRange): string => {
  const start = startDate ? dateText(startDate) : ''
  const end = current ? 'Present' : endDate ? dateText(endDate) : ''
  if (!start && !end) return asWritten?.trim() ?? ''
  if (!start || !end || start === end) return start || end
  return `${start} – ${end}`
}

/** `20 Nov 2026, 14:02` in the reader's time zone; empty when it is no date. */
export const momentText = (createdAt: string): string => {
  const moment = new Date(createdAt)
  if (Number.isNaN(moment.getTime())) return ''
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const day = `${moment.getDate()} ${months[moment.getMonth()]} ${moment.getFullYear()}`
  return `${day}, ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}
