const headerSize = 512
const entrySize = 128
const miniSectorSize = 64
const difatInHeader = 109
const endOfChain = 0xfffffffa

/** A stream of an OLE compound file: where it starts and how long it is. */
export type OleEntry = { name: string; start: number; size: number }

/** The parts of an OLE compound file that are needed to find a stream's first bytes. */
export type OleFile = {
  entries: readonly OleEntry[]
  /** The first 32 bytes of a stream. */
  headOf(entry: OleEntry): Buffer
}

/**
 * Reads the directory of an OLE compound file.
 * @throws RangeError where the file is cut short or its chains do not end
 */
export function readOleFile(buffer: Buffer): OleFile {
  const sectorSize = 1 << buffer.readUInt16LE(30)
  if (sectorSize !== 512 && sectorSize !== 4096)
    throw new RangeError('The sector size is none of the two known.')
  const sector = (number: number) => {
    const from = Math.max(headerSize, sectorSize) + number * sectorSize
    if (from + 1 > buffer.length) throw new RangeError('A sector lies outside of the file.')
    return buffer.subarray(from, from + sectorSize)
  }
  const fat = readFat(buffer, sector)
  const directory = Buffer.concat(chainOf(buffer.readUInt32LE(48), fat).map(sector))
  const entries = readEntries(directory)
  const miniCutoff = buffer.readUInt32LE(56)
  const root = entries[0]
  return {
    entries,
    headOf(entry) {
      if (entry.size >= miniCutoff || !root) return sector(entry.start).subarray(0, 32)
      const offset = entry.start * miniSectorSize
      const container = chainOf(root.start, fat)[Math.floor(offset / sectorSize)]
      if (container === undefined) throw new RangeError('A small stream lies outside of its container.')
      return sector(container).subarray(offset % sectorSize, (offset % sectorSize) + 32)
    },
  }
}

type Sector = (number: number) => Buffer

function readFat(buffer: Buffer, sector: Sector): number[] {
  const numbers = numbersOf(buffer.subarray(76, 76 + difatInHeader * 4))
  let more = buffer.readUInt32LE(68)
  for (let left = buffer.readUInt32LE(72); left > 0 && more < endOfChain && left < 1000; left--) {
    const links = numbersOf(sector(more))
    more = links.pop() ?? endOfChain
    numbers.push(...links)
  }
  return numbers.filter((number) => number < endOfChain).flatMap((number) => numbersOf(sector(number)))
}

function numbersOf(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4))
}

function chainOf(start: number, fat: readonly number[]): number[] {
  const chain: number[] = []
  for (let at = start; at < endOfChain; at = fat[at] ?? endOfChain) {
    chain.push(at)
    if (chain.length > fat.length) throw new RangeError('A chain of sectors runs in a circle.')
  }
  return chain
}

function readEntries(directory: Buffer): OleEntry[] {
  const entries: OleEntry[] = []
  for (let at = 0; at + entrySize <= directory.length; at += entrySize) {
    const nameBytes = Math.min(64, directory.readUInt16LE(at + 64))
    const name = directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2))
    entries.push({ name, start: directory.readUInt32LE(at + 116), size: directory.readUInt32LE(at + 120) })
  }
  return entries
}
