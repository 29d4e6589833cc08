import type { FieldLabel, LineRole } from '@nextrung/engine/resumes/reading/labels'
import type { LineBlock, Look, Piece } from '../shapes.ts'

export const plain = (text: string): Piece[] => [{ text, label: 'none' }]

export const labelled = (text: string | undefined, label: FieldLabel): Piece[] | undefined =>
  text === undefined || text.trim() === '' ? undefined : [{ text: text.trim(), label }]

export function line(input: {
  role: LineRole
  text: string | Piece[]
  begins?: boolean
  look?: Look
  bullet?: string
}): LineBlock {
  const { role, text, begins = true, look = {}, bullet } = input
  return lineOfCells({ role, cells: [text], begins, look, ...(bullet === undefined ? {} : { bullet }) })
}

export function lineOfCells(input: {
  role: LineRole
  cells: (string | Piece[])[]
  begins?: boolean
  look?: Look
  bullet?: string
}): LineBlock {
  const { role, cells, begins = true, look = {}, bullet } = input
  return {
    kind: 'line',
    role,
    begins,
    cells: cells.map((cell) => (typeof cell === 'string' ? plain(cell) : cell)),
    look,
    ...(bullet === undefined ? {} : { bullet }),
  }
}

/** Sets things side by side in one run of text. */
export function joined(things: Piece[][], separator: string): Piece[] {
  return things.flatMap((pieces, at) => (at === 0 ? pieces : [{ text: separator, label: 'none' }, ...pieces]))
}
