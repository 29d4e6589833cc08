import { wordTable } from '../../text/word-table.ts'

const counts = wordTable<number>({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
})

const amountOf = String.raw`(\d{1,3}(?:[.,]\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`
const hours = String.raw`\s*(?:hou?rs?|hrs?|h)\b`
const minutes = String.raw`\s*(?:minutes?|mins?)\b`
const daily = String.raw`[^.?!]{0,12}\b(?:(?:a|per|each|every)\s+(?:day|evening|morning|night)|daily)`
const onWorkdays = String.raw`[^.?!]{0,12}\b(?:on\s+)?weekdays`
const weekly = String.raw`[^.?!]{0,16}(?:\b(?:(?:a|per|each|every|p)\s+(?:we+k|wk)|weekly)|/\s?(?:we+k|wk|w\b))`

const patterns: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${amountOf}${hours}${weekly}`, 'i'), 1],
  [new RegExp(String.raw`weekly\s+hours\s+to\s+${amountOf}`, 'i'), 1],
  [new RegExp(String.raw`hours\s+to\s+${amountOf}\b`, 'i'), 1],
  [new RegExp(`${amountOf}${hours}${onWorkdays}`, 'i'), 5],
  [new RegExp(`${amountOf}${hours}${daily}`, 'i'), 7],
  [new RegExp(`${amountOf}${minutes}${onWorkdays}`, 'i'), 5 / 60],
  [new RegExp(`${amountOf}${minutes}${daily}`, 'i'), 7 / 60],
]

const hoursInAWeek = 100

/** The hours a week that somebody says they have, rounded to half an hour; undefined if the message names none. */
export const readHoursPerWeek = (message: string): number | undefined => {
  for (const [pattern, times] of patterns) {
    const [, written] = pattern.exec(message) ?? []
    if (written === undefined) continue
    const count = counts[written.toLowerCase()] ?? Number(written.replace(',', '.'))
    const hoursPerWeek = Math.round(2 * count * times) / 2
    if (hoursPerWeek > 0 && hoursPerWeek <= hoursInAWeek) return hoursPerWeek
  }
  return undefined
}

const moneyPattern = /[$€£]\s?\d[\d.,]*\s?k?\b|\b\d[\d.,]*\s?(?:k|dollars|euros?|bucks|pounds|usd|eur|gbp)\b/i
const yearsPattern = /\b(\d{1,2})\s*\+?\s*(?:years?|yrs?)\b/i

/** The first amount of money in a message, as written. */
export const readAmount = (message: string): string | undefined =>
  moneyPattern.exec(message)?.[0].trim().replace(/[.,]$/, '')

/** The first number of years in a message. */
export const readYears = (message: string): number | undefined => {
  const [, years] = yearsPattern.exec(message) ?? []
  return years === undefined ? undefined : Number(years)
}
