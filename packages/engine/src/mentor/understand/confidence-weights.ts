/** Fitted by `npm run measure:mentor -- <file> --fit`. */
export const confidenceWeights: readonly number[] = [0.5, 0.5, 0.5, 0.5, 0]
