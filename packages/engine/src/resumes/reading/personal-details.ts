import type { PersonalDetail } from '@nextrung/contract/resume-document'
import type { Line } from '../parsing/line.ts'
import { type Draft, Sourced } from '../parsing/sourced.ts'
import { hasLabelFor, isStrongLabel, labelOf, personalHeading } from './personal-labels.ts'
import { joinPieces, type Piece, toPieces } from './personal-pieces.ts'
import { type PersonalContext, readPersonal } from './read-personal.ts'

/** The lines without what is personal, and what is personal. */
export type KeptApart = { lines: Line[]; personal: Draft<PersonalDetail[]> }

// Details stand together: at the top, under a heading of their own, or among their like near the end.
const topLines = 15
const neighbourLines = 3
const headingReach = 15

type Context = PersonalContext & { isNear: boolean }

function contextsOf(lines: readonly Line[]): Context[] {
  const strong = lines.map((line) => toPieces(line).some(({ text }) => isStrongLabel(text)))
  let headedUntil = -1
  return lines.map((line, at) => {
    if (personalHeading(line.text)) headedUntil = at + headingReach
    const beside = strong.slice(Math.max(0, at - neighbourLines), at + neighbourLines + 1)
    const isNear = beside.some(Boolean) || at <= headedUntil
    return { isNear, isTop: at < topLines && !line.bullet }
  })
}

type Detail = { label: string; value: string }

/** A label that fills its line, its value being the next line. */
function valueBelow(line: Line, next: Line | undefined): Detail | undefined {
  const label = labelOf(line.text)
  if (label === undefined || !isStrongLabel(line.text) || next === undefined) return undefined
  const isValue =
    next.cells.length === 1 && next.text.length <= 40 && !next.heading && !hasLabelFor(next.text)
  return isValue && !next.gapBefore && !/[.:]$/.test(next.text) ? { label, value: next.text } : undefined
}

function withoutPieces(line: Line, kept: readonly Piece[]): Line | undefined {
  const cells = joinPieces(kept)
  return cells.length === 0 ? undefined : { ...line, text: cells.join('  '), cells }
}

/**
 * Takes the personal details that employers in many countries should not see out of the lines: birth, age, family,
 * nationality, religion, gender, photo notes, numbers of documents. Everything else stays as it is.
 */
export function personalDetails(lines: readonly Line[]): KeptApart {
  const kept: Line[] = []
  const personal: Draft<PersonalDetail[]> = []
  const contexts = contextsOf(lines)
  const take = ({ label, value }: Detail, from: readonly Line[]) =>
    personal.push({ label: new Sourced(label, from), value: new Sourced(value, from) })
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    const context = contexts[at]
    if (line === undefined || context === undefined) continue
    const next = lines[at + 1]
    const below = valueBelow(line, next)
    if (below !== undefined && next !== undefined) {
      take(below, [line, next])
      at += 1
      continue
    }
    const read = readPersonal(toPieces(line), context)
    if (read.details.length === 0) {
      kept.push(line)
      continue
    }
    for (const detail of read.details) take(detail, [line])
    const rest = withoutPieces(line, read.rest)
    if (rest !== undefined) kept.push(rest)
  }
  return { lines: kept, personal }
}
