import type { Fragment } from './pdf-fragment.ts'
import { findGutter, type Gutter } from './pdf-gutters.ts'
import { type Row, rowsOf } from './pdf-rows.ts'

/** Rows that are read one after the other; `column` counts the text columns of the page in reading order. */
export type Region = { rows: Row[]; column: number }

const maxDepth = 6

/**
 * Parts a page into regions in reading order: the widest vertical gap with text on both sides parts columns,
 * what runs across it stands above or below, and each part is cut again.
 */
export function regionsOf(fragments: readonly Fragment[]): Region[] {
  const isRightToLeft = share(fragments, (fragment) => fragment.isRightToLeft) > 0.5
  const leaves = cut(fragments, { depth: 0, isRightToLeft })
  return numberColumns(leaves)
}

type Leaf = { rows: Row[]; path: string }

function cut(
  fragments: readonly Fragment[],
  place: { depth: number; isRightToLeft: boolean; path?: string },
): Leaf[] {
  const path = place.path ?? ''
  const rows = rowsOf(fragments)
  const gutter = place.depth < maxDepth ? findGutter(rows) : undefined
  if (!gutter) return rows.length > 0 ? [{ rows, path }] : []
  const inner = { depth: place.depth + 1, isRightToLeft: place.isRightToLeft }
  const parts = partsOf(rows, gutter)
  const name = Math.round(rows[gutter.top]?.y ?? 0)
  const sides = place.isRightToLeft ? [parts.right, parts.left] : [parts.left, parts.right]
  return [
    ...cut(parts.above, { ...inner, path }),
    ...sides.flatMap((side, at) => cut(side, { ...inner, path: `${path}/${name}:${at}` })),
    ...cut(parts.below, { ...inner, path }),
  ]
}

function partsOf(rows: readonly Row[], gutter: Gutter) {
  const above = rows.slice(0, gutter.top).flatMap((row) => row.fragments)
  const inside = rows.slice(gutter.top, gutter.bottom + 1).flatMap((row) => row.fragments)
  const below = rows.slice(gutter.bottom + 1).flatMap((row) => row.fragments)
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
