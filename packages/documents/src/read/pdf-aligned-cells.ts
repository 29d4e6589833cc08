import { rightOf } from './pdf-fragment.ts'
import type { Row } from './pdf-rows.ts'

const minGapSizes = 0.6
const minRows = 3

/** Tells whether text that starts at this x begins a cell, although it is close to the text on its left. */
export type CellStarts = (x: number) => boolean

/** Finds narrow columns of cells: positions after a gap where the text of several rows starts. */
export function findCellStarts(rows: readonly Row[]): CellStarts {
  const counts = new Map<number, number>()
  for (const { fragments } of rows) {
    fragments.slice(1).forEach((fragment, at) => {
      const left = fragments[at]
      if (!left || fragment.x - rightOf(left) < fragment.fontSize * minGapSizes) return
      const x = Math.round(fragment.x)
      counts.set(x, (counts.get(x) ?? 0) + 1)
    })
  }
  const near = (x: number) => [-1, 0, 1].reduce((sum, shift) => sum + (counts.get(x + shift) ?? 0), 0)
  return (x) => near(Math.round(x)) >= minRows
}
