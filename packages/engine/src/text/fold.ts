const foldChar = (char: string) => char.normalize('NFD').charAt(0).toLowerCase()

/** Lower case without accents, of exactly the same length, so that positions in the result hold in the text. */
export function fold(text: string): string {
  if (!/[^ -~\s]/.test(text)) return text.toLowerCase()
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const char = foldChar(text.charAt(index))
    folded += char.length === 1 ? char : text.charAt(index)
  }
  return folded
}
