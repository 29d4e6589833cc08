/** Splits a text into sentences. A full stop before a lower-case letter doesn't end one. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) +(?=[\p{Lu}\d"“])/u)
