import type { InventedDate, ResumeLanguage } from '../invented-person.ts'
import { monthNames } from './month-names.ts'

export type DatedMonth = { year: number; month: number; language: ResumeLanguage }

/** `with` is what the language needs for the style, `weight` how many people write it. */
type SingleDate = {
  weight: number
  languages?: readonly ResumeLanguage[]
  write: (date: DatedMonth) => string
}

const two = (value: number): string => String(value).padStart(2, '0')
const shortYear = ({ year }: DatedMonth): string => two(year % 100)
const day = ({ year, month }: DatedMonth): number => ((year * 7 + month * 5) % 27) + 1
const long = ({ month, language }: DatedMonth): string => monthNames[language].long[month - 1] ?? ''
const short = ({ month, language }: DatedMonth): string => monthNames[language].short[month - 1] ?? ''
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const dotted = (date: DatedMonth): string =>
  short(date).length < long(date).length ? `${short(date)}.` : short(date)

/** How a month of a year is written. */
export const singleDates: Record<string, SingleDate> = {
  'short year': { weight: 22, write: (date) => `${capital(short(date))} ${date.year}` },
  'short lower': { weight: 3, write: (date) => `${short(date)} ${date.year}` },
  'dotted year': { weight: 5, write: (date) => `${capital(dotted(date))} ${date.year}` },
  'long year': { weight: 16, write: (date) => `${capital(long(date))} ${date.year}` },
  'long lower': { weight: 3, write: (date) => `${long(date)} ${date.year}` },
  'long comma': { weight: 2, write: (date) => `${capital(long(date))}, ${date.year}` },
  'long de': { weight: 9, languages: ['es', 'pt'], write: (date) => `${long(date)} de ${date.year}` },
  'short capitals': { weight: 3, write: (date) => `${short(date).toUpperCase()} ${date.year}` },
  'long capitals': { weight: 1, write: (date) => `${long(date).toUpperCase()} ${date.year}` },
  'short apostrophe': { weight: 3, write: (date) => `${capital(short(date))} '${shortYear(date)}` },
  'short curly': { weight: 2, write: (date) => `${capital(short(date))} ’${shortYear(date)}` },
  'short glued': { weight: 1, write: (date) => `${capital(short(date))}’${shortYear(date)}` },
  'short hyphen': { weight: 2, write: (date) => `${capital(short(date))}-${date.year}` },
  'short hyphen two': { weight: 2, write: (date) => `${capital(short(date))}-${shortYear(date)}` },
  'short slash': { weight: 1, write: (date) => `${capital(short(date))}/${date.year}` },
  'year short': { weight: 1, write: (date) => `${date.year} ${capital(short(date))}` },
  slash: { weight: 10, write: (date) => `${two(date.month)}/${date.year}` },
  'slash bare': { weight: 2, write: (date) => `${date.month}/${date.year}` },
  'slash two': { weight: 3, write: (date) => `${two(date.month)}/${shortYear(date)}` },
  dot: {
    weight: 6,
    languages: ['de', 'pl', 'nl', 'it', 'fr'],
    write: (date) => `${two(date.month)}.${date.year}`,
  },
  'dot rare': { weight: 2, write: (date) => `${two(date.month)}.${date.year}` },
  iso: { weight: 4, write: (date) => `${date.year}-${two(date.month)}` },
  'iso slash': { weight: 2, write: (date) => `${date.year}/${two(date.month)}` },
  'iso dot': { weight: 1, write: (date) => `${date.year}.${two(date.month)}` },
  'month hyphen': { weight: 2, write: (date) => `${two(date.month)}-${date.year}` },
  year: { weight: 12, write: (date) => `${date.year}` },
  'year apostrophe': { weight: 1, write: (date) => `'${shortYear(date)}` },
  quarter: { weight: 1, write: (date) => `Q${Math.ceil(date.month / 3)} ${date.year}` },
  'day short': { weight: 2, write: (date) => `${day(date)} ${capital(short(date))} ${date.year}` },
  'day long': {
    weight: 1,
    languages: ['en', 'fr', 'nl', 'it', 'sv'],
    write: (date) => `${day(date)} ${long(date)} ${date.year}`,
  },
  'day comma': {
    weight: 1,
    languages: ['en'],
    write: (date) => `${long(date)} ${day(date)}, ${date.year}`,
  },
  'day dots': {
    weight: 2,
    languages: ['de', 'pl', 'it', 'sv'],
    write: (date) => `${two(day(date))}.${two(date.month)}.${date.year}`,
  },
  'day dots rare': { weight: 1, write: (date) => `${two(day(date))}.${two(date.month)}.${date.year}` },
  'day slashes': {
    weight: 1,
    write: (date) => `${two(day(date))}/${two(date.month)}/${date.year}`,
  },
  'month day slashes': {
    weight: 2,
    languages: ['en'],
    write: (date) => `${two(date.month)}/${two(day(date))}/${date.year}`,
  },
  'iso day': { weight: 1, write: (date) => `${date.year}-${two(date.month)}-${two(day(date))}` },
}

/** A date with the month in the style, a year alone or a season as it is. */
export function writeDate(input: {
  date: Exclude<InventedDate, 'present'>
  style: string
  language: ResumeLanguage
}): string {
  const { year, month, season } = input.date
  if (season !== undefined) return `${season} ${year}`
  if (month === undefined) return input.style === 'year apostrophe' ? `'${two(year % 100)}` : String(year)
  const style = singleDates[input.style]
  if (!style) throw new Error(`There is no date style "${input.style}"`)
  return style.write({ year, month, language: input.language })
}
