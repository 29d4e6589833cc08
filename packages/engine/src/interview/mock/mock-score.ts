/** The average of numbers as a whole number; 0 without any. */
export const wholeMean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** The score of an interview by those of its questions. A question without one was skipped and counts as 0. */
export const mockScore = (scores: readonly (number | null | undefined)[]): number =>
  wholeMean(scores.map((score) => score ?? 0))
