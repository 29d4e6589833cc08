import { baseOf, verbOfAction } from './verb-forms.ts'

const ending =
  /(?:ations?|itions?|ements?|ments?|ings?|ers?|ors?|ies|ied|ed|es|s|ly|ance|ence|ive|ical|ic|al|y|e)$/

/** A word without inflection and its most common endings, good enough to recognise two forms of one word. */
export const stem = (word: string): string => {
  const lower = word.toLowerCase().replace(/['’]s$/, '')
  let current = verbOfAction(lower) ?? baseOf(lower) ?? lower
  for (let next = current; ; current = next) {
    next = current.replace(ending, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    if (next === current || next.length < 4) return current.length < 5 ? current.replace(/s$/, '') : current
  }
}

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\d](?:[\p{L}\d'’+#]*[\p{L}\d+#])?/gu) ?? []

export const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map(stem))
