const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}+#./'’&%-]*/gu

const stopWords = new Set(
  'a an the and or of to in on at for with by from as is are was were be been it its this that i my we our'.split(
    ' ',
  ),
)

/** Whether a word means nothing on its own, such as an article. */
export const isStopWord = (word: string): boolean => stopWords.has(word.toLowerCase())

const wordsOf = (text: string) =>
  [...text.matchAll(wordPattern)].map(([word]) => word.replace(/[.'’/&-]+$/u, ''))

const hasContentWord = (words: string[]) => words.some((word) => !isStopWord(word))

/** Runs of the original's words, in order, that also occur in the new line; at most six. */
export const sharedPhrases = (original: string, rewritten: string): string[] => {
  const here = new Set(wordsOf(rewritten).map((word) => word.toLowerCase()))
  const runs: string[][] = [[]]
  for (const word of wordsOf(original)) {
    if (here.has(word.toLowerCase())) runs.at(-1)?.push(word)
    else runs.push([])
  }
  const trimmed = runs.filter(hasContentWord).map((run) => {
    const first = run.findIndex((word) => hasContentWord([word]))
    const last = run.findLastIndex((word) => hasContentWord([word]))
    return run.slice(first, last + 1).join(' ')
  })
  return [...new Set(trimmed)].slice(0, 6)
}
