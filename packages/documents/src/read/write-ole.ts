const entrySize = 128
const minStreamBytes = 4096
const fatSector = 0xfffffffd
const endOfChain = 0xfffffffe
const none = 0xffffffff
const difatInHeader = 109

type Entry = { name: string; type: number; start: number; size: number; right: number; child: number }

/**
 * Writes streams as an OLE compound file of the plainest kind: one directory, no short sectors.
 * @throws RangeError for more than fits into the table of the header, about 7 MB in sectors of 512 bytes
 */
export function writeOleFile(streams: ReadonlyMap<string, Buffer>, sectorSize = 512): Buffer {
  const inSectors = (bytes: number) => Math.ceil(bytes / sectorSize)
  const padded = [...streams].map(([name, data]) => {
    // Shorter streams would belong into short sectors.
    const size = Math.max(data.length, minStreamBytes)
    return { name, size, data: Buffer.concat([data], inSectors(size) * sectorSize) }
  })
  const directorySize = inSectors((padded.length + 1) * entrySize)
  const bodySize = directorySize + padded.reduce((sum, { data }) => sum + data.length / sectorSize, 0)
  const perSector = sectorSize / 4
  const fatSize = Math.ceil(bodySize / (perSector - 1))
  if (fatSize > difatInHeader) throw new RangeError('The streams are too long.')
  const fat = new Uint32Array(fatSize * perSector).fill(none)
  fat.fill(fatSector, 0, fatSize)
  let next = fatSize
  const chain = (length: number) => {
    const start = next
    for (; next < start + length; next++) fat[next] = next + 1 < start + length ? next + 1 : endOfChain
    return start
  }
  const directoryStart = chain(directorySize)
  const entries = padded.map(
    ({ name, size, data }, at): Entry => ({
      name,
      type: 2,
      start: chain(data.length / sectorSize),
      size,
      right: at + 1 < padded.length ? at + 2 : none,
      child: none,
    }),
  )
  const root: Entry = { name: 'Root Entry', type: 5, start: endOfChain, size: 0, right: none, child: 1 }
  const directory = Buffer.concat([root, ...entries].map(entryBytes), directorySize * sectorSize)
  const header = headerBytes({ sectorSize, fatSize, directoryStart })
  return Buffer.concat([header, Buffer.from(fat.buffer), directory, ...padded.map(({ data }) => data)])
}

function entryBytes(entry: Entry): Buffer {
  const bytes = Buffer.alloc(entrySize)
  bytes.write(entry.name, 0, 62, 'utf16le')
  bytes.writeUInt16LE(entry.name.length * 2 + 2, 64)
  bytes.writeUInt8(entry.type, 66)
  bytes.writeUInt8(1, 67)
  bytes.writeUInt32LE(none, 68)
  bytes.writeUInt32LE(entry.right, 72)
  bytes.writeUInt32LE(entry.child, 76)
  bytes.writeUInt32LE(entry.start, 116)
  bytes.writeUInt32LE(entry.size, 120)
  return bytes
}

type Layout = { sectorSize: number; fatSize: number; directoryStart: number }

function headerBytes({ sectorSize, fatSize, directoryStart }: Layout): Buffer {
  const header = Buffer.alloc(Math.max(512, sectorSize))
  header.write('d0cf11e0a1b11ae1', 0, 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(sectorSize === 4096 ? 4 : 3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(Math.log2(sectorSize), 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(fatSize, 44)
  header.writeUInt32LE(directoryStart, 48)
  header.writeUInt32LE(minStreamBytes, 56)
  header.writeUInt32LE(endOfChain, 60)
  header.writeUInt32LE(endOfChain, 68)
  for (let at = 0; at < difatInHeader; at++) header.writeUInt32LE(at < fatSize ? at : none, 76 + at * 4)
  return header
}
