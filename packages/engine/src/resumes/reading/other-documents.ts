import {
  applicationWords,
  letterClosings,
  letterOpenings,
  otherDocumentWords,
} from '@nextrung/knowledge/words/document-words'
import { alternatives } from '../../text/phrase-pattern.ts'
import type { Line } from '../parsing/line.ts'

const start = (phrases: readonly string[]) => new RegExp(`^(?:${alternatives(phrases)})(?![\\p{L}\\d])`, 'iu')
const anywhere = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${alternatives(phrases)})(?![\\p{L}])`, 'iu')

const opening = start(letterOpenings)
const closing = start(letterClosings)
const applying = anywhere(applicationWords)
const otherWords = start(otherDocumentWords)

/** A salutation, a closing formula and words about applying. */
export function isLetterOfApplication(lines: readonly Line[]): boolean {
  const from = lines.findIndex(({ text }) => opening.test(text) && text.length < 90)
  if (from === -1) return false
  const rest = lines.slice(from + 1)
  return rest.some(({ text }) => closing.test(text)) && rest.some(({ text }) => applying.test(text))
}

/** Whether lines begin with what only documents of another kind call their parts ("Ingredients", "Amount due"). */
export function isOtherDocument(lines: readonly Line[]): boolean {
  const found = lines.filter(({ text }) => text.length < 60 && otherWords.test(text))
  const isTitle = lines.slice(0, 5).some((line) => found.includes(line))
  return found.length >= 2 || isTitle
}
