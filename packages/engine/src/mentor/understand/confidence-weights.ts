/** Fitted by `npm run measure:mentor -- <file> --fit`. */
export const confidenceWeights: readonly number[] = [1.4863, 0.7587, 1.3156, -0.0166, -0.2744]
