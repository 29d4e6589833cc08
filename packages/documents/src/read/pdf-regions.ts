import type { Fragment } from './pdf-fragment.ts'
import { findGutter } from './pdf-gutters.ts'
import { withMarginTitlesAbove } from './pdf-margin-titles.ts'
import { type Gutter, type Row, rowsOf } from './pdf-rows.ts'

/** Rows that are read in sequence; `column` numbers the page's text columns in reading order. */
export type Region = { rows: Row[]; column: number }

const maxDepth = 6

/**
 * Splits a page into regions in reading order: the widest vertical gap with text on both sides separates columns,
 * rows that cross it form regions above or below, and each part is split again.
 */
export function regionsOf(fragments: readonly Fragment[]): Region[] {
  const isRightToLeft = share(fragments, (fragment) => fragment.isRightToLeft) > 0.5
  const sections = sectionsOf(rowsOf(fragments))
  return numberColumns(sections.flatMap((rows) => cut(rows, { depth: 0, isRightToLeft, path: '' })))
}

/** The whole page, or its sections if their titles are in the left margin. */
function sectionsOf(rows: readonly Row[]): Row[][] {
  const lifted = withMarginTitlesAbove(rows)
  if (lifted.length === rows.length) return [lifted]
  const sections: Row[][] = [[]]
  lifted.forEach((row, at) => {
    const isTitle = lifted[at + 1]?.y === row.y
    if (isTitle) sections.push([row], [])
    else sections.at(-1)?.push(row)
  })
  return sections
}

type Leaf = { rows: Row[]; path: string }
type Spot = { depth: number; isRightToLeft: boolean; path: string }

function cut(rows: readonly Row[], spot: Spot): Leaf[] {
  const gutter = spot.depth < maxDepth ? findGutter(rows) : undefined
  if (!gutter) return rows.length > 0 ? [{ rows: [...rows], path: spot.path }] : []
  const inner = { ...spot, depth: spot.depth + 1 }
  const parts = partsOf(rows, gutter)
  const name = `${spot.path}/${Math.round(rows[gutter.top]?.y ?? 0)}`
  const sides = spot.isRightToLeft ? [parts.right, parts.left] : [parts.left, parts.right]
  return [
    ...cut(parts.above, inner),
    ...sides.flatMap((side, at) => cut(rowsOf(side), { ...inner, path: `${name}:${at}` })),
    ...cut(parts.below, inner),
  ]
}

function partsOf(rows: readonly Row[], gutter: Gutter) {
  const above = rows.slice(0, gutter.top)
  const inside = rows.slice(gutter.top, gutter.bottom + 1).flatMap((row) => row.fragments)
  const below = rows.slice(gutter.bottom + 1)
  const left = inside.filter((fragment) => fragment.x + fragment.width / 2 < gutter.x)
  const right = inside.filter((fragment) => fragment.x + fragment.width / 2 >= gutter.x)
  return { above, left, right, below }
}

function numberColumns(leaves: readonly Leaf[]): Region[] {
  const numbers = new Map<string, number>()
  return leaves.map(({ rows, path }) => {
    const column = numbers.get(path) ?? numbers.size
    numbers.set(path, column)
    return { rows, column }
  })
}

function share(fragments: readonly Fragment[], holds: (fragment: Fragment) => boolean): number {
  let all = 0
  let some = 0
  for (const fragment of fragments) {
    all += fragment.text.length
    if (holds(fragment)) some += fragment.text.length
  }
  return all === 0 ? 0 : some / all
}
