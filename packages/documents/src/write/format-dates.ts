import { cleanLine } from './clean-text.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export type DateFields = {
  startDate?: string | undefined
  endDate?: string | undefined
  current?: boolean | undefined
  dateText?: string | undefined
}

/**
 * An ISO 8601 date as a resume shows it: `2019` stays, `2021-03` and `2021-03-15` become `Mar 2021`.
 * What is no such date is shown as it is.
 */
export function formatDate(value: string | undefined): string {
  const text = cleanLine(value)
  const parts = /^(\d{4})-(\d{2})(?:-\d{2}(?:T.*)?)?$/.exec(text)
  const month = months[Number(parts?.[2]) - 1]
  return month === undefined ? text : `${month} ${parts?.[1]}`
}

/** `Mar 2021 – Present`, `2017 – 2019` or `2019`; the original words when neither end is known. */
export function formatDates(dates: DateFields): string {
  const start = formatDate(dates.startDate)
  const end = dates.current ? 'Present' : formatDate(dates.endDate)
  if (start !== '' && end !== '') return start === end ? start : `${start} – ${end}`
  const original = cleanLine(dates.dateText)
  if (start === '' && original !== '' && formatDate(dates.endDate) === '') return original
  return start || end
}
