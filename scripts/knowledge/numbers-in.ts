/** The numbers of a sentence as they are written, such as "1,687,890" or "2.0". */
export const numbersIn = (text: string): string[] => [
  ...new Set(text.replaceAll('O*NET', '').match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []),
]
