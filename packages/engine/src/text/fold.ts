// By character code: normalising a character costs more than all else in reading a resume.
const foldedByCode: (string | undefined)[] = []

function foldChar(text: string, at: number): string {
  const code = text.charCodeAt(at)
  const known = foldedByCode[code]
  if (known !== undefined) return known
  const char = text.charAt(at)
  const folded = char.normalize('NFD').charAt(0).toLowerCase()
  foldedByCode[code] = folded.length === 1 ? folded : char
  return folded.length === 1 ? folded : char
}

/** Lower case without accents. The length stays the same, so positions in the result are valid in the text too. */
export function fold(text: string): string {
  if (!/[^ -~\s]/.test(text)) return text.toLowerCase()
  let folded = ''
  for (let index = 0; index < text.length; index++) folded += foldChar(text, index)
  return folded
}
