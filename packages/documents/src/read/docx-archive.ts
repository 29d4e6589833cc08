import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { ReadError, readError, tooCostlyFile } from './read-error.ts'
import { decodeXml, hasDeclarations } from './xml-text.ts'

const maxEntries = 2000
const maxTotalBytes = 25_000_000
const maxPartBytes = 10_000_000
const maxRatio = 100
// A small part may legitimately compress well, so the ratio is checked from this size.
const ratioFromBytes = 200_000
const nestedArchive = /\.(?:zip|jar|7z|rar|gz|tgz|docx|docm|apk|war)$/i

/**
 * The parts of a Word file, unpacked and decoded when they are read; parts that nobody reads cost nothing. Paths match
 * in any letter case, with slashes of either kind.
 */
export type DocxArchive = {
  paths: readonly string[]
  has(path: string): boolean
  /**
   * The XML of a part, or undefined if there is no such part. It contains no document type declaration.
   * @throws ReadError TOO_COMPLEX_FILE for bombs, false sizes and too much content; Error for XML with declarations
   */
  read(path: string): Promise<string | undefined>
}

/**
 * Opens a Word file's zip and checks its central directory.
 * @throws ReadError TOO_COMPLEX_FILE for overlapping or too many entries and nested archives; Error for broken zips
 */
export async function openDocxArchive(bytes: Uint8Array): Promise<DocxArchive> {
  const zip = await openZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const entries = await entriesOf(zip)
  checkEntries(entries)
  const byPath = new Map(entries.map((entry) => [comparable(pathOf(entry)), entry]))
  let total = 0
  return {
    paths: entries.map(pathOf),
    has: (path) => byPath.has(comparable(path)),
    async read(path) {
      const entry = byPath.get(comparable(path))
      if (!entry) return undefined
      total += entry.uncompressedSize
      checkSize(entry, total)
      const text = decodeXml(await inflate(zip, entry))
      if (hasDeclarations(text)) throw new Error('The XML declares a document type.')
      return text
    },
  }
}

function comparable(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
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
  const isNested = (path: string) => nestedArchive.test(path) && !/^word\/embeddings\//i.test(path)
  if (entries.some((entry) => isNested(pathOf(entry))) || overlaps(entries)) {
    throw readError('TOO_COMPLEX_FILE')
  }
}

function checkSize({ uncompressedSize, compressedSize }: Entry, total: number): void {
  if (uncompressedSize > ratioFromBytes && uncompressedSize > compressedSize * maxRatio) {
    throw readError('TOO_COMPLEX_FILE')
  }
  if (uncompressedSize > maxPartBytes || total > maxTotalBytes) throw tooCostlyFile('size')
}

function pathOf(entry: Entry): string {
  return entry.fileNameRaw.toString('utf8').replaceAll('\\', '/').replace(/^\/+/, '')
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
