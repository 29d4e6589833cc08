import type { Ranked } from './classify.ts'
import { confidenceWeights as fitted } from './confidence-weights.ts'

/** What the confidence is judged by. */
export type Evidence = { ranked: readonly Ranked[]; known: number; wordCount: number }

const clamp = (share: number): number => Math.min(1 - 1e-6, Math.max(1e-6, share))
const logit = (share: number): number => Math.log(clamp(share) / (1 - clamp(share)))

/** The features of the confidence, in the order of its weights. */
export const confidenceFeatures = ({ ranked, known, wordCount }: Evidence): number[] => {
  const [first, second] = ranked.map(({ share }) => clamp(share))
  return [1, logit(first ?? 0), Math.log((first ?? 1e-6) / (second ?? 1e-6)), known, Math.log(1 + wordCount)]
}

/**
 * How likely the first kind is the one that is meant, from 0 to 1: logistic regression on messages of authors whom the
 * training had not seen.
 */
export const judgeConfidence = (features: readonly number[]): number => {
  const sum = features.reduce((total, value, at) => total + value * (fitted[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}
