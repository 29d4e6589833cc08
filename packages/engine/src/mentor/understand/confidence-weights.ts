/** Fitted by `npm run measure:mentor -- <file> --fit`. */
export const confidenceWeights: readonly number[] = [2.1023, 0.9420, 0.8233, -0.3834, -0.0894]
