import type { Line } from '../parsing/line.ts'
import type { FieldSpan, ReadBlock } from './field-span.ts'
import { type FormKind, type FormRow, formRows } from './form-rows.ts'
import type { LabelledLine } from './labelled-line.ts'
import type { LineRole } from './labels.ts'

type Entry = { kinds: Set<FormKind>; lines: { one: LabelledLine; kind: FormKind; isValue: boolean }[] }
type Forms = {
  labelled: LabelledLine[]
  /** What each value of a form is, by its line. */
  kinds: ReadonlyMap<Line, FormKind>
}

const headKinds: ReadonlySet<FormKind> = new Set(['dates', 'position', 'employer', 'degree', 'school'])
const endRoles: ReadonlySet<LineRole> = new Set(['heading', 'name', 'title', 'contact', 'skills', 'language'])

/** A form calls at least two different things by their names, and does so again or in official words. */
function isForm(rows: ReadonlyMap<Line, FormRow>): boolean {
  const counts = new Map<FormKind, number>()
  for (const { kind } of rows.values())
    if (kind !== undefined && headKinds.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const isNamed = (counts.get('dates') ?? 0) > 0 && counts.size > 1
  const isAgain = [...counts.values()].filter((count) => count > 1).length > 1
  const areOfficial = [...rows.values()].filter(({ isOfficial }) => isOfficial).length > 1
  return isNamed && (isAgain || areOfficial)
}

const withText = (line: Line, text: string): Line => ({ ...line, text, cells: [text], bullet: false })

const rolesOf = (kinds: ReadonlySet<FormKind>): { head: LineRole; text: LineRole } =>
  ['degree', 'school', 'study'].some((kind) => kinds.has(kind as FormKind))
    ? { head: 'educationHead', text: 'educationText' }
    : { head: 'jobHead', text: 'jobText' }

/** The entry's heading in one piece, then its text; a form may name the employer below the tasks. */
function written({ kinds, lines }: Entry, found: Map<Line, FormKind>): LabelledLine[] {
  const { head, text } = rolesOf(kinds)
  const heads = lines.filter(({ kind }) => headKinds.has(kind))
  const texts = lines.filter(({ kind }) => !headKinds.has(kind))
  for (const { one, kind } of heads) found.set(one.line, kind)
  return [
    ...heads.map(
      ({ one }, at): LabelledLine => ({ ...one, role: head, begins: at === 0, sure: 1, placed: 1 }),
    ),
    ...texts.map(({ one, isValue }): LabelledLine => {
      const begins = isValue || one.line.bullet || (one.role === text && one.begins)
      return { ...one, role: text, begins, sure: 1, placed: 1 }
    }),
  ]
}

/**
 * Reads forms, such as those of Europass: rows of labels and values, one thing a row, again for each entry. The labels
 * say what the values are; they are taken off, and each entry's values put together.
 */
export function readForms(labelled: readonly LabelledLine[]): Forms {
  const rows = formRows(labelled.map(({ line }) => line))
  if (!isForm(rows)) return { labelled: [...labelled], kinds: new Map() }
  const out: LabelledLine[] = []
  const found = new Map<Line, FormKind>()
  let entry: Entry | undefined
  let last: FormKind | undefined
  const close = () => {
    if (entry !== undefined) out.push(...written(entry, found))
    entry = undefined
    last = undefined
  }
  for (const one of labelled) {
    const row = rows.get(one.line)
    const ends = row === undefined && endRoles.has(one.role) && (one.role === 'heading' || last !== 'text')
    if ((entry === undefined && (row?.kind === undefined || !headKinds.has(row.kind))) || ends) {
      close()
      out.push(one)
      continue
    }
    if (row?.kind !== undefined) {
      const isAgain = headKinds.has(row.kind) && entry?.kinds.has(row.kind) === true
      if (isAgain) close()
      last = row.kind
    }
    entry ??= { kinds: new Set(), lines: [] }
    const kind: FormKind = last ?? 'text'
    entry.kinds.add(kind)
    const value = row === undefined ? one.line.text : row.value
    // A label alone is no content; its value stands in the next line.
    if (value === '') out.push({ ...one, role: 'furniture', begins: true, isRepeated: true })
    else {
      const line = row === undefined ? one.line : withText(one.line, value)
      entry.lines.push({ one: { ...one, line }, kind, isValue: row?.kind !== undefined })
    }
  }
  close()
  return { labelled: out, kinds: found }
}

const labelOf = { position: 'position', employer: 'employer', degree: 'degree', school: 'school' } as const
const ownLabels: Partial<Record<FormKind, ReadonlySet<FieldSpan['label']>>> = {
  position: new Set(['position']),
  employer: new Set(['employer', 'place', 'url']),
  degree: new Set(['degree', 'area', 'score', 'state']),
  school: new Set(['school', 'place', 'url']),
}
const certain = 0.95

/** The block's fields as the labels of the form have it, where the model saw something else. */
export function followForm(read: ReadBlock, kinds: ReadonlyMap<Line, FormKind>): ReadBlock {
  if (!read.block.lines.some((line) => kinds.has(line))) return read
  const spans = read.block.lines.flatMap((line): FieldSpan[] => {
    const own = read.spans.filter((span) => span.line === line)
    const kind = kinds.get(line)
    if (kind === undefined || kind === 'dates' || kind === 'text' || kind === 'study') return own
    const label = labelOf[kind]
    const kept = own.filter((span) => ownLabels[kind]?.has(span.label) === true)
    const isRead = kept.some((span) => span.label === label) && kept.length === own.length
    if (isRead) return kept.map((span) => ({ ...span, sure: Math.max(span.sure, certain) }))
    const place = kept.find((span) => span.label === 'place' && span.start > 3)
    const text = line.text.slice(0, place?.start).replace(/[\s,;–-]+$/u, '')
    const whole: FieldSpan = { label, text, line, start: 0, end: text.length, sure: certain, adjoins: false }
    return place === undefined ? [whole] : [whole, place]
  })
  const isTaken = (line: Line) => kinds.has(line) && kinds.get(line) !== 'dates'
  return { ...read, spans, rest: read.rest.filter(({ line }) => !isTaken(line)) }
}
