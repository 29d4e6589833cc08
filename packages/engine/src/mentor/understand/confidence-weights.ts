/** Fitted by `npm run measure:mentor -- <file> --fit`. */
export const confidenceWeights: readonly number[] = [2.5439, 0.8203, 1.009, 0.1817, -0.5646]
