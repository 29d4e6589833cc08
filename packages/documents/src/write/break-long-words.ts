/** Longer than any word or part of an address that fits on a line next to others. */
const longestWord = 56
const pieceLength = 8

/**
 * Inserts zero-width spaces into words that would run off the page. Scripts that break between any two characters
 * (Chinese, Japanese) and addresses with slashes have their own break points.
 */
export function breakLongWords(text: string): string {
  const unbroken = new RegExp(
    `[^\\s/\\u200b\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{${longestWord},}`,
    'gu',
  )
  return text.replace(unbroken, (word) =>
    (word.match(new RegExp(`.{1,${pieceLength}}\\p{M}*`, 'gu')) ?? [])
      .join('\u200b')
      // A hyphen at the end of a line would be mistaken for hyphenation.
      .replace(/(-+)\u200b/gu, '\u200b$1'),
  )
}
