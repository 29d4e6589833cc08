import { greatest, mean } from './answer-features.ts'

type Measured = { points: readonly (readonly number[])[]; score: readonly number[] }

/** What shows that an answer belongs to another question: how little it comes near any key point. */
export function strayFeatures({ points, score }: Measured): number[] {
  const columns = points[0]?.map((_, at) => points.map((values) => values[at] ?? 0)) ?? []
  return [...score, ...columns.flatMap((values) => [greatest(values), mean(values)])]
}
