import type { Block, Layout, LineBlock, Piece } from '../shapes.ts'
import { lettersOf } from './letters.ts'

/** A letter of a layout: where it is drawn and what it belongs to. */
export type LayoutLetter = {
  value: string
  startsWord: boolean
  /** The first or the last letter of its cell. */
  startsCell: boolean
  endsCell: boolean
  /**
   * One of the first two letters of its block, as the first one can be lost: a letter-spaced "O N" looks like an item
   * behind the bullet "O". Bullets typed into the text do not count.
   */
  startsBlock: boolean
  block: LineBlock
  piece: Piece
  /** The text of the piece behind its last letter, such as the bracket of "(Hons)". */
  tail: string
  /** The text of the piece before its first letter. */
  lead: string
  /** Drawn on every page. */
  isRunning: boolean
}

/** All letters of a layout in the order of its blocks. */
export function layoutLetters(layout: Layout): LayoutLetter[] {
  const running = [...layout.runningHead, ...layout.runningFoot]
  return [
    ...lineBlocks(layout.blocks).flatMap((block) => lettersOfBlock(block, false)),
    ...running.flatMap((block) => lettersOfBlock(block, true)),
  ]
}

function lineBlocks(blocks: readonly Block[]): LineBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'line') return [block]
    if (block.kind === 'columns') return block.columns.flatMap(lineBlocks)
    if (block.kind === 'table') return block.rows.flat().flatMap(lineBlocks)
    return []
  })
}

function lettersOfBlock(block: LineBlock, isRunning: boolean): LayoutLetter[] {
  const letters: LayoutLetter[] = []
  let counted = 0
  for (const cell of block.cells) {
    const before = letters.length
    const text = cell.map((piece) => piece.text).join('')
    const ends = endsOf(cell)
    for (const letter of lettersOf(text)) {
      const at = ends.findIndex((end) => letter.start < end)
      const piece = cell[at]
      if (!piece) continue
      const from = ends[at - 1] ?? 0
      letters.push({
        value: letter.value,
        startsWord: letter.startsWord || letters.length === before,
        startsCell: letters.length === before,
        endsCell: false,
        startsBlock: counted < 2 && !letter.isSymbol,
        block,
        piece,
        lead: text.slice(from, letter.start),
        tail: text.slice(letter.end, ends[at]),
        isRunning,
      })
      if (!letter.isSymbol) counted += 1
    }
    const last = letters.at(-1)
    if (last && letters.length > before) last.endsCell = true
  }
  return letters
}

function endsOf(cell: readonly Piece[]): number[] {
  let end = 0
  return cell.map((piece) => {
    end += piece.text.length
    return end
  })
}
