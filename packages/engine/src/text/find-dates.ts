import {
  durationUnits,
  leadWords,
  monthByName,
  openStartWords,
  presentWords,
  rangeWords,
  stillOpenWords,
} from './date-words.ts'
import { fold } from './fold.ts'
import { type ReadDate, readDate } from './read-date.ts'

/** A date or a range in a text, `text` being its words from `start` to `end`. */
export type DateSpan = {
  start: number
  end: number
  text: string
  isRange: boolean
  startDate: string | undefined
  endDate: string | undefined
  current: boolean
}

const between = new RegExp(`\\s*(?:[-‐‑–—‒―−~→]+|(?<=\\s)(?:${rangeWords}|[uú]ntil:)(?![\\p{L}]))\\s*`, 'yu')
const present = new RegExp(`(?:${presentWords})(?![\\p{L}])\\.?`, 'yu')
// Some fonts lose their dash on the way: "2010 2014", "May 2010 Present", "20122016".
const lostDash = new RegExp(
  `\\s{0,3}(?=(?:${presentWords})(?![\\p{L}])|(?:19[4-9]|20[0-4])\\d(?!\\d|[-/.]\\d))`,
  'yu',
)
const untilNow = new RegExp(
  `\\s*,?\\s*(?:onwards?|till\\s+date|to\\s+date|until\\s+now|${presentWords})(?![\\p{L}])`,
  'yu',
)
const shortEnd = /(\d\d)(?![\d/.-])/y
const duration = new RegExp(
  `\\s*[·•|,(\\[]?\\s*(?:\\d{1,2}\\s*\\+?\\s*(?:${durationUnits})(?![\\p{L}])\\.?,?\\s*(?:and\\s+|und\\s+|et\\s+|y\\s+)?){1,2}[)\\]]?`,
  'yu',
)
const openStart = new RegExp(
  `(?<![\\p{L}])(?:${openStartWords}|${leadWords})[:.]?\\s+(?:the\\s+|le\\s+|el\\s+)?$`,
  'u',
)
const stillOpen = new RegExp(`(?<![\\p{L}])(?:${stillOpenWords})\\s`, 'u')
const candidate = /(?<![\p{L}\d.,$€£#]|\d[-–])(?:\d|[qt][1-4]|\p{L}{2,}|['’]\d\d)/gu

type Reading = { folded: string; dayFirst: boolean | undefined }

function readEnd(
  reading: Reading,
  first: ReadDate,
): Partial<DateSpan> & { end: number; endKind?: ReadDate['kind'] } {
  const { folded, dayFirst } = reading
  between.lastIndex = first.end
  lostDash.lastIndex = first.end
  const isLost = !between.test(folded) && first.kind === 'year' && lostDash.test(folded)
  if (isLost) between.lastIndex = lostDash.lastIndex
  else between.lastIndex = first.end
  if (!isLost && !between.test(folded)) {
    untilNow.lastIndex = first.end
    return untilNow.test(folded)
      ? { end: untilNow.lastIndex, current: true, isRange: true }
      : { end: first.end }
  }
  const at = between.lastIndex
  present.lastIndex = at
  if (present.test(folded)) return { end: present.lastIndex, current: true, isRange: true }
  shortEnd.lastIndex = at
  const short = first.kind === 'year' ? shortEnd.exec(folded) : null
  if (short !== null && first.iso !== undefined) {
    return { end: shortEnd.lastIndex, endDate: first.iso.slice(0, 2) + short[1], isRange: true }
  }
  const second = readDate({ folded, at, dayFirst })
  if (second === undefined || second.iso === undefined) return { end: first.end }
  return { end: second.end, endDate: second.iso, isRange: true, endKind: second.kind }
}

function readSpan(reading: Reading, start: number): Omit<DateSpan, 'text'> | undefined {
  const first = readDate({ ...reading, at: start })
  if (first === undefined) return undefined
  const rest = readEnd(reading, first)
  const isRange = rest.isRange === true
  if (!isRange && (first.kind === 'short' || first.kind === 'month-alone')) return undefined
  // "May 18 - May 22, 2019" are days.
  if (first.kind === 'short' && rest.endKind === 'day') return undefined
  // "Jan - Mar 2019": the start takes the year of the end; a month after it belongs to the year before.
  let startDate = first.iso
  if (first.kind === 'month-alone') {
    if (rest.endDate === undefined || rest.endKind === 'year') return undefined
    const endMonth = Number(rest.endDate.slice(5, 7))
    const startYear = Number(rest.endDate.slice(0, 4)) - ((first.month ?? 1) > endMonth ? 1 : 0)
    startDate = `${startYear}-${String(first.month).padStart(2, '0')}`
  }
  if (
    startDate !== undefined &&
    rest.endDate !== undefined &&
    rest.endDate.slice(0, 4) < startDate.slice(0, 4)
  ) {
    return { start, end: first.end, isRange: false, startDate, endDate: undefined, current: false }
  }
  return { start, end: rest.end, isRange, startDate, endDate: rest.endDate, current: rest.current === true }
}

function widen(folded: string, span: Omit<DateSpan, 'text'>): Omit<DateSpan, 'text'> {
  const before = folded.slice(Math.max(0, span.start - 24), span.start)
  const lead = openStart.exec(before)
  const start = lead === null ? span.start : span.start - (before.length - lead.index)
  duration.lastIndex = span.end
  const end = duration.test(folded) ? duration.lastIndex : span.end
  const current =
    span.current || (lead !== null && span.endDate === undefined && stillOpen.test(`${lead[0]} `))
  return { ...span, start, end, current, isRange: span.isRange || current }
}

/**
 * The dates and date ranges of a text, in order. ISO dates have the precision that was written. A numeric date that
 * may be day or month first is read by `dayFirst`; without it only its year is taken.
 */
export function findDates(text: string, options: { dayFirst?: boolean } = {}): DateSpan[] {
  if (!/\d\d/.test(text)) return []
  const folded = fold(text)
  const reading = { folded, dayFirst: options.dayFirst }
  const spans: DateSpan[] = []
  let from = 0
  for (const match of folded.matchAll(candidate)) {
    if (match.index < from || (/^\p{L}/u.test(match[0]) && !startsDate(folded, match.index))) continue
    const read = readSpan(reading, match.index)
    if (read === undefined) continue
    const span = widen(folded, read)
    from = span.end
    const words = text.slice(span.start, span.end)
    spans.push({ ...span, end: span.start + words.trimEnd().length, text: words.trim() })
  }
  return spans
}

const wordAt = /[a-zıа-я]+/y
const seasonal =
  /^(?:q[1-4]|t[1-4]|spring|summer|autumn|fall|winter|fruh|somm|herbst|ws|ss|print|ete|autom|hiver|prim|ver|oto|inv|estate|autun|outo|lente|zomer|herfst|wios|lato|jes|zima)/

function startsDate(folded: string, at: number): boolean {
  wordAt.lastIndex = at
  const word = wordAt.exec(folded)?.[0] ?? ''
  return monthByName.has(word) || seasonal.test(folded.slice(at, at + 6))
}

const onlyDuration = new RegExp(`^(?:${duration.source})$`, 'u')

/** Whether the words are a length of time and nothing else: "2 years 10 months". */
export const isDuration = (text: string): boolean =>
  /\d/.test(text) && text.length < 40 && onlyDuration.test(fold(text))
