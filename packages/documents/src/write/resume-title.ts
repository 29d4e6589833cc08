import { cleanLine } from './clean-text.ts'

/** The title for the file's properties: as given, else the person's name and the word, else the word. */
export function resumeTitle(
  title: string | undefined,
  { name, word }: { name: string; word: string },
): string {
  return cleanLine(title) || (name === '' ? word : `${name} – ${word}`)
}
