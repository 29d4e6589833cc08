import type { Fragment } from './pdf-fragment.ts'
import type { Gutter } from './pdf-gutters.ts'
import type { Row } from './pdf-rows.ts'
import { isSectionTitle } from './section-titles.ts'

const maxHeaderRows = 4
const maxHeaderChars = 60
const contact = /@|\bhttps?:|\bwww\.|linkedin|github|\d{3}[\s).-]*\d{2}/i

/**
 * Takes a page's heading out of the columns under it: a large name above one of them with the short lines
 * that follow, or a line of contacts set across both.
 */
export function trimHeader(rows: readonly Row[], gutter: Gutter, bodySize: number): Gutter {
  const first = rows[gutter.top]
  if (!first) return gutter
  const isNamed = first.fontSize >= bodySize * 1.3 && sidesOf(first, gutter.x).size === 1
  let top = gutter.top
  while (top < gutter.bottom - maxHeaderRows && top - gutter.top < maxHeaderRows) {
    const row = rows[top]
    if (!row || textsOf(row).some(isSectionTitle)) break
    const isUnderName = isNamed && isAlone(row, first, gutter.x) && lengthOf(row) <= maxHeaderChars
    if (!isUnderName && !isContactLine(row, rows[top + 1], gutter.x)) break
    top++
  }
  return { ...gutter, top }
}

function isAlone(row: Row, first: Row, x: number): boolean {
  const [side, ...others] = sidesOf(row, x)
  return others.length === 0 && side !== undefined && sidesOf(first, x).has(side)
}

/** A line of contacts on both sides of the gap, with clear space under it. */
function isContactLine(row: Row, next: Row | undefined, x: number): boolean {
  const isApart = next !== undefined && next.y - row.y > row.fontSize * 1.7
  return isApart && sidesOf(row, x).size === 2 && textsOf(row).some((text) => contact.test(text))
}

function sidesOf(row: Row, x: number): Set<'left' | 'right'> {
  return new Set(
    row.fragments.map((fragment: Fragment) => (fragment.x + fragment.width / 2 < x ? 'left' : 'right')),
  )
}

function textsOf(row: Row): string[] {
  return row.fragments.map((fragment) => fragment.text)
}

function lengthOf(row: Row): number {
  return textsOf(row).join(' ').length
}
