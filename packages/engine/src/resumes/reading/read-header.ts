import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeBasics, ResumeLocation } from '@nextrung/contract/resume-document'
import { readPlace } from '../../text/places.ts'
import { readContact } from '../parsing/contact.ts'
import type { Line } from '../parsing/line.ts'
import { bodySize } from '../parsing/sections.ts'
import { type Draft, Sourced } from '../parsing/sourced.ts'
import type { FieldSpan, ReadBlock } from './field-span.ts'
import { labelledName } from './labelled-name.ts'

/** Below this the model's own choice of name or title is weaker than the rules'. */
const leastSure = 0.5

function best(spans: readonly FieldSpan[], label: FieldSpan['label']): Sourced<string> | undefined {
  const found = spans.filter((span) => span.label === label && span.sure >= leastSure)
  const [first] = found
  if (first === undefined) return undefined
  // A long name or title may go on in the next lines, set alike.
  const whole = [first]
  for (const next of found.slice(1)) {
    const last = whole.at(-1) ?? first
    const goesOn =
      next.line.index === last.line.index + 1 &&
      next.line.fontSize === first.line.fontSize &&
      next.line.bold === first.line.bold &&
      first.line.fontSize !== undefined
    if (!goesOn || whole.length === 3) break
    whole.push(next)
  }
  const text = whole
    .map((span) => span.line.text.slice(span.start, span.end + trailingHyphen(span)))
    .reduce(joinName)
  return new Sourced(
    text,
    whole.map(({ line }) => line),
    Math.min(...whole.map(({ sure }) => sure)),
  )
}

const trailingHyphen = ({ line, end }: FieldSpan) => (line.text.slice(end) === '-' ? 1 : 0)
const joinName = (before: string, after: string) =>
  before.endsWith('-') ? before + after : `${before} ${after}`

function labelledNameIn(lines: readonly Line[]): Sourced<string> | undefined {
  for (const line of lines) {
    const name = labelledName(line)
    if (name !== undefined) return new Sourced(name, [line], 0.95)
  }
  return undefined
}

function placeFields({ value, from, sure }: Sourced<string>): Draft<ResumeLocation> {
  const place = readPlace(value)
  const sourced = (text: string | undefined) =>
    text === undefined ? undefined : new Sourced(text, from, sure)
  return {
    city: sourced(place?.city),
    region: sourced(place?.region),
    postalCode: sourced(place?.postalCode),
    countryCode: sourced(place?.countryCode),
    text: new Sourced(value, from, sure),
  }
}

const isTaken = (text: string, values: readonly (Sourced<string> | undefined)[]) =>
  values.some((value) => value !== undefined && (value.value.includes(text) || text.includes(value.value)))

/** Name, title and contact data from the lines that hold them, and what remains of these lines. */
export function readHeader(input: {
  header: readonly Line[]
  elsewhere: readonly Line[]
  blocks: readonly ReadBlock[]
  links: readonly ReadLink[]
  lines: readonly Line[]
  language: string
}): { basics: Draft<ResumeBasics>; further: Sourced<string>[] } {
  const spans = input.blocks.filter(({ block }) => block.kind === 'header').flatMap((read) => read.spans)
  const contact = readContact({
    zone: input.header,
    elsewhere: input.elsewhere,
    links: input.links,
    body: bodySize(input.lines),
    maxSize: Math.max(0, ...input.lines.map((line) => line.fontSize ?? 0)),
    language: input.language,
  })
  const name = best(spans, 'name') ?? labelledNameIn(input.header) ?? contact.basics.name
  const label = best(spans, 'title') ?? contact.basics.label
  const place = best(spans, 'place')
  const location = contact.basics.location ?? (place && placeFields(place))
  const basics = { ...contact.basics, name, label, location }
  const chosen = [name, label, place]
  const displaced = [contact.basics.name, contact.basics.label].flatMap((value) =>
    value === undefined || isTaken(value.value, chosen) ? [] : [value],
  )
  const rest = contact.rest.filter(({ text }) => !isTaken(text, chosen))
  return {
    basics,
    further: [...rest.map(({ text, line }) => new Sourced(text, [line])), ...displaced],
  }
}
