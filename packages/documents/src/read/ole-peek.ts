/** What an OLE compound file holds, as far as choosing a reader needs it. */
export type OleContent = 'word' | 'old-word' | 'locked-word' | 'encrypted-package' | 'other' | 'broken'

const entrySize = 128
const word97 = 0xa5ec
const word6 = 0xa5dc
const encryptedFlag = 0x0100
// The last file information block version before Word 97.
const lastOldVersion = 0x00c0

/** Looks at the directory and the Word header of an OLE compound file without reading it as a whole. */
export function peekOle(bytes: Uint8Array): OleContent {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length < 1024) return 'broken'
  if (findEntry(buffer, 'EncryptedPackage') !== undefined) return 'encrypted-package'
  const entry = findEntry(buffer, 'WordDocument')
  if (entry === undefined) return isDirectoryThere(buffer) ? 'other' : 'broken'
  return peekWordHeader(buffer, entry)
}

function peekWordHeader(buffer: Buffer, entry: number): OleContent {
  const sectorSize = 1 << buffer.readUInt16LE(30)
  if (sectorSize !== 512 && sectorSize !== 4096) return 'broken'
  const start = (buffer.readUInt32LE(entry + 116) + 1) * sectorSize
  if (start + 12 > buffer.length) return 'broken'
  const identifier = buffer.readUInt16LE(start)
  if (identifier === word6) return 'old-word'
  if (identifier !== word97) return 'broken'
  if (buffer.readUInt16LE(start + 2) <= lastOldVersion) return 'old-word'
  return buffer.readUInt16LE(start + 10) & encryptedFlag ? 'locked-word' : 'word'
}

function isDirectoryThere(buffer: Buffer): boolean {
  return findEntry(buffer, 'Root Entry') !== undefined
}

// Directory entries always stand at multiples of 128 bytes and begin with their name in UTF-16.
function findEntry(buffer: Buffer, name: string): number | undefined {
  const wanted = Buffer.from(`${name}\0`, 'utf16le')
  let at = buffer.indexOf(wanted, 512)
  while (at !== -1) {
    if (at % entrySize === 0 && at + entrySize <= buffer.length) return at
    at = buffer.indexOf(wanted, at + 1)
  }
  return undefined
}
