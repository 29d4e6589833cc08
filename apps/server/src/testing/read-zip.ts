import { inflateRawSync } from 'node:zlib'

const endMark = 0x06054b50

/** The files in a ZIP, by path. Reads the central directory at the end, as other programs do. */
export const readZip = (bytes: Buffer): Map<string, Buffer> => {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || bytes.readUInt32LE(end) !== endMark) throw new Error('This is not a complete ZIP file.')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((part) => bytes.readUInt16LE(at + part))
    const path = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    files.set(path, unpack(bytes, at))
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}

const unpack = (bytes: Buffer, entry: number): Buffer => {
  const isDeflated = bytes.readUInt16LE(entry + 10) === 8
  const size = bytes.readUInt32LE(entry + 20)
  const local = bytes.readUInt32LE(entry + 42)
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(start, start + size)
  return isDeflated ? inflateRawSync(packed) : packed
}
