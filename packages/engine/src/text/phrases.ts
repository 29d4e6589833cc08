/** "A", "A and B", "A, B and C". */
export const listed = (items: string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** The first words of a line, enough to find it again. */
export const openingOf = (line: string, words = 7): string => {
  const all = line.split(/\s+/)
  const opening = all
    .slice(0, words)
    .join(' ')
    .replace(/[.,;:]$/, '')
  return all.length > words ? `${opening} …` : opening
}

/** The noun with "a" or "an" by its first sound. Abbreviations are pronounced letter by letter ("an MBA"). */
export const withArticle = (noun: string): string => {
  const isSpelledOut =
    /^(?:[A-Z][A-Z.]|[FHLMNRSX][A-Za-z]?Sc\b)/.test(noun) || /^M(?:Sc|Eng|Tech)\b/.test(noun)
  const startsWithVowel = isSpelledOut ? /^[AEFHILMNORSX]/ : /^(?:[AEIO]|U(?!ni|s|k|X))/i
  return `${startsWithVowel.test(noun) ? 'an' : 'a'} ${noun}`
}

/** The text without trailing punctuation and spaces. */
export const withoutEnd = (text: string): string => text.trim().replace(/[\s.;,:]+$/u, '')

/** The text as a sentence, with a final full stop unless it ends with ! or ?. */
export const ended = (text: string): string => {
  const trimmed = text.trim()
  return /[!?]$/.test(trimmed) ? trimmed : `${withoutEnd(trimmed)}.`
}

/** Shortens a text to at most `most` characters, at a word boundary if it has spaces. */
export const cutAtWord = (text: string, most: number): string => {
  const trimmed = text.trim()
  if (trimmed.length <= most) return trimmed
  const cut = trimmed.slice(0, most + 1).replace(/\s+\S*$/u, '')
  // A text without spaces is cut between characters, never inside a surrogate pair.
  return cut.length <= most ? cut : trimmed.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '')
}
