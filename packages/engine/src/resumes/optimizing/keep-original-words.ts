import type { TracedText } from './traced-document.ts'

/** Marks kept texts with the reason they are unchanged. */
export const keepOriginalWords = (kept: Set<TracedText>): void => {
  for (const text of kept) text.changes = [...text.changes, 'You asked for it: kept as you wrote it']
}
