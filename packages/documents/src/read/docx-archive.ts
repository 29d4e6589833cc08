import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { damagedFile, ReadError, readError } from './read-error.ts'
import { decodeXml, hasDeclarations } from './xml-text.ts'

const maxEntries = 2000
const maxTotalBytes = 25_000_000
const maxDocumentBytes = 10_000_000
const maxRatio = 100
// A small part may legitimately compress well, so the ratio is checked from this size.
const ratioFromBytes = 200_000
const nestedArchive = /\.(?:zip|jar|7z|rar|gz|tgz|docx|docm|apk|war)$/i
const xmlPart = /\.(?:xml|rels|vml)$/i

/** The decoded XML parts of a Word file by path; none contains a document type declaration. */
export type DocxParts = ReadonlyMap<string, string>

/**
 * Checks a zip's central directory, then unpacks its XML parts, counting the bytes as it goes.
 * @throws ReadError TOO_COMPLEX_FILE for bombs, false sizes, overlapping entries or nested archives; DAMAGED_FILE
 *   for broken zips and XML with declarations
 */
export async function readDocxParts(fileName: string, bytes: Uint8Array): Promise<DocxParts> {
  try {
    const zip = await openZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const entries = await entriesOf(zip)
    checkEntries(entries)
    return await unpack(zip, entries)
  } catch (error) {
    throw error instanceof ReadError ? error : damagedFile(fileName, error)
  }
}

function openZip(buffer: Buffer): Promise<ZipFile> {
  // Names are only compared, never used as paths, so malicious ones are harmless.
  return new Promise((resolve, reject) => {
    fromBuffer(
      buffer,
      { lazyEntries: true, validateEntrySizes: true, decodeStrings: false },
      (error, zip) => {
        if (zip) resolve(zip)
        else reject(error)
      },
    )
  })
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw readError('TOO_COMPLEX_FILE')
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      if (entries.length > maxEntries) reject(readError('TOO_COMPLEX_FILE'))
      else zip.readEntry()
    })
    zip.readEntry()
  })
}

function checkEntries(entries: readonly Entry[]): void {
  let total = 0
  for (const entry of entries) {
    total += entry.uncompressedSize
    const isDocument = pathOf(entry).toLowerCase() === 'word/document.xml'
    const isPacked = entry.uncompressedSize > ratioFromBytes
    const isBomb = isPacked && entry.uncompressedSize > entry.compressedSize * maxRatio
    const isNested = nestedArchive.test(pathOf(entry)) && !/^word\/embeddings\//i.test(pathOf(entry))
    const isTooLarge = isDocument && entry.uncompressedSize > maxDocumentBytes
    if (total > maxTotalBytes || isBomb || isNested || isTooLarge) throw readError('TOO_COMPLEX_FILE')
  }
  if (overlaps(entries)) throw readError('TOO_COMPLEX_FILE')
}

function pathOf(entry: Entry): string {
  return entry.fileNameRaw.toString('utf8').replaceAll('\\', '/').replace(/^\//, '')
}

function overlaps(entries: readonly Entry[]): boolean {
  const localHeader = 30
  const sorted = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  return sorted.some((entry, at) => {
    const next = sorted[at + 1]
    const end = entry.relativeOffsetOfLocalHeader + localHeader + entry.compressedSize
    return next !== undefined && end > next.relativeOffsetOfLocalHeader
  })
}

async function unpack(zip: ZipFile, entries: readonly Entry[]): Promise<DocxParts> {
  const parts = new Map<string, string>()
  for (const entry of entries) {
    if (!xmlPart.test(pathOf(entry))) continue
    const text = decodeXml(await inflate(zip, entry))
    if (hasDeclarations(text)) throw new Error('The XML declares a document type.')
    parts.set(pathOf(entry), text)
  }
  return parts
}

function inflate(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) return reject(error)
      const chunks: Buffer[] = []
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size > entry.uncompressedSize) stream.destroy(readError('TOO_COMPLEX_FILE'))
      })
      stream.on('error', (failure) => reject(isFalseSize(failure) ? readError('TOO_COMPLEX_FILE') : failure))
      stream.on('end', () => resolve(Buffer.concat(chunks)))
    })
  })
}

// yauzl aborts an entry that unpacks to more than the directory states.
function isFalseSize(failure: Error): boolean {
  return failure instanceof ReadError || /too many bytes/i.test(failure.message)
}
