/** A text in sentences; abbreviations before a small letter do not end one. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) +(?=[\p{Lu}\d"“])/u)
