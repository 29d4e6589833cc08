import { datesIn, yearsIn } from './dates-in-text.ts'
import type { LineClaim, Violation } from './violation.ts'

const quarterOf = (month: string): string =>
  month.startsWith('Q') ? month : `Q${Math.ceil(Number(month) / 3)}`

/** Dates in the line that the source does not name: another year, or a month the source does not give. */
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
