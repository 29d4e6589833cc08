import { personalHeadings } from '@nextrung/knowledge/words/line-words'
import { ambiguousPersonalLabels, personalLabels } from '@nextrung/knowledge/words/personal-words'
import { fold } from '../../text/fold.ts'
import { alternatives, onlyPhrase } from '../../text/phrase-pattern.ts'

export const allPersonalLabels = [...personalLabels, ...ambiguousPersonalLabels]

const normal = (text: string) => fold(text).replace(/’/g, "'").replace(/\s+/g, ' ').trim()
const strong: ReadonlySet<string> = new Set(personalLabels.map(normal))
const ambiguous: ReadonlySet<string> = new Set(ambiguousPersonalLabels.map(normal))
// "Geburtsdatum / -ort:" and "Date / place of birth:" are one label.
const more = '(?:\\s*\\/\\s*-?\\p{L}[\\p{L} ]{1,20}(?=\\s*(?:[:：]|$)))?'
const leading = new RegExp(
  `^((?:${alternatives(allPersonalLabels)})${more})(?![\\p{L}\\d'’-])\\s*([:：–—-]*)\\s*`,
  'iu',
)

const isIn = (labels: ReadonlySet<string>, text: string): boolean =>
  labels.has(normal(text)) || labels.has(normal(text.replace(/\s*\/\s*-?[\p{L} ]+$/u, '')))

const withoutMark = (text: string) => text.replace(/^[\s*▪-]+|[\s:：–—-]+$/gu, '')

/** The text as a label, if it is nothing but one. */
export const labelOf = (text: string): string | undefined => {
  const bare = withoutMark(text)
  return isIn(strong, bare) || isIn(ambiguous, bare) ? bare : undefined
}

type Led = { label: string; value: string; isMarked: boolean; isStrong: boolean }

/** The label that the text begins with and what follows it; `isMarked` if there is a colon or dash between them. */
export function splitPersonalLabel(text: string): Led | undefined {
  const match = leading.exec(text.replace(/^[\s*▪-]+/u, ''))
  const [whole = '', label = '', mark = ''] = match ?? []
  if (match === null) return undefined
  const value = text
    .replace(/^[\s*▪-]+/u, '')
    .slice(whole.length)
    .trim()
  return { label, value, isMarked: mark !== '', isStrong: isIn(strong, label) }
}

export const hasLabelFor = (text: string): boolean => splitPersonalLabel(text) !== undefined

/** Whether the text begins with, or is, a label that can only be a personal one. */
export const isStrongLabel = (text: string): boolean => {
  if (isIn(strong, withoutMark(text))) return true
  const led = splitPersonalLabel(text)
  return led?.isStrong === true && led.isMarked
}

const headings = onlyPhrase(personalHeadings)

/** Whether the text is the heading of a block of personal details. */
export const personalHeading = (text: string): boolean => headings.test(text.replace(/\s*:?\s*$/u, '').trim())
