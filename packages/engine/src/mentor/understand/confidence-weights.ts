/** Fitted by `npm run measure:mentor -- --fit`. */
export const confidenceWeights: readonly number[] = [-0.92, 0.71, 0.46, -0.03, 0.61]
