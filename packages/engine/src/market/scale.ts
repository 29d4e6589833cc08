/** Maps a value to its place between two ends. */
export type Scale = (value: number) => number

export const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, value))

/** 0 at the low end, 1 at the high end; 0 throughout if they are equal. */
export const scaleBetween =
  (low: number, high: number): Scale =>
  (value) =>
    high > low ? (value - low) / (high - low) : 0

/** From the smallest of the values (0) to the largest (1). */
export const scaleOf = (values: readonly number[]): Scale =>
  scaleBetween(Math.min(...values), Math.max(...values))

/** From one end to the other, and no further. */
export const cappedScale =
  (low: number, high: number): Scale =>
  (value) =>
    scaleBetween(low, high)(clamp(value, [low, high]))

export const roundTo = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}
