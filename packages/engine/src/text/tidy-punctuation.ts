import { uncapitalizedNames } from '@nextrung/knowledge/words/small-words'

const abbreviationEnd =
  /(?:\b(?:Inc|Ltd|Corp|Co|Jr|Sr|St|No|vs|approx|e\.g|i\.e|etc|Dept|Bros|Pvt|S\.A|z\.B|u\.a)|\b\p{Lu}(?:\.\p{Lu})*)\.$/u

/** Spaces, quotes and ampersands between plain words as in the rest of the resume. Names keep their ampersands. */
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

/** A word said twice in a row, said once; names and numbers stay. */
export const dropRepetition = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d-])((?!that |had )\p{Ll}{2,}) \1(?![\p{L}\d-])/gu, '$1')
    .replace(/(?<=^|[,:] )(\p{L}[\p{L}\d+#.]*)((?:, [\p{L}\d+#. ]+?)*), \1(?=,|\.?$)/gu, '$1$2')

/** The line with a capital first letter, unless it opens with a name that is written small or with code. */
export const capitalizeFirst = (text: string): string => {
  const first = /^[^\s,;:]+/.exec(text)?.[0] ?? ''
  const plain = /^\p{Ll}[\p{Ll}'-]*[.)]?$/u.test(first) && !smallNames.has(first) && !joints.test(first)
  return plain ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

// A line that starts so goes on from the line before it.
const joints = /^(?:and|or|but|of|to|that|which|who|than|nor|as|from|into|onto)$/

const smallNames = new Set(uncapitalizedNames)

const isSeveralSentences = (text: string): boolean => /[.!?] \p{Lu}/u.test(text)

/** Whether a line takes part in the question of final full stops. */
const isCounted = (text: string): boolean =>
  !isSeveralSentences(text) && !abbreviationEnd.test(text) && /[\p{L}\d)%]\.?$/u.test(text)

/** True when most of the lines end with a full stop, so that the others should. */
export const mostEndWithStop = (lines: string[]): boolean => {
  const counted = lines.filter(isCounted)
  return counted.filter((line) => line.endsWith('.')).length * 2 > counted.length
}

/** The line with or without its final full stop; several sentences, questions and abbreviations stay. */
export const endLike = ({ text, withStop }: { text: string; withStop: boolean }): string => {
  const trimmed = text.replace(/[,;]$/, '')
  if (!isCounted(trimmed)) return trimmed
  if (trimmed.endsWith('.')) return withStop ? trimmed : trimmed.slice(0, -1)
  return withStop ? `${trimmed}.` : trimmed
}
