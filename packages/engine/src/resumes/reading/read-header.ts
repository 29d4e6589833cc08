import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeBasics, ResumeLocation } from '@nextrung/contract/resume-document'
import { readPlace } from '../../text/places.ts'
import { readContact } from '../parsing/contact.ts'
import type { Line } from '../parsing/line.ts'
import { emailAffinity } from '../parsing/names.ts'
import { bodySize } from '../parsing/sections.ts'
import { type Draft, Sourced } from '../parsing/sourced.ts'
import {
  isHardlyName,
  nameBeforeTitle,
  nameByAddress,
  wholeName,
  withoutIntroduction,
} from './choose-read-name.ts'
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

/** Enough of the name in the e-mail address to tell a name by it. */
const inAddress = 2
const inDoubt = 0.5

/** Whether a name may go on from one to the other: adjoining lines of one look, or one line. */
const isBeside = ({ line }: FieldSpan, { line: other }: FieldSpan): boolean =>
  Math.abs(line.index - other.index) <= 1 && line.fontSize === other.fontSize && line.bold === other.bold

/** The name among what the model, a label, the rules and the address say: the likeliest that may be one. */
function chooseName(given: {
  spans: readonly FieldSpan[]
  header: readonly Line[]
  lines: readonly Line[]
  contact: Draft<ResumeBasics>
}): Sourced<string> | undefined {
  const { spans, header, lines, contact } = given
  const email = contact.email?.value
  const fits = (text: string) => emailAffinity(withoutIntroduction(text), email)
  const plausible = spans.filter((span) => !isHardlyName(withoutIntroduction(span.text), email))
  const marked = plausible.filter(({ label }) => label === 'name')
  const titles = plausible.filter(({ label, text }) => label === 'title' && fits(text) >= inAddress)
  const named = marked.length > 0 ? marked : titles
  const first = Math.max(0, ...named.map(({ text }) => fits(text)))
  // Where the address tells the name, the others that the model sees are a place or a title, if they stand elsewhere.
  const told = named.filter(({ text }) => first >= inAddress && fits(text) > 0)
  const likely = named
    .filter((span) => told.length === 0 || told.some((other) => span === other || isBeside(span, other)))
    .map((span): FieldSpan => ({ ...span, label: 'name' }))
  const found = [
    best(likely, 'name'),
    labelledNameIn(header),
    contact.name,
    nameByAddress(lines, email),
    nameBeforeTitle(lines),
    weak(likely),
  ]
  const names = found.flatMap((name) => (name === undefined ? [] : [wholeName(name, email)]))
  const name = names.find(({ value }) => !isHardlyName(value, email))
  if (name !== undefined) return name
  // Some people are called Baker or London: what the model is sure of is shown, and asked.
  const doubted = best(spans, 'name')
  const isOdd =
    doubted === undefined || doubted.from.every(({ heading }) => heading) || /\d/.test(doubted.value)
  return isOdd ? undefined : new Sourced(withoutIntroduction(doubted.value), doubted.from, inDoubt)
}

/** A name that the model is not sure of, where nothing else may be one; the person is asked. */
function weak(spans: readonly FieldSpan[]): Sourced<string> | undefined {
  const [surest] = [...spans].sort((a, b) => b.sure - a.sure)
  return surest && new Sourced(surest.text, [surest.line], surest.sure)
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
  const name = chooseName({ spans, header: input.header, lines: input.lines, contact: contact.basics })
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
