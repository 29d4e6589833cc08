const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'word' }) : undefined

/** Words as a reader counts them, in scripts without spaces too. */
export const countWords = (text: string): number => {
  if (!segmenter) return text.split(/\s+/).filter(Boolean).length
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1
  return words
}
