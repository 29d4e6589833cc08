/** One message: the features of its confidence and whether the first kind was right. */
export type Judged = { features: readonly number[]; isRight: boolean }

const steps = 4000
const rate = 0.5
const pull = 0.002

/** Fits a logistic regression by gradient descent; the weights are pulled to zero, but for the first. */
export const fitConfidence = (judged: readonly Judged[]): number[] => {
  const size = judged[0]?.features.length ?? 0
  const weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map((weight, at) => (at === 0 ? 0 : pull * weight))
    for (const { features, isRight } of judged) {
      const sum = features.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
      const error = 1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0)
      for (const [at, value] of features.entries())
        slopes[at] = (slopes[at] ?? 0) + (error * value) / judged.length
    }
    for (const [at, slope] of slopes.entries())
      weights[at] = (weights[at] ?? 0) - (rate / (1 + step / 1000)) * slope
  }
  return weights
}
