import { datesAsWritten } from '@nextrung/contract/shown-dates'
import { cleanLine } from './clean-text.ts'
import type { ResumeWords } from './resume-words.ts'

export type DateFields = {
  startDate?: string | undefined
  endDate?: string | undefined
  current?: boolean | undefined
  dateText?: string | undefined
}

type DateWords = Pick<ResumeWords, 'month' | 'present'>

/**
 * An ISO 8601 date as a resume shows it: `2019` stays, `2021-03` and `2021-03-15` become `Mar 2021` in the language of
 * `words`. Anything else is shown unchanged.
 */
export function formatDate(value: string | undefined, words: DateWords): string {
  const text = cleanLine(value)
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2}(?:T.*)?)?$/.exec(text) ?? []
  return year === undefined || month === undefined ? text : words.month(year, month)
}

/** `Mar 2021 – Present`, `2017 – 2019` or `2019`; the original words when neither end is known. */
export function formatDates(dates: DateFields, words: DateWords): string {
  const written = datesAsWritten(dates)
  if (written !== undefined) return cleanLine(written)
  const start = formatDate(dates.startDate, words)
  const end = dates.current ? words.present : formatDate(dates.endDate, words)
  if (start !== '' && end !== '') return start === end ? start : `${start} – ${end}`
  const original = cleanLine(dates.dateText)
  if (start === '' && original !== '' && formatDate(dates.endDate, words) === '') return original
  return start || end
}
