/** Words of a text block, in their order. */
export const wordList = (block: string): readonly string[] => block.trim().split(/\s+/)

/** Phrases of a text block, between bars. */
export const phraseList = (block: string): readonly string[] =>
  block
    .trim()
    .split(/\s*\|\s*/)
    .map((phrase) => phrase.replace(/\s+/g, ' '))
