import { isColumnPair, type Side } from './pdf-column-test.ts'
import { type Fragment, median, rightOf } from './pdf-fragment.ts'
import type { Row } from './pdf-rows.ts'
import { isSectionTitle } from './section-titles.ts'

/** A vertical gap between two text columns: where it stands, and the first and last row beside it. */
export type Gutter = { x: number; top: number; bottom: number }

const stepPoints = 3
const minRows = 4
const minCharShare = 0.1

type Candidate = Gutter & { chars: number; gap: number }

/** The gap that parts the most text into two columns, or undefined when the rows read straight across. */
export function findGutter(rows: readonly Row[]): Gutter | undefined {
  const fragments = rows.flatMap((row) => row.fragments)
  const bodySize = median(fragments.map((fragment) => fragment.fontSize))
  const minGap = Math.max(7, bodySize * 0.8)
  const left = fragments.reduce((least, fragment) => Math.min(least, fragment.x), Number.POSITIVE_INFINITY)
  const right = fragments.reduce((most, fragment) => Math.max(most, rightOf(fragment)), 0)
  let best: Candidate | undefined
  for (let x = left + stepPoints; x < right; x += stepPoints) {
    for (const run of runsWithout(rows, { x, minGap })) {
      const candidate = judge(rows, { x, ...run })
      if (candidate && isBetter(candidate, best)) best = candidate
    }
  }
  return best && peelTitle(rows, best, bodySize)
}

function isBetter(candidate: Candidate, best: Candidate | undefined): boolean {
  if (!best) return true
  return candidate.chars > best.chars || (candidate.chars === best.chars && candidate.gap > best.gap)
}

/** Stretches of rows in which nothing runs across `x`. */
function runsWithout(rows: readonly Row[], cut: { x: number; minGap: number }) {
  const runs: { top: number; bottom: number }[] = []
  let top = 0
  rows.forEach((row, at) => {
    if (!isCrossed(row, cut)) return
    if (at - top >= minRows) runs.push({ top, bottom: at - 1 })
    top = at + 1
  })
  if (rows.length - top >= minRows) runs.push({ top, bottom: rows.length - 1 })
  return runs
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

function judge(rows: readonly Row[], gutter: Gutter): Candidate | undefined {
  const left: Side = []
  const right: Side = []
  for (let at = gutter.top; at <= gutter.bottom; at++) {
    const fragments = rows[at]?.fragments ?? []
    const before = fragments.filter((fragment) => rightOf(fragment) <= gutter.x + 0.5)
    const behind = fragments.filter((fragment) => rightOf(fragment) > gutter.x + 0.5)
    if (before.length > 0) left.push({ row: at, fragments: before })
    if (behind.length > 0) right.push({ row: at, fragments: behind })
  }
  if (left.length < minRows || right.length < minRows) return undefined
  const chars = [charsOf(left), charsOf(right)] as const
  const all = chars[0] + chars[1]
  if (Math.min(...chars) < all * minCharShare || !isColumnPair(left, right)) return undefined
  const leftEdge = Math.max(...left.flatMap((line) => line.fragments.map(rightOf)))
  const rightEdge = Math.min(...right.flatMap((line) => line.fragments.map((fragment) => fragment.x)))
  const ends = trim(gutter, left, right)
  return { ...ends, x: (leftEdge + rightEdge) / 2, chars: all, gap: rightEdge - leftEdge }
}

function charsOf(side: Side): number {
  return side.reduce((sum, line) => sum + line.fragments.reduce((n, f) => n + f.text.length, 0), 0)
}

/** Leaves out empty rows at the ends. */
function trim(gutter: Gutter, left: Side, right: Side): Gutter {
  const numbers = [...left, ...right].map((line) => line.row)
  return { x: gutter.x, top: Math.min(...numbers), bottom: Math.max(...numbers) }
}

const maxPeeledRows = 4

/** A large name above one of the columns belongs above both, with the short lines under it. */
function peelTitle(rows: readonly Row[], gutter: Gutter, bodySize: number): Gutter {
  const first = rows[gutter.top]
  if (!first || first.fontSize < bodySize * 1.3) return gutter
  const sideOf = (fragment: Fragment) => (fragment.x + fragment.width / 2 < gutter.x ? 'left' : 'right')
  const side = first.fragments[0] && sideOf(first.fragments[0])
  let top = gutter.top
  while (top < gutter.bottom - minRows && top - gutter.top < maxPeeledRows) {
    const row = rows[top]
    if (!row?.fragments.every((fragment) => sideOf(fragment) === side)) break
    const text = row.fragments.map((fragment) => fragment.text).join(' ')
    if (text.length > 60 || isSectionTitle(text)) break
    top++
  }
  return { ...gutter, top }
}
