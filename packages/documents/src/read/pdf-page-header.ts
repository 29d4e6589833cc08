import type { Gutter, Row } from './pdf-rows.ts'
import { isSectionTitle } from './section-titles.ts'

const maxHeaderRows = 4
const maxHeaderChars = 60
// The space below a contact line, in font sizes.
const clearSpace = 1.7
const contact = /@|\bhttps?:|\bwww\.|linkedin|github|\d{3}[\s).-]*\d{2}/i

/**
 * Removes the page's heading from the columns below it: a large name above one of them with the short lines that
 * follow, or a contact line across both.
 */
export function trimHeader(
  rows: readonly Row[],
  { gutter, bodySize }: { gutter: Gutter; bodySize: number },
): Gutter {
  const first = rows[gutter.top]
  if (!first) return gutter
  const nameSide = sideOf(first, gutter.x)
  const isNamed = first.fontSize >= bodySize * 1.3 && nameSide !== 'both'
  let top = gutter.top
  while (top < gutter.bottom - maxHeaderRows && top - gutter.top < maxHeaderRows) {
    const row = rows[top]
    if (!row || textsOf(row).some(isSectionTitle)) break
    const isUnderName = isNamed && sideOf(row, gutter.x) === nameSide && lengthOf(row) <= maxHeaderChars
    const isApart = (rows[top + 1]?.y ?? row.y) - row.y > row.fontSize * clearSpace
    if (!isUnderName && !(isApart && isContactLine(row, gutter.x))) break
    top++
  }
  return { ...gutter, top }
}

/** A contact line on both sides of the gap. */
function isContactLine(row: Row, x: number): boolean {
  return sideOf(row, x) === 'both' && textsOf(row).some((text) => contact.test(text))
}

function sideOf(row: Row, x: number): 'left' | 'right' | 'both' {
  const isLeft = row.fragments.map((fragment) => fragment.x + fragment.width / 2 < x)
  if (isLeft.every((left) => left)) return 'left'
  return isLeft.some((left) => left) ? 'both' : 'right'
}

function textsOf(row: Row): string[] {
  return row.fragments.map((fragment) => fragment.text)
}

function lengthOf(row: Row): number {
  return textsOf(row).join(' ').length
}
