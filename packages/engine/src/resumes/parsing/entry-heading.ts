import { hasCompanyWord, hasTitleWord } from '../../text/career-words.ts'
import { type DateSpan, findDates, isDuration } from '../../text/find-dates.ts'
import { isKnownCity, readPlace } from '../../text/places.ts'
import { tidy } from './fragments.ts'
import type { Line } from './line.ts'
import { Sourced } from './sourced.ts'
import { findUrls } from './web-links.ts'

export type Part = { text: string; line: Line }
/** An entry's heading split into dates, place, URL, and the remaining words in order. */
export type EntryHeading = {
  parts: Part[]
  dates: DateSpan[]
  dateLines: Line[]
  /** The date text, including dates we can't parse. */
  dateText: Sourced<string> | undefined
  location: Sourced<string> | undefined
  url: Sourced<string> | undefined
}

const separator = /\s*[|•·┃∙⋅▪◦●‖¦—]\s*|;\s+|\s+[-–—]+\s+|\s+[-–—]+$|^[-–—]+\s+|\t+|\s{3,}|\s+\/\/\s+/u
const emptyBrackets = /\(\s*[,;–—-]?\s*\)|\[\s*\]/g

function takeDates(
  text: string,
  given: { head: EntryHeading; line: Line; dayFirst: boolean | undefined },
): string {
  const spans = findDates(text, { dayFirst: given.dayFirst })
  let rest = ''
  let from = 0
  for (const span of spans) {
    rest += `${text.slice(from, span.start)}\t`
    from = span.end
    given.head.dates.push(span)
    given.head.dateLines.push(given.line)
  }
  return (rest + text.slice(from)).replace(emptyBrackets, ' ').replace(/\(\s*\t\s*\)/g, '\t')
}

function takeUrls(text: string, given: { head: EntryHeading; line: Line }): string {
  const { head, line } = given
  const [found] = head.url === undefined ? findUrls(text) : []
  if (found === undefined) return text
  head.url = new Sourced(found.url, [line])
  return `${text.slice(0, found.start)}\t${text.slice(found.end)}`.replace(/\(\s*\t\s*\)/g, '\t')
}

/** Splits "Acme Inc., San Francisco, CA" into the place and the words before it. */
export function splitPlace(text: string): { rest: string; place: string } | undefined {
  if (readPlace(text) !== undefined && !hasCompanyWord(text)) return { rest: '', place: text }
  const bracket = /^(.{2,80}?)\s*\(([^()]{2,40})\)$/.exec(text)
  if (bracket !== null && readPlace(bracket[2] ?? '') !== undefined)
    return { rest: bracket[1] ?? '', place: bracket[2] ?? '' }
  const parts = text.split(/,\s*/)
  for (const size of [3, 2, 1]) {
    if (parts.length <= size) continue
    const tail = parts.slice(-size).join(', ')
    if (
      size === 1
        ? !isKnownCity(tail) && !/^(?:remote|usa|uk)$/i.test(tail) && readPlace(tail) === undefined
        : readPlace(tail) === undefined
    )
      continue
    if (size > 1 && (hasTitleWord(parts.at(-size) ?? '') || hasCompanyWord(parts.at(-size) ?? ''))) continue
    return { rest: parts.slice(0, -size).join(', '), place: tail }
  }
  return undefined
}

function addPart(text: string, given: { head: EntryHeading; line: Line }): void {
  const { head, line } = given
  const words = tidy(text)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(?<=\p{Ll}{4})(?<!assoc)\.$/iu, '')
  if (words === '' || /^[\p{P}\p{S}\s]+$/u.test(words)) return
  const split = head.location === undefined ? splitPlace(words) : undefined
  if (split === undefined) {
    head.parts.push({ text: words, line })
    return
  }
  head.location = new Sourced(split.place, [line])
  const rest = tidy(split.rest)
  if (rest !== '') head.parts.push({ text: rest, line })
}

const withBoth = (line: Line | undefined): Line[] =>
  line === undefined ? [] : line.also === undefined ? [line] : [line, line.also]

/** Parses the heading lines of an entry. Every word ends up in a part, the dates, the place or the URL. */
export function readEntryHeading(
  lines: readonly Line[],
  options: { dayFirst: boolean | undefined },
): EntryHeading {
  const head: EntryHeading = {
    parts: [],
    dates: [],
    dateLines: [],
    dateText: undefined,
    location: undefined,
    url: undefined,
  }
  const durations: Sourced<string>[] = []
  for (const line of lines) {
    for (const cell of line.cells) {
      if (isDuration(cell)) {
        durations.push(new Sourced(cell, [line]))
        continue
      }
      const undated = takeDates(cell, { head, line, dayFirst: options.dayFirst })
      const bare = takeUrls(undated, { head, line })
      for (const piece of bare.split(separator)) addPart(piece, { head, line })
    }
  }
  const words = [
    ...head.dates.map((span, at) => ({ text: span.text, from: head.dateLines[at] })),
    ...durations.map(({ value, from }) => ({ text: value, from: from[0] })),
  ]
  if (words.length > 0) {
    head.dateText = new Sourced(
      words.map(({ text }) => text).join(', '),
      words.flatMap(({ from }) => withBoth(from)),
    )
  }
  return head
}

type Dated = {
  startDate: Sourced<string> | undefined
  endDate: Sourced<string> | undefined
  current: Sourced<boolean> | undefined
  dateText: Sourced<string> | undefined
}

/** Converts a heading's dates to fields. A single date is the start of a job but the end of an education. */
export function dateFields(head: EntryHeading, alone: 'startDate' | 'endDate'): Dated {
  const at = Math.max(
    0,
    head.dates.findIndex((span) => span.isRange),
  )
  const first = head.dates[at]
  const second = first?.isRange === false ? head.dates[at + 1] : undefined
  const lines = head.dateLines.flatMap(withBoth)
  const sourced = (value: string | undefined) => (value === undefined ? undefined : new Sourced(value, lines))
  if (first === undefined)
    return { startDate: undefined, endDate: undefined, current: undefined, dateText: head.dateText }
  const isAlone = !first.isRange && second === undefined
  const start = isAlone && alone === 'endDate' ? undefined : first.startDate
  const end = isAlone
    ? alone === 'endDate'
      ? first.startDate
      : undefined
    : (first.endDate ?? second?.startDate)
  return {
    startDate: sourced(start),
    endDate: sourced(end),
    current: first.current ? new Sourced(true, lines) : undefined,
    dateText: head.dateText,
  }
}
