/** The words of a text block, in order. */
export const wordList = (block: string): readonly string[] => block.trim().split(/\s+/)

/** The phrases of a text block, separated by bars. */
export const phraseList = (block: string): readonly string[] =>
  block
    .trim()
    .split(/\s*\|\s*/)
    .map((phrase) => phrase.replace(/\s+/g, ' '))
