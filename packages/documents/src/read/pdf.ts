import type { ReadDocument, ReadLine, ReadLink } from '@nextrung/contract/read-document'
import { getDocument, PasswordException, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs'
import { countVisible } from './clean-text.ts'
import { hasPdfHeader } from './file-signatures.ts'
import { findMarks } from './pdf-bullet-marks.ts'
import { median } from './pdf-fragment.ts'
import { followLigatures, type Ligatures } from './pdf-ligatures.ts'
import { linesOfRegions } from './pdf-lines.ts'
import { linksOfPage } from './pdf-links.ts'
import { fragmentsOfPage } from './pdf-page.ts'
import { type Region, regionsOf } from './pdf-regions.ts'
import { withoutRunningLines } from './pdf-running-lines.ts'
import { withSoftHyphens } from './pdf-soft-hyphens.ts'
import { uprightView } from './pdf-view.ts'
import { damagedFile, readError } from './read-error.ts'

const maxPages = 50
const minCharsBesideImages = 50

type PageContent = { lines: ReadLine[]; links: ReadLink[]; height: number }

/**
 * Reads a PDF's text in human reading order, with its links. Nothing in the file is executed.
 * @throws ReadError DAMAGED_FILE, PASSWORD_PROTECTED_FILE or NO_TEXT (a scan)
 */
export async function readPdf(fileName: string, bytes: Uint8Array): Promise<ReadDocument> {
  // The library takes ownership of the bytes, so pass a copy.
  const pdf = await open(fileName, hasPdfHeader(bytes) ? new Uint8Array(bytes) : withHeader(bytes))
  const ligatures = followLigatures(bytes)
  const pages: PageContent[] = []
  let failed = 0
  let firstFailure: unknown
  const count = Math.min(pdf.numPages, maxPages)
  for (let number = 1; number <= count; number++) {
    try {
      pages.push(await readPage(await pdf.getPage(number), ligatures))
    } catch (error) {
      failed++
      firstFailure ??= error
    }
  }
  if (failed === count) throw damagedFile(fileName, firstFailure)
  const height = Math.max(...pages.map((page) => page.height))
  const all = pages.flatMap((page) => page.lines)
  const lines = withoutRunningLines(all, { height, count: pdf.numPages })
  const chars = lines.reduce((sum, line) => sum + countVisible(line.text), 0)
  if (chars < minCharsBesideImages && hasImages(bytes)) throw readError('NO_TEXT')
  return {
    format: 'pdf',
    pageCount: pdf.numPages,
    lines,
    links: pages.flatMap((page) => page.links),
    notices: noticesOf(pdf.numPages, failed),
  }
}

// Without one, the library does not find the first object.
function withHeader(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]))
}

function noticesOf(pageCount: number, failed: number): string[] {
  const notices: string[] = []
  if (pageCount > maxPages) notices.push(`Only the first ${maxPages} of ${pageCount} pages were read.`)
  if (failed === 1) notices.push('One page could not be read and was left out.')
  if (failed > 1) notices.push(`${failed} pages could not be read and were left out.`)
  return notices
}

async function open(fileName: string, bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: bytes,
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      // Images are never shown, so skip decoding them.
      maxImageSize: 1,
      stopAtErrors: false,
    }).promise
  } catch (error) {
    if (error instanceof PasswordException) throw readError('PASSWORD_PROTECTED_FILE', error)
    throw damagedFile(fileName, error)
  }
}

async function readPage(page: PDFPageProxy, ligatures: Ligatures): Promise<PageContent> {
  // Font names are known only after reading the operator list. A page with broken drawing may still have text.
  const operators = await page.getOperatorList().catch(() => undefined)
  const content = await page.getTextContent({ includeMarkedContent: true })
  const items = operators ? withSoftHyphens(content.items, operators) : content.items
  const view = uprightView(page, items)
  const fragments = fragmentsOfPage(page, { items, view, ligatures })
  const regions = regionsOf(fragments)
  const marks = operators ? findMarks(operators, view.transform) : []
  const place = { page: page.pageNumber, lineHeight: lineHeightOf(regions), marks }
  const lines = linesOfRegions(regions, place)
  const links = await linksOfPage(page, { fragments, view })
  page.cleanup()
  return { lines, links, height: view.height }
}

// Image dictionaries are always uncompressed in the file, because streams are never packed into other streams.
function hasImages(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return /\/Subtype\s*\/Image\b/.test(file.toString('latin1'))
}

/** The usual line spacing of paragraphs, in font sizes. */
function lineHeightOf(regions: readonly Region[]): number {
  const distances = regions.flatMap(({ rows }) =>
    rows.slice(1).map((row, at) => {
      const above = rows[at] ?? row
      return (row.y - above.y) / Math.max(row.fontSize, above.fontSize)
    }),
  )
  const near = distances.filter((distance) => distance > 0.8 && distance < 2.2)
  const least = median(near.toSorted((a, b) => a - b).slice(0, Math.ceil(near.length / 2)))
  return least || 1.3
}
