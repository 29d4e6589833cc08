import { ordinals, small } from '@nextrung/knowledge/words/quantity-words'

const cardinals = small.slice(0, 11)

/** Regular expression source for a number in digits, or in words up to ten. */
export const numberPattern = String.raw`\d{1,2}|${cardinals.slice(1).join('|')}|a couple of|a single`
export const ordinalPattern = String.raw`${ordinals.slice(1).join('|')}|\d{1,2}(?:st|nd|rd|th)|last|final|second to last|second-to-last|top|bottom`

/** The number the words stand for; undefined for other words. */
export const readNumber = (words: string): number | undefined => {
  const lower = words.toLowerCase()
  if (/^\d+$/.test(lower)) return Number(lower)
  if (lower === 'a couple of') return 2
  if (lower === 'a single') return 1
  const at = cardinals.indexOf(lower)
  return at < 0 ? undefined : at
}

/** The zero-based index an ordinal refers to in a list of `length` items; undefined outside the list. */
export const readOrdinal = (words: string, length: number): number | undefined => {
  const lower = words.toLowerCase()
  const fromEnd = /^second[ -]to[ -]last$/.test(lower) ? 2 : /^(?:last|final|bottom)$/.test(lower) ? 1 : 0
  const digits = /^(\d+)/.exec(lower)?.[1]
  const count = lower === 'top' ? 1 : digits ? Number(digits) : ordinals.indexOf(lower)
  const at = fromEnd > 0 ? length - fromEnd : count - 1
  return at >= 0 && at < length ? at : undefined
}
