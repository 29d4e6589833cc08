import type { ReadLine } from '@nextrung/contract/read-document'
import { isBulletAlone, textAfterBullet } from './bullets.ts'
import { cleanLine } from './clean-text.ts'
import { isRule } from './drawn-rules.ts'
import { joinLetterSpaced } from './letter-spacing.ts'
import { type CellStarts, findCellStarts } from './pdf-aligned-cells.ts'
import { isMarked, type Mark } from './pdf-bullet-marks.ts'
import { type Fragment, rightOf } from './pdf-fragment.ts'
import type { Region } from './pdf-regions.ts'
import { itemsOfRow } from './pdf-row-items.ts'
import type { Row } from './pdf-rows.ts'
import { isSectionTitle } from './section-titles.ts'

const spaceGap = 0.12
const cellGap = 2
// Where the cells of several rows start at the same place.
const minCellGap = 0.6
const boldShare = 0.7

/** Context shared by a page's lines; `lineHeight` is the usual line spacing of paragraphs, in font sizes. */
export type Place = { page: number; lineHeight: number; marks: readonly Mark[] }

/** The lines of a page's regions. Gaps are measured from the line above in the same column. */
export function linesOfRegions(regions: readonly Region[], place: Place): ReadLine[] {
  const lowest = new Map<number, Row>()
  return regions.flatMap(({ rows, column }) => {
    const startsCell = findCellStarts(rows)
    return rows.flatMap((row) => {
      const [line, ...others] = itemsOfRow(row).flatMap(
        (item) => lineOfRow(item, { ...place, startsCell }) ?? [],
      )
      if (!line) return []
      const above = lowest.get(column)
      lowest.set(column, row)
      const gapBefore = above !== undefined && isGap(above, row, place.lineHeight)
      return [
        { ...line, column, ...(gapBefore ? { gapBefore } : {}) },
        ...others.map((other) => ({ ...other, column })),
      ]
    })
  })
}

function isGap(above: Row, row: Row, lineHeight: number): boolean {
  return row.y - above.y > Math.max(above.fontSize, row.fontSize) * lineHeight * 1.22
}

function lineOfRow(row: Row, place: Place & { startsCell: CellStarts }): ReadLine | undefined {
  const ordered = inReadingOrder(row.fragments)
  const hasBulletMark = ordered.length > 1 && isBulletAlone(ordered[0]?.text ?? '')
  const cells = cellsOf(hasBulletMark ? ordered.slice(1) : ordered, place.startsCell)
  const behindBullet = hasBulletMark ? undefined : textAfterBullet(cells[0]?.text ?? '')
  if (behindBullet !== undefined && cells[0]) cells[0].text = behindBullet
  const texts = cells.map((cell) => cleanLine(cell.text)).filter((text) => text !== '')
  const text = texts.join(' ')
  const first = cells[0]?.fragments[0]
  if (text === '' || !first || isRule(text)) return undefined
  const fontSize = mainSize(cells)
  const line: ReadLine = {
    text,
    page: place.page,
    x: round(first.x),
    y: round(row.y),
    fontSize: round(fontSize),
  }
  const isDrawn = !isSectionTitle(text) && isMarked(place.marks, { x: first.x, y: row.y, fontSize })
  const head = cells[0]?.fragments ?? []
  if (shareOf(head, (fragment) => fragment.bold) >= boldShare) line.bold = true
  if (shareOf(head, (fragment) => fragment.italic) >= boldShare) line.italic = true
  if (hasBulletMark || behindBullet !== undefined || isDrawn) line.bullet = true
  if (texts.length > 1) line.cells = texts
  return line
}

function inReadingOrder(fragments: readonly Fragment[]): readonly Fragment[] {
  return shareOf(fragments, (fragment) => fragment.isRightToLeft) > 0.5 ? fragments.toReversed() : fragments
}

/** The font size of most of the line's letters, so a large bullet does not matter. */
function mainSize(cells: readonly Cell[]): number {
  const lengths = new Map<number, number>()
  for (const { text, fontSize } of cells.flatMap((cell) => cell.fragments)) {
    lengths.set(fontSize, (lengths.get(fontSize) ?? 0) + text.length)
  }
  return [...lengths].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0]
}

type Cell = { text: string; fragments: Fragment[] }

function cellsOf(fragments: readonly Fragment[], startsCell: CellStarts): Cell[] {
  const cells: Cell[] = []
  let previous: Fragment | undefined
  for (const fragment of fragments) {
    const gap = previous ? distance(previous, fragment) / Math.max(previous.fontSize, fragment.fontSize) : 0
    const cell = cells.at(-1)
    const isAligned = gap >= minCellGap && startsCell(fragment.x)
    if (!cell || gap >= cellGap || isAligned || fragment.iconBefore) {
      cells.push({ text: fragment.text, fragments: [fragment] })
    } else {
      cell.text += gap > spaceGap || hasSpaceBetween(previous, fragment) ? ` ${fragment.text}` : fragment.text
      cell.fragments.push(fragment)
    }
    previous = fragment
  }
  for (const cell of cells) cell.text = joinLetterSpaced(cell.text)
  return cells
}

// The content of right-to-left lines is ordered from left to right.
function hasSpaceBetween(previous: Fragment | undefined, fragment: Fragment): boolean {
  return previous && previous.x > fragment.x ? previous.spaceBefore : fragment.spaceBefore
}

/** The space between two neighbours, whichever is on the left. */
function distance(a: Fragment, b: Fragment): number {
  return a.x <= b.x ? b.x - rightOf(a) : a.x - rightOf(b)
}

function shareOf(fragments: readonly Fragment[], holds: (fragment: Fragment) => boolean): number {
  let all = 0
  let some = 0
  for (const fragment of fragments) {
    all += fragment.text.length
    if (holds(fragment)) some += fragment.text.length
  }
  return all === 0 ? 0 : some / all
}

function round(points: number): number {
  return Math.round(points * 10) / 10
}
