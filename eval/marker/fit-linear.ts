import type { LinearWeights } from '@nextrung/engine/interview/marking/marker-weights'

export type LinearRow = { values: readonly number[]; target: number }

/** Fits a weighted sum by least squares; `pull` draws the weights of the scaled features towards 0. */
export function fitLinear(rows: readonly LinearRow[], pull: number): LinearWeights {
  const width = rows[0]?.values.length ?? 0
  const columns = Array.from({ length: width }, (_, at) =>
    describe(rows.map(({ values }) => values[at] ?? 0)),
  )
  const target = rows.reduce((sum, row) => sum + row.target, 0) / rows.length
  const system = columns.map((_, at) => {
    const row = new Float64Array(width + 1)
    row[at] = pull
    return row
  })
  for (const { values, target: own } of rows) {
    const scaled = columns.map(({ mean, spread }, at) => ((values[at] ?? 0) - mean) / spread)
    for (const [at, row] of system.entries()) {
      const value = scaled[at] ?? 0
      for (let other = 0; other < width; other += 1)
        row[other] = (row[other] ?? 0) + value * (scaled[other] ?? 0)
      row[width] = (row[width] ?? 0) + value * (own - target)
    }
  }
  const solved = solve(system)
  const weights = columns.map(({ spread }, at) => (solved[at] ?? 0) / spread)
  return { base: target - columns.reduce((sum, { mean }, at) => sum + mean * (weights[at] ?? 0), 0), weights }
}

function describe(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return { mean, spread: spread < 1e-9 ? 1 : spread }
}

/** Gauss–Jordan; the pull keeps every pivot above 0. */
function solve(system: readonly Float64Array[]): number[] {
  const width = system.length
  for (const [pivot, row] of system.entries())
    for (const [other, changed] of system.entries()) {
      if (other === pivot) continue
      const factor = (changed[pivot] ?? 0) / (row[pivot] ?? 1)
      for (let at = pivot; at <= width; at += 1) changed[at] = (changed[at] ?? 0) - factor * (row[at] ?? 0)
    }
  return system.map((row, at) => (row[width] ?? 0) / (row[at] ?? 1))
}
