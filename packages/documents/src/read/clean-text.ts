// Every control character but tab and line feed.
const controls = /(?![\t\n])\p{Cc}/gu
const lineBreaks = /\r\n?|\v|\f|\u0085|\u2028|\u2029/g
// Marks without a shape that reorder, hide or part letters, and codes that are no characters.
const invisible = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/g
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Text that a database and a screen can hold: no control characters, no lone surrogates, no invisible
 * marks that reorder or hide letters, every kind of space a plain one. Tabs and line feeds stay.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .replace(invisible, '')
    .replace(spaces, ' ')
}

// The signs of icon fonts: no letters to anybody else.
const privateUse = /[\ue000-\uf8ff\u{f0000}-\u{10fffd}]/gu

/** One clean line without icons: runs of white space become one space, none at the ends. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(privateUse, ' ').replace(/\s+/g, ' ').trim()
}

/** How many characters of a text a person can see. */
export function countVisible(text: string): number {
  return cleanText(text)
    .replace(privateUse, '')
    .replace(/[\s\ufffd]/g, '').length
}
