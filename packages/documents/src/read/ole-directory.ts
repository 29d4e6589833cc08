const headerSize = 512
const entrySize = 128
const miniSectorSize = 64
const difatInHeader = 109
const endOfChain = 0xfffffffa

/** A stream of an OLE compound file: its first sector and its length. */
export type OleEntry = { name: string; start: number; size: number }

/** The streams of an OLE compound file. */
export type OleFile = {
  entries: readonly OleEntry[]
  /** The bytes of the named stream, or undefined if there is none. */
  read(name: string): Buffer | undefined
}

/**
 * Reads the directory of an OLE compound file.
 * @throws RangeError when the file is truncated or its sector chains are circular
 */
export function readOleFile(buffer: Buffer): OleFile {
  const sectorSize = 1 << buffer.readUInt16LE(30)
  if (sectorSize !== 512 && sectorSize !== 4096) throw new RangeError('Unknown sector size.')
  const sector = (number: number) => {
    const from = Math.max(headerSize, sectorSize) + number * sectorSize
    if (from + 1 > buffer.length) throw new RangeError('A sector lies outside the file.')
    return buffer.subarray(from, from + sectorSize)
  }
  const fat = readFat(buffer, sector)
  const directory = Buffer.concat(chainOf(buffer.readUInt32LE(48), fat).map(sector))
  const entries = readEntries(directory)
  const read = (start: number) => Buffer.concat(chainOf(start, fat).map(sector))
  const miniCutoff = buffer.readUInt32LE(56)
  return {
    entries,
    read(name) {
      const entry = entries.find((candidate) => candidate.name === name)
      if (!entry) return undefined
      if (entry.size >= miniCutoff) return read(entry.start).subarray(0, entry.size)
      const container = read(entries[0]?.start ?? endOfChain)
      const miniFat = numbersOf(read(buffer.readUInt32LE(60)))
      const parts = chainOf(entry.start, miniFat).map((number) => {
        return container.subarray(number * miniSectorSize, (number + 1) * miniSectorSize)
      })
      return Buffer.concat(parts).subarray(0, entry.size)
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
    if (chain.length > fat.length) throw new RangeError('A chain of sectors is circular.')
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
