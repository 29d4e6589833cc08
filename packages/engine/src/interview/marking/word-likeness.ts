import type { Word } from './answer-text.ts'
import { areOpposite } from './opposite-words.ts'
import { sharedMeaning } from './synonyms.ts'

/** Whether two long words differ by one typing error. */
function isTypo(a: string, b: string): boolean {
  if (a.length < 6 || b.length < 6 || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return Math.max(a.length, b.length) - start - end <= 1
}

/** How alike two words are in what they mean, from 0 to 1. Opposites are not. */
export function wordLikeness(a: Word, b: Word): number {
  if (a.text === b.text || a.stem === b.stem) return 1
  if (areOpposite(a.stem, b.stem)) return 0
  if (sharedMeaning(a.stem, b.stem)) return 0.95
  if (/\d/.test(a.stem) || /\d/.test(b.stem)) return 0
  if (isTypo(a.text, b.text)) return 0.85
  return 0
}
