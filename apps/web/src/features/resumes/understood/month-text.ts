import { dateText } from '../date-text.ts'

/** The languages whose month names we understand, because a resume stays in its own language. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase()

const monthNumbers = (): Map<string, number> => {
  const numbers = new Map<string, number>([['sept', 9]])
  for (const language of languages)
    for (const length of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' })
      for (let month = 1; month <= 12; month += 1) {
        const name = plain(format.format(Date.UTC(2021, month - 1, 15)))
        if (!numbers.has(name)) numbers.set(name, month)
      }
    }
  return numbers
}

let known: Map<string, number> | undefined

const monthOf = (word: string): number | undefined => {
  known ??= monthNumbers()
  return known.get(plain(word))
}

const iso = (year: number, month?: number): string | undefined => {
  if (year < 1900 || year > 2100) return undefined
  if (month === undefined) return String(year)
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined
}

/** `2021`, `03/2021`, `2021-03` and `Mar 2021` as ISO 8601; undefined for anything else. */
export const readMonth = (typed: string): string | undefined => {
  const text = typed.trim()
  const [, year] = /^(\d{4})$/.exec(text) ?? []
  if (year) return iso(Number(year))
  const [, month, monthYear] = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(text) ?? []
  if (month && monthYear) return iso(Number(monthYear), Number(month))
  const [, isoYear, isoMonth] = /^(\d{4})\s*[/.-]\s*(\d{1,2})$/.exec(text) ?? []
  if (isoYear && isoMonth) return iso(Number(isoYear), Number(isoMonth))
  const [, word, wordYear] = /^(\p{L}+)\.?,?\s+(\d{4})$/u.exec(text) ?? []
  const named = word ? monthOf(word) : undefined
  return named && wordYear ? iso(Number(wordYear), named) : undefined
}

const presentWords = new Set([
  'present',
  'current',
  'now',
  'today',
  'heute',
  'aujourdhui',
  'actualidad',
  'presente',
])

/** Whether the text means "present". */
export const isPresent = (typed: string): boolean =>
  presentWords.has(plain(typed.trim().replace(/['’]/g, '')))

/** A date as a field shows it. */
export const monthText = (date: string | undefined): string => (date ? dateText(date) : '')

export const dateMessage = 'Write the date like 2021, 03/2021 or Mar 2021.'
export const endMessage = 'Write the date like 2021, 03/2021 or Mar 2021, or Present.'
