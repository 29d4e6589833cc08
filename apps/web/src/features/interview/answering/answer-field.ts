/** Where the draft of an answer is kept. */
export const answerField = (questionId: number, followUpId?: string): string =>
  followUpId === undefined ? `interview/${questionId}` : `interview/${questionId}/${followUpId}`
