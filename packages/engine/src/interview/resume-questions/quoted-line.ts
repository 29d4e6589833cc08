import { sentencesOf } from '../../text/sentences.ts'

const lengths = { least: 15, most: 240 } as const

const isQuotable = (text: string): boolean =>
  text.length >= lengths.least &&
  text.length <= lengths.most &&
  /\p{L}{2}/u.test(text) &&
  !/[<>{}|\\]|https?:|\p{L}@\p{L}/u.test(text)

/**
 * The parts of a line that can be quoted: the line itself or, if it is long, its sentences. Each is a verbatim part of
 * the line, without a bullet and without the punctuation at the end.
 */
export const quotableParts = (line: string): string[] => {
  const bare = line.trim().replace(/^[\s•·▪◦*–—-]+/u, '')
  const parts = bare.length > lengths.most ? sentencesOf(bare) : [bare]
  return parts.map((part) => part.trim().replace(/[\s.;,:]+$/u, '')).filter(isQuotable)
}

/** The words in quotation marks; quotation marks inside become single ones, as is usual in print. */
export const inQuotes = (text: string): string => `“${text.replace(/[“”"]/gu, "'")}”`
