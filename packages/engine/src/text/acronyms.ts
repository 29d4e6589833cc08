const small = /^(?:of|and|the|a|an|for|to|in|&)$/i

/** Whether the letters abbreviate the words, in order: the first letter of each word, and possibly further ones. */
const spells = (letters: string, words: string[]): boolean => {
  if (letters === '') return words.every((word) => small.test(word))
  const [word, ...rest] = words
  if (word === undefined) return false
  if (small.test(word) && spells(letters, rest)) return true
  const lower = word.toLowerCase()
  if (!lower.startsWith(letters.charAt(0))) return false
  if (lower.replace(/s$/, '') === letters && rest.length === 0) return true
  if (spells(letters.slice(1), rest)) return true
  // "DB" in "CMDB" is one word, "database".
  return letters.length > 1 && lower.indexOf(letters.charAt(1), 1) > 0 && spells(letters.slice(2), rest)
}

const acronymsIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}\d])\p{Lu}(?:[\p{Lu}&/]{1,6})s?(?![\p{L}\d])/gu) ?? []).map((found) =>
    found.replace(/[^\p{Lu}]/gu, '').toLowerCase(),
  )

const mostWords = 7

/** Whether the word is part of a phrase in the line that spells out an acronym of the source: "merchandise", "RMA". */
export const isSpelledOut = (word: string, { line, source }: { line: string; source: string }): boolean => {
  const parts = line.split(/[\s-]+/).map((part) => part.replace(/[^\p{L}\d&]/gu, ''))
  const wanted = word.toLowerCase()
  const places = parts.flatMap((part, at) => (part.toLowerCase().includes(wanted) ? [at] : []))
  return acronymsIn(source).some((letters) =>
    places.some((at) => {
      for (let from = Math.max(0, at - mostWords + 1); from <= at; from++)
        for (let to = at + 1; to <= Math.min(parts.length, from + mostWords); to++)
          if (!small.test(parts[from] ?? '') && spells(letters, parts.slice(from, to))) return true
      return false
    }),
  )
}
