// Marks that never start a sentence, so they need no space after them.
const certain =
  /^[•●○◦▪▫■□◘◙▸▹►▶➤➢➔❖✦✧◆◇⬥⬧✓✔☑❯‣⁃∙⋅·\u{f0b7}\u{f0a7}\u{f0d8}\u{f076}\u{f0fc}\u{f0a8}]+\s*(?=\S)/u
// Marks that also start words, numbers and ranges, so they need a space after them.
// A dash before a year is the end of a range.
const dashes = /^[-–—−*»>]\s+(?=\S)(?!(?:19|20)\d{2}\b|present\b)/iu
// Word's round bullet of the second level. A capital O, or one before a lone letter, is spaced text: "O R G A N".
const letter = /^o\s+(?=\p{L})(?!\p{L}\s)/u
const alone = /^[•●○◦▪▫■□▸▹►▶➤➢❖◆◇✓✔‣⁃∙⋅·\-–—*\u{f0b7}\u{f0a7}\u{f0d8}\u{f076}\u{f0fc}\u{f0a8}]$/u

/** The text after a bullet character, or undefined when the text does not start with one. */
export function textAfterBullet(text: string): string | undefined {
  const trimmed = text.trimStart()
  const mark = certain.exec(trimmed) ?? dashes.exec(trimmed) ?? letter.exec(trimmed)
  return mark ? trimmed.slice(mark[0].length) : undefined
}

/** Splits a line that holds several list items, each after the same mark as the first: '• One • Two'. */
export function splitAtBullets(text: string): string[] {
  const mark = certain.exec(text.trimStart())?.[0].trim()
  if (mark === undefined || mark.length > 2) return [text]
  const parts: string[] = ['']
  for (const piece of text.split(/(?<=\s)/)) {
    const startsItem = piece.startsWith(mark) && parts.join('').trim() !== ''
    if (startsItem) parts.push('')
    parts.push((parts.pop() ?? '') + piece)
  }
  return parts
}

/** True for a piece of text that is nothing but a bullet character. */
export function isBulletAlone(text: string): boolean {
  return alone.test(text.trim())
}
