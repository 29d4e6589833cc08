/** The median of some measurements. */
export const median = (values: number[]): number => at(values, 0.5)

/** The given quantile of the measurements. */
export const at = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const ms = (value: number): string => `${Math.round(value)} ms`
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const MB = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
