import { cleanLine } from './clean-text.ts'
import { readOleFile } from './ole-directory.ts'

// Offsets in the file information block of Word 97 to 2003, from [MS-DOC].
const flagsAt = 0x0a
const usesSecondTable = 0x0200
const paragraphTableAt = 0x0102
const pieceTableAt = 0x01a2
const pageSize = 512
const listProperty = 0x460b
const tableDefinition = 0xd608

/** A stretch of the text: its bytes in the document stream, one or two for each character. */
type Piece = { from: number; to: number; isNarrow: boolean }

type ParagraphKind = 'item' | { headingLevel: number }

/** The kinds of paragraphs that the file's formatting reveals, by their text. */
export type ParagraphKinds = ReadonlyMap<string, ParagraphKind>

/** Finds list items and headings by paragraph formatting; empty when the formatting cannot be read. */
export function findDocParagraphKinds(bytes: Uint8Array): ParagraphKinds {
  const kinds = new Map<string, ParagraphKind>()
  try {
    const file = readOleFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const document = file.read('WordDocument') ?? Buffer.alloc(0)
    const hasSecond = (document.readUInt16LE(flagsAt) & usesSecondTable) !== 0
    const table = file.read(hasSecond ? '1Table' : '0Table') ?? Buffer.alloc(0)
    const pieces = readPieces(partAt(document, { table, at: pieceTableAt }))
    for (const { kind, ...range } of pagesOf(document, table).flatMap(rangesOf)) {
      const text = textOf(document, { pieces, ...range })
      for (const paragraph of text.split('\r')) kinds.set(cleanLine(paragraph), kind)
    }
  } catch {
    // Without these tables the text is still complete; only its bullets and headings are unknown.
  }
  return kinds
}

function partAt(document: Buffer, { table, at }: { table: Buffer; at: number }): Buffer {
  const start = document.readUInt32LE(at)
  return table.subarray(start, start + document.readUInt32LE(at + 4))
}

function readPieces(clx: Buffer): Piece[] {
  let at = 0
  while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1)
  const table = clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
  const count = Math.floor((table.length - 4) / 12)
  return Array.from({ length: count }, (_, piece) => {
    const chars = table.readUInt32LE((piece + 1) * 4) - table.readUInt32LE(piece * 4)
    const place = table.readUInt32LE((count + 1) * 4 + piece * 8 + 2)
    const isNarrow = (place & 0x40000000) !== 0
    const from = isNarrow ? (place & 0x3fffffff) / 2 : place
    return { from, to: from + chars * (isNarrow ? 1 : 2), isNarrow }
  })
}

/** The pages of the document stream that hold paragraph formatting. */
function pagesOf(document: Buffer, table: Buffer): Buffer[] {
  const index = partAt(document, { table, at: paragraphTableAt })
  const count = Math.floor((index.length - 4) / 8)
  return Array.from({ length: count }, (_, at) => {
    const number = index.readUInt32LE((count + 1) * 4 + at * 4) & 0x3fffff
    return document.subarray(number * pageSize, (number + 1) * pageSize)
  })
}

type Range = { from: number; to: number; kind: ParagraphKind }

function rangesOf(page: Buffer): Range[] {
  const count = page[pageSize - 1] ?? 0
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const offset = (page[(count + 1) * 4 + at * 13] ?? 0) * 2
    const kind = offset === 0 ? undefined : kindOf(propertiesAt(page, offset))
    return kind ? [{ from: page.readUInt32LE(at * 4), to: page.readUInt32LE((at + 1) * 4), kind }] : []
  })
}

// In every Word file, styles 1 to 9 are headings.
const lastHeadingStyle = 9

function kindOf(properties: Buffer): ParagraphKind | undefined {
  const style = properties.readUInt16LE(0)
  if (style >= 1 && style <= lastHeadingStyle) return { headingLevel: style }
  return hasList(properties.subarray(2)) ? 'item' : undefined
}

/** The formatting of a paragraph: its style number, then individual properties. */
function propertiesAt(page: Buffer, offset: number): Buffer {
  const words = page[offset] ?? 0
  const [start, length] =
    words === 0 ? [offset + 2, (page[offset + 1] ?? 0) * 2] : [offset + 1, words * 2 - 1]
  return page.subarray(start, start + length)
}

function hasList(properties: Buffer): boolean {
  let at = 0
  while (at + 2 < properties.length) {
    const property = properties.readUInt16LE(at)
    at += 2
    if (property === listProperty) return properties.readInt16LE(at) > 0
    at += operandSize(property, properties.subarray(at))
  }
  return false
}

function operandSize(property: number, rest: Buffer): number {
  if (property === tableDefinition) return rest.readUInt16LE(0) + 1
  const sizes = [1, 1, 2, 4, 2, 2, (rest[0] ?? 0) + 1, 3]
  return sizes[property >> 13] ?? 1
}

function textOf(document: Buffer, range: { pieces: readonly Piece[]; from: number; to: number }): string {
  return range.pieces
    .map((piece) => {
      const bytes = document.subarray(Math.max(piece.from, range.from), Math.min(piece.to, range.to))
      return new TextDecoder(piece.isNarrow ? 'windows-1252' : 'utf-16le').decode(bytes)
    })
    .join('')
}
