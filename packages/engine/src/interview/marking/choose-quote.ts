import type { MarkedText } from './answer-text.ts'

const longestQuote = 240

/** A segment of the answer as a quote: verbatim, the start of it if it is long. */
export function chooseQuote({ segments }: MarkedText, segment: number | undefined): string | null {
  const text = segment === undefined ? undefined : segments[segment]?.text
  if (text === undefined) return null
  if (text.length <= longestQuote) return text
  const cut = text.slice(0, longestQuote)
  const space = cut.lastIndexOf(' ')
  return space > 0 ? cut.slice(0, space) : cut
}
