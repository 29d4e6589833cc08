import { datesIn, yearsIn } from '../text/dates-in-text.ts'
import type { LineClaim, Violation } from './violation.ts'

const quarterOf = (month: string): string =>
  month.startsWith('Q') ? month : `Q${Math.ceil(Number(month) / 3)}`

/** Dates that the source does not give: another year, or a month the source leaves out. */
export const checkDates = ({ line, source }: LineClaim): Violation[] => {
  const given = datesIn(source)
  const years = yearsIn(source)
  const isGiven = (year: string, month: string | undefined): boolean => {
    if (!month) return years.has(year)
    return given.some((date) => {
      if (date.year !== year || !date.month) return false
      return month.startsWith('Q') ? quarterOf(date.month) === month : date.month === month
    })
  }
  return datesIn(line)
    .filter(({ year, month }) => !isGiven(year, month))
    .map(({ found }) => ({ kind: 'date', found }))
}

const openEnded =
  /\b(?:since|to (?:date|this day)|until now|till now|up to now|ongoing|at present|presently|currently)\b|(?:[-–—]|\bto) ?(?:present|now|today)\b/i
const openInSource =
  /\b(?:since|present|presently|now|current|currently|today|ongoing|still|to date|to this day|so far|heute|aujourd|actual)\b|\d{4}\s?[-–—]\s*$/im

/** A period that continues in the line but ended, or was a single date, in the source. */
const openViolations = ({ line, source }: LineClaim): Violation[] => {
  const found = openEnded.exec(line)?.[0]
  return found && !openInSource.test(source) ? [{ kind: 'date', found }] : []
}

const range = /\b((?:19|20)\d{2})\s?(?:[-–—]|to|until|till|through)\s?((?:19|20)\d{2})\b/gi

/** Two separate years turned into a range: "2017 and 2020" becoming "2017 to 2020". */
const joinedViolations = ({ line, source }: LineClaim): Violation[] =>
  [...line.matchAll(range)].flatMap(([found, from = '', to = '']): Violation[] => {
    const apart = new RegExp(`\\b${from}\\b(?:[\\s,&+]|and|again|in|(?:19|20)\\d{2})+\\b${to}\\b`, 'i').exec(
      source,
    )?.[0]
    const told = new Set(apart?.match(/\d{4}/g) ?? []).size
    return apart && told < Number(to) - Number(from) + 1 ? [{ kind: 'date', found }] : []
  })

/** Periods extended beyond what the line's few sources say. */
export const checkTimes = (claim: LineClaim): Violation[] => [
  ...openViolations(claim),
  ...joinedViolations(claim),
]
