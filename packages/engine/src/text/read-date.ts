import { monthByName, seasonWords } from './date-words.ts'

/** One date in a text. `iso` has the precision that was written; a month alone or a two-digit year has none yet. */
export type ReadDate = {
  end: number
  iso: string | undefined
  kind: 'day' | 'month' | 'year' | 'month-alone' | 'short'
  /** For `month-alone` and `short`. */
  month?: number
}

type Form = {
  pattern: RegExp
  read: (match: string[], dayFirst: boolean | undefined) => Omit<ReadDate, 'end'> | undefined
}

const year = '((?:19[4-9]|20[0-9])\\d)(?!\\d)'
const word = '([a-zıа-я]{2,12})'
const of = '(?:de\\s+|del\\s+|of\\s+)?'
const pad = (number: number) => String(number).padStart(2, '0')

const toDay = (y: string | undefined, m: number | undefined, d: number) =>
  y === undefined || m === undefined || m < 1 || m > 12 || d < 1 || d > 31
    ? undefined
    : ({ iso: `${y}-${pad(m)}-${pad(d)}`, kind: 'day' } as const)

const toMonth = (y: string | undefined, m: number | undefined) =>
  y === undefined || m === undefined || m < 1 || m > 12
    ? undefined
    : ({ iso: `${y}-${pad(m)}`, kind: 'month' } as const)

const toYear = (y: string | undefined) => (y === undefined ? undefined : ({ iso: y, kind: 'year' } as const))
const centuryOf = (twoDigits: string) => (Number(twoDigits) < 50 ? `20${twoDigits}` : `19${twoDigits}`)

function numericDay(match: string[], dayFirst: boolean | undefined) {
  const [, a = '', separator = '', b = '', y] = match
  const [first, second] = [Number(a), Number(b)]
  if (first > 12) return toDay(y, second, first)
  if (second > 12) return toDay(y, first, second)
  if (separator === '.' || dayFirst === true || first === second) return toDay(y, second, first)
  if (dayFirst === false) return toDay(y, first, second)
  // 03/04/2019 may be March or April: only the year is certain.
  return first >= 1 && second >= 1 ? toYear(y) : undefined
}

const forms: readonly Form[] = [
  {
    pattern: /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/y,
    read: (m) => toDay(m[1], Number(m[3]), Number(m[4])),
  },
  { pattern: new RegExp(`(\\d{1,2})([./-])\\s?(\\d{1,2})\\2\\s?${year}`, 'y'), read: numericDay },
  {
    pattern: new RegExp(`${year}[-/.](0?[1-9]|1[0-2])(?![\\d])`, 'y'),
    read: (m) => toMonth(m[1], Number(m[2])),
  },
  {
    pattern: new RegExp(`(0?[1-9]|1[0-2])\\s?[./-]\\s?${year}(?![.]\\d)`, 'y'),
    read: (m) => toMonth(m[2], Number(m[1])),
  },
  {
    pattern: /(\d{4})\s?[年년](?:\s?(\d{1,2})\s?[月월])?(?:\s?(\d{1,2})\s?[日일])?/y,
    read: (m) =>
      m[3] !== undefined
        ? toDay(m[1], Number(m[2]), Number(m[3]))
        : m[2] !== undefined
          ? toMonth(m[1], Number(m[2]))
          : toYear(m[1]),
  },
  {
    pattern: new RegExp(`(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|ª)?\\s+${of}${word}\\.?,?\\s+${of}${year}`, 'y'),
    read: (m) => toDay(m[3], monthByName.get(m[2] ?? ''), Number(m[1])),
  },
  {
    pattern: new RegExp(`${word}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}`, 'y'),
    read: (m) => toDay(m[3], monthByName.get(m[1] ?? ''), Number(m[2])),
  },
  {
    pattern: new RegExp(`${word}\\.?\\s{0,3}[,/.–-]?\\s{0,3}${of}${year}`, 'y'),
    read: (m) => toMonth(m[2], monthByName.get(m[1] ?? '')),
  },
  {
    pattern: new RegExp(`${word}\\.?(?:\\s?['’‘]|-)(\\d\\d)(?!\\d)`, 'y'),
    read: (m) => toMonth(centuryOf(m[2] ?? ''), monthByName.get(m[1] ?? '')),
  },
  {
    pattern: new RegExp(`(?:${seasonWords})\\s+${of}${year}(?:/\\d{2,4}(?!\\d))?`, 'y'),
    read: (m) => toYear(m[1]),
  },
  { pattern: new RegExp(`[qt][1-4][\\s/-]?${year}`, 'y'), read: (m) => toYear(m[1]) },
  {
    pattern: new RegExp(`${year},?\\s${word}(?!\\.?\\s+\\d{4}|[\\p{L}])`, 'yu'),
    read: (m) => toMonth(m[1], monthByName.get(m[2] ?? '')),
  },
  { pattern: new RegExp(`${year}(?![%+\\p{L}]|[.,]\\d)`, 'yu'), read: (m) => toYear(m[1]) },
  {
    // A range whose dash was lost: "20122016", "2016present".
    pattern: /((?:19[4-9]|20[0-4])\d)(?=(?:19[4-9]|20[0-4])\d(?!\d)|(?:present|current|now|heute)(?![a-z]))/y,
    read: (m) => toYear(m[1]),
  },
  {
    pattern: /(0?[1-9]|1[0-2])[/.](\d\d)(?![\d/.%])/y,
    read: (m) => ({ iso: `${centuryOf(m[2] ?? '')}-${pad(Number(m[1]))}`, kind: 'short' }),
  },
  {
    // "June 96 to June 99": years only where both ends are written so, otherwise it may be a day.
    pattern: new RegExp(`${word}\\.?\\s+(\\d\\d)(?![\\d.,:%/]|\\s*(?:%|\\d))`, 'y'),
    read: (m) => {
      const read = toMonth(centuryOf(m[2] ?? ''), monthByName.get(m[1] ?? ''))
      return read && { ...read, kind: 'short' }
    },
  },
  { pattern: /['’](\d\d)(?!\d)/y, read: (m) => ({ iso: centuryOf(m[1] ?? ''), kind: 'short' }) },
  {
    pattern: new RegExp(`${word}\\.?(?![\\p{L}])`, 'yu'),
    read: (m) => {
      const month = monthByName.get(m[1] ?? '')
      return month === undefined ? undefined : { iso: undefined, kind: 'month-alone', month }
    },
  },
]

/** The date that begins at `at` of the folded text, in the most precise form that fits; undefined when none does. */
export function readDate(input: {
  folded: string
  at: number
  dayFirst: boolean | undefined
}): ReadDate | undefined {
  for (const { pattern, read } of forms) {
    pattern.lastIndex = input.at
    const match = pattern.exec(input.folded)
    if (match === null) continue
    const date = read(match, input.dayFirst)
    if (date !== undefined) return { ...date, end: pattern.lastIndex }
  }
  return undefined
}
