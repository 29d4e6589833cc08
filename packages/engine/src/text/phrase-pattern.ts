const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, "['’]")

/** A pattern for any of the phrases, longest first. */
export const alternatives = (phrases: readonly string[]): string =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => escaped(phrase).replace(/ /g, '\\s+'))
    .join('|')

/** Finds any of the phrases as whole words. */
export const anyPhrase = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${alternatives(phrases)})(?![\\p{L}])`, 'iu')

/** Finds any of the beginnings of words, wherever in a word it stands. */
export const anyStem = (stems: readonly string[]): RegExp => new RegExp(`(?:${alternatives(stems)})`, 'iu')

/** Matches a text that is one of the phrases and nothing more. */
export const onlyPhrase = (phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives(phrases)})$`, 'iu')
