import type { LineBlock, Look } from '../shapes.ts'
import type { DrawChoices } from './draw-choices.ts'

/** A run of letters that look the same. */
export type LineRun = { text: string; bold: boolean; italic: boolean }

/** The cells of a line as runs, with the letters as they are typed. */
export function lineRuns(block: LineBlock, choices: DrawChoices): LineRun[][] {
  const { look } = block
  return block.cells.map((cell, cellAt) =>
    cell.map((piece, pieceAt) => {
      const isEmphasized =
        choices.emphasis === 'line' ||
        (cellAt === 0 && (choices.emphasis === 'cell' || pieceAt === 0)) ||
        look.heading === true
      return {
        text: typedLetters(piece.text, look, choices),
        bold: look.bold === true && isEmphasized,
        italic: look.italic === true && isEmphasized,
      }
    }),
  )
}

/** Text with the capitals and the spacing that are typed and not a style of the letters. */
export function typedLetters(text: string, look: Look, { capitals }: Pick<DrawChoices, 'capitals'>): string {
  if (capitals === 'styled') return text
  const cased = look.capitals ? text.toUpperCase() : text
  if (!look.spaced) return cased
  return cased
    .trim()
    .split(/\s+/)
    .map((word) => [...word].join(' '))
    .join('   ')
}
