import { joinText, type Passage } from '../parsing/join-lines.ts'
import type { Line } from '../parsing/line.ts'
import type { ReadBlock } from './field-span.ts'
import type { LabelledLine } from './labelled-line.ts'
import type { LineRole } from './labels.ts'

export type EntryKind = 'job' | 'education' | 'project'
/** An entry with its heading's fields and the passages below it. */
export type ReadEntry = { kind: EntryKind; heads: Line[]; block: ReadBlock | undefined; body: Passage[] }
/** Lines of one kind under one heading. */
export type LineGroup = {
  kind: 'summary' | 'skills' | 'language' | 'certificate' | 'other' | 'personal'
  heading: Line | undefined
  lines: Line[]
  passages: Passage[]
}
export type GroupedResume = { header: Line[]; groups: (ReadEntry | LineGroup)[] }

const headRoles: Partial<Record<LineRole, EntryKind>> = {
  jobHead: 'job',
  educationHead: 'education',
  projectHead: 'project',
}
const textRoles: Partial<Record<LineRole, EntryKind>> = {
  jobText: 'job',
  educationText: 'education',
  projectText: 'project',
}
const groupRoles = new Set<LineRole>(['summary', 'skills', 'language', 'certificate', 'other', 'personal'])
const isGroupKind = (role: LineRole): role is LineGroup['kind'] => groupRoles.has(role)

function addTo(passages: Passage[], { line, begins }: LabelledLine, vocabulary: ReadonlySet<string>): void {
  const last = passages.at(-1)
  if (begins || last === undefined) {
    passages.push({ text: line.text, lines: [line], bullet: line.bullet })
    return
  }
  last.text = joinText(last.text, line.text, vocabulary)
  last.lines.push(line)
}

/** Puts labelled lines together: entries with their texts, and the groups between headings. */
export function groupLines(
  labelled: readonly LabelledLine[],
  given: { blocks: readonly ReadBlock[]; vocabulary: ReadonlySet<string> },
): GroupedResume {
  const grouped: GroupedResume = { header: [], groups: [] }
  const blockOf = new Map(given.blocks.map((read) => [read.block.lines[0], read]))
  // Entries stay open over other lines: a sidebar may stand in the middle of a job.
  const open = new Map<EntryKind, ReadEntry>()
  let heading: Line | undefined
  for (const one of labelled) {
    const { line, role } = one
    const headOf = headRoles[role]
    const textOf = textRoles[role]
    if (role === 'furniture') continue
    if (role === 'heading') heading = line
    else if (role === 'name' || role === 'title' || role === 'contact') grouped.header.push(line)
    else if (headOf !== undefined) {
      const entry = open.get(headOf)
      if (!one.begins && entry !== undefined && entry.body.length === 0) entry.heads.push(line)
      else {
        const next: ReadEntry = { kind: headOf, heads: [line], block: blockOf.get(line), body: [] }
        grouped.groups.push(next)
        open.set(headOf, next)
      }
    } else if (textOf !== undefined) {
      let entry = open.get(textOf)
      if (entry === undefined) {
        entry = { kind: textOf, heads: [], block: undefined, body: [] }
        grouped.groups.push(entry)
        open.set(textOf, entry)
      }
      addTo(entry.body, one, given.vocabulary)
    } else if (isGroupKind(role)) {
      const last = grouped.groups.at(-1)
      let group = last !== undefined && last.kind === role && last.heading === heading ? last : undefined
      if (group === undefined) {
        group = { kind: role, heading, lines: [], passages: [] }
        grouped.groups.push(group)
      }
      group.lines.push(line)
      addTo(group.passages, one, given.vocabulary)
    }
  }
  return grouped
}
