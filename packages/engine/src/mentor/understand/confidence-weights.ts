/** Fitted by `npm run measure:mentor -- <file> --fit`. */
export const confidenceWeights: readonly number[] = [1.8155, 0.8399, 1.3163, -0.2773, -0.1816]
