import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import { countVisible } from './clean-text.ts'
import { readError } from './read-error.ts'

const maxChars = 200_000
// About fifty full pages. The work on lines grows faster than their number.
const maxLines = 3000
const maxLinks = 500

/**
 * Truncates a document to 200,000 characters and 3,000 lines, and adds a notice if it did.
 * @throws ReadError NO_TEXT when there are no visible characters
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
