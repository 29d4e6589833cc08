import { cleanLine } from './clean-text.ts'

/** The title for the file's properties: the given one, else the person's name and "Resume", else "Resume". */
export function resumeTitle(
  title: string | undefined,
  { name, word }: { name: string; word: string },
): string {
  return cleanLine(title) || (name === '' ? word : `${name} – ${word}`)
}
