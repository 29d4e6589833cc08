import { uncapitalizedNames } from '@nextrung/knowledge/words/small-words'

const abbreviationEnd =
  /(?:\b(?:Inc|Ltd|Corp|Co|Jr|Sr|St|No|vs|approx|e\.g|i\.e|etc|Dept|Bros|Pvt|S\.A|z\.B|u\.a)|\b\p{Lu}(?:\.\p{Lu})*)\.$/u

/** Normalises spaces, quotes and punctuation. Ampersands between plain words become "and"; names keep theirs. */
export const tidySpacing = (text: string): string =>
  text
    .replace(/[\u00A0\u2007\u202F\t\r\n]+/g, ' ')
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
    .replace(/ +([,;:!?](?= |$)|\.(?= \p{Lu}|$))/gu, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/([,;])(?=\p{L}{2})/gu, '$1 ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Removes immediately repeated words and list items. Names and numbers stay. */
export const dropRepetition = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d-])((?!that |had )\p{Ll}{2,}) \1(?![\p{L}\d-])/gu, '$1')
    .replace(/(?<=^|[,:] )(\p{L}[\p{L}\d+#.]*)((?:, [\p{L}\d+#. ]+?)*), \1(?=,|\.?$)/gu, '$1$2')

/** Capitalises the first letter, unless the line opens with code or a name written in lower case. */
export const capitalizeFirst = (text: string): string => {
  const first = /^[^\s,;:]+/.exec(text)?.[0] ?? ''
  const plain = /^\p{Ll}[\p{Ll}'-]*[.)]?$/u.test(first) && !smallNames.has(first) && !joints.test(first)
  return plain ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

// A line that starts with one of these continues the previous line.
const joints = /^(?:and|or|but|of|to|that|which|who|than|nor|as|from|into|onto)$/

const smallNames = new Set(uncapitalizedNames)

const isSeveralSentences = (text: string): boolean => /[.!?] \p{Lu}/u.test(text)

/** Whether the line counts when deciding about final full stops. */
const isCounted = (text: string): boolean =>
  !isSeveralSentences(text) && !abbreviationEnd.test(text) && /[\p{L}\d)%]\.?$/u.test(text)

/** Whether most lines end with a full stop, so the others should too. */
export const mostEndWithStop = (lines: string[]): boolean => {
  const counted = lines.filter(isCounted)
  return counted.filter((line) => line.endsWith('.')).length * 2 > counted.length
}

/** Adds or removes the final full stop. Leaves several sentences, questions and abbreviations alone. */
export const endLike = ({ text, withStop }: { text: string; withStop: boolean }): string => {
  const trimmed = text.replace(/[,;]$/, '')
  if (!isCounted(trimmed)) return trimmed
  if (trimmed.endsWith('.')) return withStop ? trimmed : trimmed.slice(0, -1)
  return withStop ? `${trimmed}.` : trimmed
}
