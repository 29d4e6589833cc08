import { diffArrays } from 'diff'
import type { Match } from './match-texts.ts'

/** The pairs that moved: the smallest set that explains the new order. */
export const findMoved = (pairs: Match[]): Match[] => {
  // Start from the end: of two swapped items, people say the lower one moved up.
  const after = pairs.toSorted((a, b) => b.newer - a.newer)
  const before = pairs.toSorted((a, b) => b.older - a.older)
  const moved = new Set(
    diffArrays(before, after)
      .filter(({ added }) => added)
      .flatMap(({ value }) => value),
  )
  return after.filter((pair) => moved.has(pair)).reverse()
}
