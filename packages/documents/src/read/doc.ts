import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import WordExtractor from 'word-extractor'
import { findDocParagraphKinds } from './doc-paragraphs.ts'
import { readOleFile } from './ole-directory.ts'
import { isPageNumber } from './page-number.ts'
import { damagedFile } from './read-error.ts'
import { type LevelledLine, withHeadings } from './section-headings.ts'
import { linesOfText } from './text.ts'
import { writeOleFile } from './write-ole.ts'

type Extracted = Awaited<ReturnType<WordExtractor['extract']>>

const unfiltered = { filterUnicode: false }

/**
 * Reads a Word 97 to 2003 file: headers, body, text boxes, footers.
 * @throws ReadError DAMAGED_FILE
 */
export async function readDoc(fileName: string, bytes: Uint8Array): Promise<ReadDocument> {
  try {
    const document = await extract(Buffer.from(bytes))
    const headers = document.getHeaders({ ...unfiltered, includeFooters: false })
    const lines = [
      ...linesOf(headers, 'header'),
      ...linesOf(document.getTextboxes({ ...unfiltered, includeHeadersAndFooters: true }), 'textbox'),
      ...withKinds(linesOf(document.getBody(unfiltered)), bytes),
      ...linesOf(document.getFooters(unfiltered), 'footer'),
    ]
    return { format: 'doc', pageCount: 1, lines, links: [], notices: [] }
  } catch (error) {
    throw damagedFile(fileName, error)
  }
}

/** word-extractor follows a file's directory to the letter; what it cannot follow is written anew. */
async function extract(bytes: Buffer): Promise<Extracted> {
  try {
    return await new WordExtractor().extract(bytes)
  } catch (error) {
    const file = readOleFile(bytes)
    const names = ['WordDocument', '0Table', '1Table', 'Data']
    const streams = names.flatMap((name): [string, Buffer][] => {
      const data = file.read(name)
      return data ? [[name, data]] : []
    })
    if (streams.length === 0) throw error
    return await new WordExtractor().extract(writeOleFile(new Map(streams)))
  }
}

// word-extractor keeps the code of a hyphen that does not break, and writes this word for one that may.
const optionalHyphen = /(?<=[\p{L}\p{N}])undefined(?=[\p{L}\p{N}])/gu

function linesOf(text: string, part?: ReadLine['part']): ReadLine[] {
  const lines = linesOfText(text.replaceAll('\u001e', '-').replace(optionalHyphen, ''))
  if (!part) return lines
  return lines.filter((line) => !isPageNumber(line.text)).map((line) => ({ ...line, part }))
}

/** Marks headings and list items, whose bullets are not part of the text. */
function withKinds(lines: readonly ReadLine[], bytes: Uint8Array): ReadLine[] {
  const kinds = findDocParagraphKinds(bytes)
  const levelled = lines.map((line): LevelledLine => {
    const kind = kinds.get(line.text)
    if (kind === 'item') return { line: { ...line, bullet: true } }
    return { line, ...kind }
  })
  return withHeadings(levelled).map(({ line }) => line)
}
