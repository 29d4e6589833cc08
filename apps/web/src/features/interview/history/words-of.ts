/** The question's words without the code that follows them. */
export const wordsOf = (question: string): string => question.split('```')[0]?.trim() || question
