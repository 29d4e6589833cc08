import { findDates } from '../../../text/find-dates.ts'
import { headingKind, looseHeadingKind, withoutHeadingMarks } from '../../parsing/heading-words.ts'
import type { Line } from '../../parsing/line.ts'
import type { SourceIndex } from '../source-index.ts'
import type { ShownFact } from './shown-fact.ts'

export type Page = { lines: readonly Line[]; index: SourceIndex }

const sectionOf = {
  work: ['work'],
  education: ['education'],
  certificates: ['certificates', 'other'],
} as const
const farthest = 6

/** The kind of the nearest usual heading above a line. */
function headingAbove(first: Line, lines: readonly Line[]): string {
  const from = lines.indexOf(first)
  for (let at = from - 1; at >= 0; at -= 1) {
    const text = withoutHeadingMarks(lines[at]?.text ?? '')
    const kind = headingKind(text) ?? looseHeadingKind(text)
    if (kind !== undefined) return kind
  }
  return 'none'
}

const rangesIn = (heads: readonly Line[]): number =>
  heads.reduce((sum, { text }) => sum + findDates(text).filter(({ isRange }) => isRange).length, 0)
const datesIn = (heads: readonly Line[]): number =>
  heads.reduce((sum, { text }) => sum + findDates(text).length, 0)

/** How far apart the lines of a field and the other lines of its entry's head stand. */
function distance(fact: ShownFact): number {
  const others = fact.heads.filter((line) => !fact.lines.includes(line))
  if (others.length === 0 || fact.lines.length === 0) return 0
  const between = fact.lines.flatMap((line) => others.map((other) => Math.abs(other.index - line.index)))
  return Math.min(farthest, ...between)
}

/** Lines between the first and the last of an entry's head that are not of the head. */
function strangersAmong({ heads }: ShownFact): number {
  const [first, last] = [heads[0], heads.at(-1)]
  if (first === undefined || last === undefined) return 0
  return Math.min(farthest, last.index - first.index + 1 - heads.length)
}

/** Where a fact stands on the page: same row, next lines, another column, below which heading. */
export function pageFeatures(fact: ShownFact, { lines, index }: Page): string[] {
  const { heads, entry } = fact
  const [first] = heads
  if (first === undefined) return ['page:none']
  if (entry === '/basics') {
    const gap = heads.some((line) => line.gapBefore) ? ['page:gap'] : []
    const place = first.index < 4 ? first.index : first.index < 12 ? 'near' : 'far'
    return [`page:at:${place}`, `page:part:${first.part ?? 'body'}`, ...gap]
  }
  const section = entry.split('/')[1]
  const heading = headingAbove(first, lines)
  const fitting: readonly string[] =
    section === 'work' || section === 'education' || section === 'certificates' ? sectionOf[section] : []
  const features = [
    `page:heading:${heading}`,
    `page:apart:${distance(fact)}`,
    `page:strangers:${strangersAmong(fact)}`,
    `page:heads:${Math.min(5, heads.length)}`,
    `page:ranges:${Math.min(3, rangesIn(heads))}`,
    `page:dates:${Math.min(4, datesIn(heads))}`,
  ]
  if (!fitting.includes(heading)) features.push('page:under another')
  if (new Set(heads.map(({ column }) => column)).size > 1) features.push('page:columns')
  if (new Set(heads.map(({ source }) => source.page)).size > 1) features.push('page:pages')
  if (fact.lines.some((line) => index.ownersOf(line).size > 1)) features.push('page:shared')
  if (fact.lines.some((line) => line.bullet)) features.push('page:bullet')
  if (fact.lines.length > 1) features.push('page:wrapped')
  return features
}
