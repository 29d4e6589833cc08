import type { TracedText } from './traced-document.ts'

/** Says of the kept texts why they are as they are; their words were never touched. */
export const keepOriginalWords = (kept: Set<TracedText>): void => {
  for (const text of kept) text.changes = [...text.changes, 'You asked for it: kept as you wrote it']
}
