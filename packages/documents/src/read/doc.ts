import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import WordExtractor from 'word-extractor'
import { isPageNumber } from './page-number.ts'
import { damagedFile } from './read-error.ts'
import { linesOfText } from './text.ts'

const unfiltered = { filterUnicode: false }

/**
 * Reads a Word 97 to 2003 file: headers, body, text boxes, footers. Its styles are not read.
 * @throws ReadError DAMAGED_FILE
 */
export async function readDoc(fileName: string, bytes: Uint8Array): Promise<ReadDocument> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes))
    const headers = document.getHeaders({ ...unfiltered, includeFooters: false })
    const lines = [
      ...linesOf(headers, 'header'),
      ...linesOf(document.getTextboxes({ ...unfiltered, includeHeadersAndFooters: true }), 'textbox'),
      ...linesOf(document.getBody(unfiltered)),
      ...linesOf(document.getFooters(unfiltered), 'footer'),
    ]
    return { format: 'doc', pageCount: 1, lines, links: [], notices: [] }
  } catch (error) {
    throw damagedFile(fileName, error)
  }
}

function linesOf(text: string, part?: ReadLine['part']): ReadLine[] {
  const lines = linesOfText(text)
  if (!part) return lines
  return lines.filter((line) => !isPageNumber(line.text)).map((line) => ({ ...line, part }))
}
