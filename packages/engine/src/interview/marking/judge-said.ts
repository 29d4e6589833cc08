import { applyFits, type Trees } from './boosted-trees.ts'
import type { PointReading } from './point-features.ts'

const mostIfOpposite = 0.15

type Read = Pick<PointReading, 'isOpposite'>

/** What is left of a trust that a key point is said, where the answer says the opposite. */
export const capOpposite = (said: number, { isOpposite }: Read): number =>
  isOpposite ? Math.min(said, mostIfOpposite) : said

/** How sure it is that a key point is said, from 0 to 1. */
export const judgeSaid = (fits: readonly Trees[], reading: PointReading): number =>
  capOpposite(applyFits(fits, reading.features), reading)
