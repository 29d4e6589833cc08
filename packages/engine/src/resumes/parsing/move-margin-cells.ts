import { findDates, isDuration } from '../../text/find-dates.ts'
import { readPlace } from '../../text/places.ts'
import type { Line } from './line.ts'

const isMarginCell = (cell: string, dayFirst: boolean | undefined): boolean => {
  if (isDuration(cell)) return true
  const spans = findDates(cell, { dayFirst })
  const length = spans.reduce((sum, span) => sum + span.text.length, 0)
  return (spans.length > 0 && cell.length - length < 3) || (cell.length < 40 && readPlace(cell) !== undefined)
}

/** Finds where the heading of the entry that the last of `lines` belongs to ends. */
function endOfHeading(lines: readonly Line[]): number {
  let at = lines.length
  const textX = lines.at(-1)?.x
  while (at > 0) {
    const line = lines[at - 1]
    if (
      line === undefined ||
      (!line.bullet && (line.x === undefined || textX === undefined || line.x < textX - 4))
    )
      break
    at -= 1
  }
  return at
}

/**
 * Moves dates and places set at the right margin beside an entry's first bullets up behind its heading. The moved
 * cell keeps the number and words of its line.
 */
export function moveMarginCells(given: readonly Line[], dayFirst: boolean | undefined): Line[] {
  if (!given.some((line) => line.bullet && line.cells.length > 1)) return [...given]
  const lines: Line[] = []
  let inText = false
  for (const line of given) {
    const last = line.cells.at(-1)
    inText = line.bullet || (inText && line.x !== undefined && line.x > (lines.at(-1)?.x ?? line.x) - 4)
    if (!inText || line.cells.length < 2 || last === undefined || !isMarginCell(last, dayFirst)) {
      lines.push(line)
      continue
    }
    const cells = line.cells.slice(0, -1)
    lines.push({ ...line, text: cells.join('  '), cells })
    const at = endOfHeading(lines)
    const moved = {
      ...line,
      text: last,
      cells: [last],
      bullet: false,
      bold: false,
      gapBefore: false,
      x: undefined,
    }
    lines.splice(at, 0, moved)
  }
  return lines
}
