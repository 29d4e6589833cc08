import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import { countVisible } from './clean-text.ts'
import { readError } from './read-error.ts'

const maxChars = 200_000
// A book of fifty full pages; what is made of lines costs more than their number.
const maxLines = 3000
const maxLinks = 500

/**
 * Cuts a document to the first 200,000 characters and 3,000 lines, with a notice.
 * @throws ReadError NO_TEXT when not one visible character is left
 */
export function finishDocument(document: ReadDocument): ReadDocument {
  const kept: ReadLine[] = []
  let chars = 0
  for (const line of document.lines) {
    if (chars >= maxChars || kept.length >= maxLines) break
    kept.push(chars + line.text.length > maxChars ? cutLine(line, maxChars - chars) : line)
    chars += line.text.length + 1
  }
  if (!kept.some((line) => countVisible(line.text) > 0)) throw readError('NO_TEXT')
  const isCut = chars > maxChars || kept.length < document.lines.length
  const first = chars > maxChars ? '200,000 characters' : '3,000 lines'
  const notices = isCut
    ? [...document.notices, `Only the first ${first} of this file were read.`]
    : document.notices
  return { ...document, lines: kept, links: document.links.slice(0, maxLinks), notices }
}

function cutLine(line: ReadLine, length: number): ReadLine {
  const { cells: _dropped, ...rest } = line
  return { ...rest, text: line.text.slice(0, length).toWellFormed() }
}
