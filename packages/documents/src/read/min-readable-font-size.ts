/** In points. Smaller text is not meant for people but for machines. */
export const minReadableFontSize = 2
