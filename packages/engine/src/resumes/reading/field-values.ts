import { type DateSpan, findDates } from '../../text/find-dates.ts'
import { dateFields, type EntryHeading } from '../parsing/entry-heading.ts'
import { joinText } from '../parsing/join-lines.ts'
import type { Line } from '../parsing/line.ts'
import { Sourced } from '../parsing/sourced.ts'
import { findUrls } from '../parsing/web-links.ts'
import type { FieldSpan } from './label-fields.ts'
import type { FieldLabel } from './labels.ts'
import type { ReadEntry } from './group-lines.ts'

/** The values that a heading gives one field, each with its lines; a value may go on in the next line. */
export function valuesOf(entry: ReadEntry, label: FieldLabel): Sourced<string>[] {
  const values: Sourced<string>[] = []
  let last: FieldSpan | undefined
  for (const span of entry.block?.spans ?? []) {
    if (span.label === label) {
      const open = values.at(-1)
      const goesOn = open !== undefined && last?.label === label && span.adjoins && span.line !== last.line
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

const spansOf = (text: string, dayFirst: boolean | undefined): DateSpan[] => findDates(text, { dayFirst })

/** The dates of an entry's heading as fields of a job, a school or a project. */
export function datesOf(
  entry: ReadEntry,
  given: { dayFirst: boolean | undefined; alone: 'startDate' | 'endDate' },
): ReturnType<typeof dateFields> {
  const written = (entry.block?.spans ?? []).filter(({ label }) => label === 'dates')
  const head: EntryHeading = {
    parts: [],
    dates: [],
    dateLines: [],
    dateText: undefined,
    location: undefined,
    url: undefined,
  }
  const add = (text: string, line: Line) => {
    for (const span of spansOf(text, given.dayFirst)) {
      head.dates.push(span)
      head.dateLines.push(line)
    }
  }
  for (const { text, line } of written) add(text, line)
  if (head.dates.length === 0) for (const line of entry.heads) add(line.text, line)
  const sure = Math.min(1, ...written.map((span) => span.sure))
  const texts = written.length > 0 ? written : head.dates.map(({ text }, at) => ({ text, line: head.dateLines[at] }))
  if (texts.length > 0)
    head.dateText = new Sourced(
      texts.map(({ text }) => text).join(', '),
      texts.flatMap(({ line }) => (line === undefined ? [] : [line])),
      sure,
    )
  const fields = dateFields(head, given.alone)
  const withSure = <T extends string | boolean>(value: Sourced<T> | undefined) =>
    value && new Sourced(value.value, value.from, sure)
  return {
    startDate: withSure(fields.startDate),
    endDate: withSure(fields.endDate),
    current: withSure(fields.current),
    dateText: fields.dateText,
  }
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
