import { extentOf, isColumnPair, type Side, titleRowsOf } from './pdf-column-test.ts'
import { type Fragment, median, rightOf } from './pdf-fragment.ts'
import { trimHeader } from './pdf-page-header.ts'
import type { Gutter, Row } from './pdf-rows.ts'

const stepPoints = 3
const minRows = 4
const minCharShare = 0.1

type Candidate = Gutter & { chars: number; gap: number }
type Stretch = { top: number; bottom: number }

/** The gap that splits the most text into two columns, or undefined when the rows read straight across. */
export function findGutter(rows: readonly Row[]): Gutter | undefined {
  const fragments = rows.flatMap((row) => row.fragments)
  const bodySize = median(fragments.map((fragment) => fragment.fontSize))
  const minGap = Math.max(7, bodySize * 0.8)
  const left = fragments.reduce((least, fragment) => Math.min(least, fragment.x), Number.POSITIVE_INFINITY)
  const right = fragments.reduce((most, fragment) => Math.max(most, rightOf(fragment)), 0)
  let best: Candidate | undefined
  for (let x = left + stepPoints; x < right; x += stepPoints) {
    for (const stretch of stretchesWithout(rows, { x, minGap })) {
      for (const candidate of judge(rows, { x, ...stretch })) {
        if (isBetter(candidate, best)) best = candidate
      }
    }
  }
  return best && trimHeader(rows, { gutter: best, bodySize })
}

function isBetter(candidate: Candidate, best: Candidate | undefined): boolean {
  if (!best) return true
  return candidate.chars > best.chars || (candidate.chars === best.chars && candidate.gap > best.gap)
}

/** Stretches of rows in which nothing crosses `x`. */
function stretchesWithout(rows: readonly Row[], cut: { x: number; minGap: number }): Stretch[] {
  const crossed = rows.flatMap((row, at) => (isCrossed(row, cut) ? [at] : []))
  return stretchesBetween({ top: 0, bottom: rows.length - 1 }, crossed)
}

/** The parts of a stretch that remain when single rows are removed, if they are long enough. */
function stretchesBetween(whole: Stretch, taken: readonly number[]): Stretch[] {
  const starts = [whole.top, ...taken.map((row) => row + 1)]
  const ends = [...taken.map((row) => row - 1), whole.bottom]
  return starts.flatMap((top, at) => {
    const bottom = ends[at] ?? whole.bottom
    return bottom - top + 1 >= minRows ? [{ top, bottom }] : []
  })
}

function isCrossed(row: Row, { x, minGap }: { x: number; minGap: number }): boolean {
  let leftEdge = Number.NEGATIVE_INFINITY
  let rightEdge = Number.POSITIVE_INFINITY
  for (const fragment of row.fragments) {
    const end = rightOf(fragment)
    if (fragment.x < x - 0.5 && end > x + 0.5) return true
    if (end <= x + 0.5) leftEdge = Math.max(leftEdge, end)
    else rightEdge = Math.min(rightEdge, fragment.x)
  }
  return rightEdge - leftEdge < minGap
}

/**
 * The column pairs in a stretch. If only one side has section titles, each title spans the full width, and the parts
 * between the titles are judged separately.
 */
function judge(rows: readonly Row[], gutter: Gutter): Candidate[] {
  const { left, right } = sidesOf(rows, gutter)
  const candidate = judgeSides(left, right)
  if (candidate) return [candidate]
  const titles = [...titleRowsOf(left), ...titleRowsOf(right)].sort((a, b) => a - b)
  if (titles.length === 0) return []
  return stretchesBetween(gutter, titles).flatMap((part) => {
    const sides = sidesOf(rows, { x: gutter.x, ...part })
    return judgeSides(sides.left, sides.right) ?? []
  })
}

function judgeSides(left: Side, right: Side): Candidate | undefined {
  if (left.length < minRows || right.length < minRows) return undefined
  const chars = [charsOf(left), charsOf(right)] as const
  const all = chars[0] + chars[1]
  if (Math.min(...chars) < all * minCharShare || !isColumnPair(left, right)) return undefined
  const leftEdge = extentOf(left).right
  const rightEdge = extentOf(right).left
  const rows = {
    top: Math.min(left[0]?.row ?? 0, right[0]?.row ?? 0),
    bottom: Math.max(left.at(-1)?.row ?? 0, right.at(-1)?.row ?? 0),
  }
  return { ...rows, x: (leftEdge + rightEdge) / 2, chars: all, gap: rightEdge - leftEdge }
}

function sidesOf(rows: readonly Row[], gutter: Gutter): { left: Side; right: Side } {
  const left: Side = []
  const right: Side = []
  const isLeft = (fragment: Fragment) => rightOf(fragment) <= gutter.x + 0.5
  for (let at = gutter.top; at <= gutter.bottom; at++) {
    const fragments = rows[at]?.fragments ?? []
    const before = fragments.filter(isLeft)
    const behind = fragments.filter((fragment) => !isLeft(fragment))
    if (before.length > 0) left.push({ row: at, fragments: before })
    if (behind.length > 0) right.push({ row: at, fragments: behind })
  }
  return { left, right }
}

function charsOf(side: Side): number {
  return side.reduce((sum, line) => sum + line.fragments.reduce((n, f) => n + f.text.length, 0), 0)
}
