import { type Fragment, rightOf } from './pdf-fragment.ts'

/** Fragments on one baseline, ordered by x. `y` is the baseline, `fontSize` the largest size. */
export type Row = { fragments: Fragment[]; y: number; fontSize: number }

/** A vertical gap between two text columns: its position, and the first and last row next to it. */
export type Gutter = { x: number; top: number; bottom: number }

// Larger letters are decoration. This limits how far back the search for a row goes.
const maxFontSize = 80

/** Groups fragments into rows from top to bottom. Superscripts and subscripts join their row. */
export function rowsOf(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = []
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = findRow(rows, fragment)
    if (row) {
      row.fragments.push(fragment)
      if (fragment.fontSize > row.fontSize) {
        row.fontSize = fragment.fontSize
        row.y = fragment.y
      }
    } else {
      rows.push({ fragments: [fragment], y: fragment.y, fontSize: fragment.fontSize })
    }
  }
  for (const row of rows) row.fragments.sort((a, b) => a.x - b.x)
  return rows.sort((a, b) => a.y - b.y)
}

function findRow(rows: readonly Row[], fragment: Fragment): Row | undefined {
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at]
    if (!row || fragment.y - row.y > maxFontSize) return undefined
    if (isSameRow(row, fragment)) return row
  }
  return undefined
}

function isSameRow(row: Row, fragment: Fragment): boolean {
  const distance = Math.abs(row.y - fragment.y)
  const small = Math.min(row.fontSize, fragment.fontSize)
  const large = Math.max(row.fontSize, fragment.fontSize)
  if (distance <= small * 0.3) return true
  // Smaller text within the height of larger text, such as an exponent or a bullet in another font.
  if (distance > large * 0.45 || small > large * 0.85) return false
  return !row.fragments.some((other) => overlaps(other, fragment))
}

function overlaps(a: Fragment, b: Fragment): boolean {
  return Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x) > Math.min(a.fontSize, b.fontSize) * 0.3
}
