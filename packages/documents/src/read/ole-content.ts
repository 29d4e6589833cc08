import { readOleFile } from './ole-directory.ts'

/** The content of an OLE compound file, as far as needed to choose a reader. */
export type OleContent = 'word' | 'old-word' | 'locked-word' | 'encrypted-package' | 'other' | 'broken'

const word97 = 0xa5ec
const word6 = 0xa5dc
const encryptedFlag = 0x0100
// The last version of the file information block before Word 97.
const lastOldVersion = 0x00c0

/** Detects the content from the directory and the Word header, without reading the whole file. */
export function oleContentOf(bytes: Uint8Array): OleContent {
  try {
    const file = readOleFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (file.entries.some((entry) => entry.name === 'EncryptedPackage')) return 'encrypted-package'
    const document = file.read('WordDocument')
    return document ? contentOfWordHeader(document) : 'other'
  } catch {
    return 'broken'
  }
}

function contentOfWordHeader(header: Buffer): OleContent {
  const identifier = header.readUInt16LE(0)
  if (identifier === word6) return 'old-word'
  if (identifier !== word97) return 'broken'
  if (header.readUInt16LE(2) <= lastOldVersion) return 'old-word'
  return header.readUInt16LE(10) & encryptedFlag ? 'locked-word' : 'word'
}
