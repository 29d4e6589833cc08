import type { PathSource } from '@nextrung/contract/career-path'

export const sourceText = ({ title, year }: PathSource): string =>
  year && !title.includes(year) ? `${title}, ${year}` : title

/** Only web addresses become links: another server could send anything else. */
export const webAddress = (url: string | undefined): string | undefined =>
  url && /^https?:\/\//i.test(url) ? url : undefined

/** Longer titles would wrap under a figure; they are in the note that opens. */
const mostNameLength = 30

/** The source as the name of a note: whole if it is short, else what kind of figure it is and its year. */
export const sourceName = (source: PathSource, kind: string): string => {
  const text = sourceText(source)
  if (text.length <= mostNameLength) return text
  return source.year && /\d/.test(source.year) ? `${kind}, ${source.year}` : kind
}
