const headerSize = 512
const entrySize = 128
const difatInHeader = 109
const endOfChain = 0xfffffffa
const noEntry = 0xffffffff
const streamType = 2
const rootType = 5

/** A stream of an OLE compound file: its first sector and its length. */
export type OleEntry = { name: string; start: number; size: number }

/** The streams of an OLE compound file. */
export type OleFile = {
  entries: readonly OleEntry[]
  /** The bytes of the named stream, in any letter case, or undefined if there is none. */
  read(name: string): Buffer | undefined
}

type Node = OleEntry & { type: number; left: number; right: number; child: number }

/**
 * Reads the directory of an OLE compound file, in whatever order and sector size it was written.
 * @throws RangeError when the file is truncated or its sector chains are circular
 */
export function readOleFile(buffer: Buffer): OleFile {
  const sectorSize = sizeAt(buffer, 30)
  const miniSectorSize = sizeAt(buffer, 32)
  const sector = (number: number) => {
    const from = Math.max(headerSize, sectorSize) + number * sectorSize
    if (from + 1 > buffer.length) throw new RangeError('A sector lies outside the file.')
    return buffer.subarray(from, from + sectorSize)
  }
  const fat = readFat(buffer, sector)
  const read = (start: number) => Buffer.concat(chainOf(start, fat).map(sector))
  const nodes = readNodes(read(buffer.readUInt32LE(48)))
  const root = nodes.find((node) => node.type === rootType)
  const entries = streamsOf(nodes, root)
  const miniCutoff = buffer.readUInt32LE(56)
  return {
    entries,
    read(name) {
      const entry = entries.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
      if (!entry) return undefined
      if (entry.size >= miniCutoff) return read(entry.start).subarray(0, entry.size)
      const container = read(root?.start ?? endOfChain)
      const miniFat = numbersOf(read(buffer.readUInt32LE(60)))
      const parts = chainOf(entry.start, miniFat).map((number) => {
        return container.subarray(number * miniSectorSize, (number + 1) * miniSectorSize)
      })
      return Buffer.concat(parts).subarray(0, entry.size)
    },
  }
}

function sizeAt(buffer: Buffer, at: number): number {
  const power = buffer.readUInt16LE(at)
  if (power < 6 || power > 16) throw new RangeError('Unknown sector size.')
  return 1 << power
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

function readNodes(directory: Buffer): Node[] {
  const nodes: Node[] = []
  for (let at = 0; at + entrySize <= directory.length; at += entrySize) {
    const nameBytes = Math.min(64, directory.readUInt16LE(at + 64))
    nodes.push({
      name: directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
      type: directory.readUInt8(at + 66),
      left: directory.readUInt32LE(at + 68),
      right: directory.readUInt32LE(at + 72),
      child: directory.readUInt32LE(at + 76),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    })
  }
  return nodes
}

/** The file's own streams first, then all others: embedded files have streams of the same names. */
function streamsOf(nodes: readonly Node[], root: Node | undefined): Node[] {
  const own = new Set<Node>()
  const open = [root?.child ?? noEntry]
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const node = nodes[number]
    if (!node || own.has(node)) continue
    own.add(node)
    open.push(node.left, node.right)
  }
  return [...own, ...nodes.filter((node) => !own.has(node))].filter((node) => node.type === streamType)
}
