/** A letter without case and accent, with its place in the text and whether a word starts with it. */
export type Letter = { value: string; start: number; end: number; startsWord: boolean; isSymbol: boolean }

// Symbols that stand for something in a resume: C++, C#, levels drawn as dots, stars or bars.
const symbols = /[+#%●○◉◐⬤◯★☆■□█▓▒░▰▱▮▯]/u

/** The letters and digits of a text, alike for all the ways of drawing it. */
export function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  let start = 0
  let isWithinWord = false
  for (const character of text) {
    const end = start + character.length
    const plain = character.normalize('NFKD').toUpperCase().toLowerCase()
    const kept = [...plain].filter((part) => /[\p{L}\p{N}]/u.test(part) || symbols.test(part))
    for (const [at, value] of kept.entries())
      letters.push({
        value,
        start,
        end,
        startsWord: at === 0 && !isWithinWord,
        isSymbol: symbols.test(value),
      })
    // An accent of its own does not end a word.
    isWithinWord = kept.length > 0 || (isWithinWord && /\p{M}/u.test(character))
    start = end
  }
  return letters
}
