import { type DateSpan, findDates } from '../../text/find-dates.ts'
import { dateFields } from '../parsing/entry-heading.ts'
import { joinText } from '../parsing/join-lines.ts'
import type { Line } from '../parsing/line.ts'
import { Sourced } from '../parsing/sourced.ts'
import { findUrls } from '../parsing/web-links.ts'
import type { FieldSpan } from './field-span.ts'
import type { ReadEntry } from './group-lines.ts'
import type { FieldLabel } from './labels.ts'

const named: ReadonlySet<FieldLabel> = new Set(['position', 'employer', 'school', 'project'])
const shortestWrapped = 25
const opensWord = /^(?:\p{Ll}|[&/(+–-])/u
const leavesOpen =
  /(?:[,&/+–(-]|(?<!\p{L})(?:and|of|for|the|in|und|für|der|et|de|des|du|la|y|e|di|en|van|voor|i|och|för))$/iu

/** Whether a value goes on in the next line as one that did not fit, rather than another one standing there. */
function isWrapped(before: FieldSpan, next: FieldSpan): boolean {
  if (leavesOpen.test(before.text) || opensWord.test(next.text)) return true
  const isAlike = before.line.bold === next.line.bold && before.line.fontSize === next.line.fontSize
  return isAlike && before.line.text.length >= shortestWrapped
}

/** The values that a heading gives one field, each with its lines; a value may go on in the next line. */
export function valuesOf(entry: ReadEntry, label: FieldLabel): Sourced<string>[] {
  const values: Sourced<string>[] = []
  let last: FieldSpan | undefined
  for (const span of entry.block?.spans ?? []) {
    if (span.label === label) {
      const open = values.at(-1)
      const goesOn =
        open !== undefined &&
        last?.label === label &&
        span.adjoins &&
        span.line !== last.line &&
        (!named.has(label) || isWrapped(last, span))
      const shown = span.text.replace(/^["“]|["”]$/g, '')
      if (goesOn) {
        values[values.length - 1] = new Sourced(
          joinText(open.value, shown),
          [...open.from, span.line],
          Math.min(open.sure ?? 1, span.sure),
        )
      } else values.push(new Sourced(shown, [span.line], span.sure))
    }
    last = span
  }
  return values
}

type Found = { span: DateSpan; line: Line }

/** The dates that stand where the model sees dates; all of the heading's where it sees none that can be read. */
function findIn(entry: ReadEntry, written: readonly FieldSpan[], dayFirst: boolean | undefined): Found[] {
  const all = entry.heads.flatMap((line) =>
    findDates(line.text, { dayFirst }).map((span) => ({ span, line })),
  )
  const marked = all.filter(({ span, line }) =>
    written.some((one) => one.line === line && one.start < span.end && one.end > span.start),
  )
  const [only] = marked
  // A range over two cells or lines has its dash or its "present" in the other part.
  if (marked.length === 1 && only?.span.isRange === false && written.length > 1) {
    const joined = written.map(({ text }) => text.replace(/\s*[-–—]+\s*$/u, '')).join(' – ')
    const [range] = findDates(joined, { dayFirst })
    if (range?.isRange === true) return [{ span: range, line: only.line }]
  }
  const ranges = marked.filter(({ span }) => span.isRange)
  if (ranges.length > 0) return ranges
  if (marked.length > 0) return marked
  const [short] = written.flatMap(({ text, line }) =>
    findDates(withCenturies(text), { dayFirst }).map((span) => ({ span, line })),
  )
  return short === undefined || written.some(({ text }) => /(?:19|20)\d\d/.test(text)) ? all : [short]
}

const centuryOf = (year: string) => (Number(year) > 45 ? '19' : '20')

/** "Jul 18 - Nov 22" and "06 - 10" with whole years, where it is sure that they are dates. */
const withCenturies = (text: string): string =>
  text.replace(/(?<![\d.,/’'])['’]?(\d\d)(?![\d.,/:])/gu, (_all, year: string) => `${centuryOf(year)}${year}`)

/** The dates of an entry's heading as fields of a job, a school or a project. */
export function datesOf(
  entry: ReadEntry,
  given: { dayFirst: boolean | undefined; alone: 'startDate' | 'endDate' },
): ReturnType<typeof dateFields> {
  const marked = (entry.block?.spans ?? []).filter(({ label }) => label === 'dates')
  const last = marked.at(-1)
  // An employer's own line with all its years stands above the role's line with the role's.
  const isGrouped =
    marked.length > 1 &&
    marked[0]?.line !== last?.line &&
    isRoleLine(entry, last) &&
    !isYearBelowRange(marked)
  const written = isGrouped ? marked.filter(({ line }) => line === last?.line) : marked
  const found = findIn(entry, written, given.dayFirst)
  const sure = Math.min(1, ...written.map((span) => span.sure))
  const texts = found.length > 0 ? found.map(({ span, line }) => ({ text: span.text, line })) : written
  const lines = [...written.map(({ line }) => line), ...found.map(({ line }) => line)]
  const fields = dateFields(
    {
      parts: [],
      dates: found.map(({ span }) => span),
      dateLines: found.map(({ line }) => line),
      dateText:
        texts.length === 0 ? undefined : new Sourced(texts.map(({ text }) => text).join(', '), lines, sure),
      location: undefined,
      url: undefined,
    },
    given.alone,
  )
  const withSure = <T extends string | boolean>(value: Sourced<T> | undefined) =>
    value && new Sourced(value.value, lines, sure)
  return {
    startDate: withSure(fields.startDate),
    endDate: withSure(fields.endDate),
    current: withSure(fields.current),
    dateText: fields.dateText,
  }
}

/** A single year below a range is no time of work: "Service bureau, closed 2003". */
function isYearBelowRange(marked: readonly FieldSpan[]): boolean {
  const isRange = (span: FieldSpan | undefined) =>
    span !== undefined && findDates(span.text).some((date) => date.isRange)
  return isRange(marked[0]) && !isRange(marked.at(-1))
}

/** Whether the dates stand on a line with a position, and an employer's line with dates above it. */
const isRoleLine = (entry: ReadEntry, dates: FieldSpan | undefined): boolean => {
  const spans = entry.block?.spans ?? []
  const onLine = spans.filter(({ line }) => line === dates?.line)
  return (
    onLine.some(({ label }) => label === 'position') &&
    spans.some(
      ({ label, line }) =>
        label === 'employer' &&
        spans.some((other) => other.label === 'dates' && other.line === line && line !== dates?.line),
    )
  )
}

/** The address in an entry's heading. */
export function urlOf(entry: ReadEntry): Sourced<string> | undefined {
  for (const line of entry.heads) {
    const [found] = findUrls(line.text)
    if (found !== undefined) return new Sourced(found.url, [line])
  }
  return undefined
}

const word = /\p{L}{3,}/u
const isLabel = (text: string) => /^[\p{L} /&.-]{2,30}:?$/u.test(text) && text.split(/\s+/).length < 3

/** What stands in the heading beside its fields, such as "Full-time" or a line on the employer. */
export const furtherOf = (entry: ReadEntry): Sourced<string>[] => [
  ...valuesOf(entry, 'kind'),
  ...(entry.block?.rest ?? [])
    .filter(({ text }) => word.test(text) && !isLabel(text) && findUrls(text).length === 0)
    .map(({ text, line }) => new Sourced(text, [line])),
]
