import { diffArrays } from 'diff'
import type { Match } from './match-texts.ts'

/** The pairs that stand in another order than before; the fewest whose moving explains the new order. */
export const findMoved = (pairs: Match[]): Match[] => {
  // From the end on, because people say of two that changed places that the lower one moved up.
  const after = pairs.toSorted((a, b) => b.newer - a.newer)
  const before = pairs.toSorted((a, b) => b.older - a.older)
  const moved = new Set(
    diffArrays(before, after)
      .filter(({ added }) => added)
      .flatMap(({ value }) => value),
  )
  return after.filter((pair) => moved.has(pair)).reverse()
}
