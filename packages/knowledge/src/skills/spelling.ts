/** A part of a spelling without separators: letters, digits, `++`, `#`, or `&` (as `and`). */
export type SpellingAtom = { key: string; start: number; end: number }

// ".NET" needs its dot, "C++" and "C#" their symbols; letters and digits alone distinguish everything else.
const atomPattern =
  /(?<![\p{L}\p{N})\]"'])\. ?net(?![\p{L}\p{N}])|(?<=\p{L})(?:\+\+|#)|[\p{L}\p{M}]+|\p{N}+|&/giu

const foldAtom = (text: string): string => {
  if (text === '&') return 'and'
  if (text.startsWith('.')) return 'dotnet'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
  if (/^[\x00-\x7f]+$/.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The atoms of a text in order; `start` and `end` are offsets into `text`, `key` is folded for comparison. */
export const splitSpelling = (text: string): SpellingAtom[] => {
  const atoms: SpellingAtom[] = []
  for (const match of text.matchAll(atomPattern)) {
    atoms.push({ key: foldAtom(match[0]), start: match.index, end: match.index + match[0].length })
  }
  return atoms
}

/** Equal for two spellings that differ only in letter case, accents, spaces and punctuation. */
export const spellingKey = (text: string): string =>
  splitSpelling(text)
    .map((atom) => atom.key)
    .join('')
