import { contentLabels } from '@nextrung/knowledge/words/personal-words'
import { alternatives } from '../../text/phrase-pattern.ts'
import type { Line } from '../parsing/line.ts'
import { allPersonalLabels, splitPersonalLabel } from './personal-labels.ts'

/** A part of a line between separators, and the cell it stands in. */
export type Piece = { cell: number; text: string }

const separator = /\s*[|•·┃∙]\s*|\s*;\s+|\t+|\s{3,}/u
// "DOB: 12/03/1985 Gender: Male Phone: ..." on one line.
const innerLabel = new RegExp(
  `[\\s,]+(?=(?:${alternatives([...allPersonalLabels, ...contentLabels])})\\s*[:：])`,
  'giu',
)

/** Puts back together what was cut inside a longer label: "Father's" and "Name: …". */
function mendLabels(texts: readonly string[]): string[] {
  const mended: string[] = []
  for (const text of texts) {
    const before = mended.at(-1)
    const whole = `${before} ${text}`
    const isInside = before !== undefined && (splitPersonalLabel(whole)?.label.length ?? 0) > before.length
    if (isInside) mended[mended.length - 1] = whole
    else mended.push(text)
  }
  return mended
}

/** The line's parts, at most one detail in each. */
export function toPieces(line: Line): Piece[] {
  return line.cells.flatMap((cell, at) =>
    cell
      .split(separator)
      .flatMap((text) => mendLabels(text.split(innerLabel)))
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ cell: at, text })),
  )
}

/** The pieces put together again, by cell. */
export function joinPieces(pieces: readonly Piece[]): string[] {
  const cells = new Map<number, string>()
  for (const { cell, text } of pieces) {
    const open = cells.get(cell)
    cells.set(cell, open === undefined ? text : `${open} | ${text}`)
  }
  return [...cells.values()]
}
