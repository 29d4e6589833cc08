import { withoutIconNames } from './icon-fonts.ts'

// Every control character except tab and line feed.
const controls = /(?![\t\n])\p{Cc}/gu
const lineBreaks = /\r\n?|\v|\f|\u0085|\u2028|\u2029/g
// A word is never divided between digits or spaces, so there a soft hyphen is meant to be seen.
const visibleSoftHyphen = /(?<=[\d\s])\u00ad(?=[\d\s(])|\u00ad(?=\d)|(?<=\d)\u00ad/g
// The end of a line may divide a word.
const hiddenSoftHyphen = /\u00ad(?![ \t]*(?:\n|$))/g
// Invisible marks that reorder, hide or separate letters, and noncharacters.
const invisible = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/g
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Makes text safe to store and display: removes control characters, lone surrogates and invisible marks that reorder
 * or hide letters, and makes every kind of space a plain one. Tabs and line feeds stay.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .replace(invisible, '')
    .replace(visibleSoftHyphen, '-')
    .replace(hiddenSoftHyphen, '')
    .replace(spaces, ' ')
}

// Icon fonts use these; in any other font they are not characters.
const privateUse = /[\ue000-\uf8ff\u{f0000}-\u{10fffd}]/gu

/** One clean line without icons: runs of white space become one space, the ends are trimmed. */
export function cleanLine(text: string): string {
  return withoutIconNames(cleanText(text).replace(privateUse, ' ')).replace(/\s+/g, ' ').trim()
}

/** The number of visible characters in a text. */
export function countVisible(text: string): number {
  return cleanText(text)
    .replace(privateUse, '')
    .replace(/[\s\ufffd]/g, '').length
}
