import type { DraftLine } from './docx-paragraph.ts'
import { isDateOrPlace } from './pdf-column-test.ts'

type Cell = readonly DraftLine[]

/**
 * The lines of one table row. Single-line cells form one line with `cells`, and so do labels or dates with what stands
 * beside them. Other cells are text columns, read one after the other as body text with a `column`. If the row has
 * several lines, they share the number `row`.
 */
export function linesOfTableRow(cells: readonly Cell[], row: number): DraftLine[] {
  const lines = linesOfCells(cells.filter((lines) => lines.length > 0))
  if (lines.length < 2) return lines
  return lines.map((draft) => ({ ...draft, line: { ...draft.line, row: draft.line.row ?? row } }))
}

function linesOfCells(filled: readonly Cell[]): DraftLine[] {
  const most = Math.max(0, ...filled.map((lines) => lines.length))
  if (filled.length < 2) return filled.flat().map(inTable)
  if (most === 1 || areParallel(filled)) return zip(filled, most)
  const long = filled.filter((lines) => lines.length > 1)
  const first = long[0]?.[0]
  if (long.length === 1 && first && isText(first)) {
    const rest = long[0]?.slice(1) ?? []
    return [...zip(filled, 1), ...rest.map(inTable)]
  }
  return filled.flatMap((lines, column) =>
    lines.map((draft) => ({ ...draft, line: { ...draft.line, column } })),
  )
}

/** True for cells whose lines belong together one by one: labels, dates or places beside what they are about. */
function areParallel(cells: readonly Cell[]): boolean {
  const isEven = cells.every((lines) => lines.length === cells[0]?.length)
  const isPlain = cells.every((lines) => lines.every(isText))
  if (!isEven || !isPlain) return false
  const isLabel = ({ line }: DraftLine) => /:$/.test(line.text)
  const isBeside = ({ line }: DraftLine) => line.text.length <= maxBesideChars && isDateOrPlace(line.text)
  return cells[0]?.every(isLabel) || cells.some((lines) => lines.every(isBeside))
}

function isText({ line, headingLevel }: DraftLine): boolean {
  return !line.bullet && headingLevel === undefined
}

const maxBesideChars = 40

function zip(cells: readonly Cell[], count: number): DraftLine[] {
  return Array.from({ length: count }, (_, at) => merge(cells.flatMap((lines) => lines[at] ?? [])))
}

function merge(drafts: readonly DraftLine[]): DraftLine {
  const [head] = drafts
  if (!head) throw new Error('A table row without cells has no lines.')
  const cells = drafts.flatMap(({ line }) => line.cells ?? [line.text])
  return { ...head, line: { ...inTable(head).line, text: cells.join(' '), cells } }
}

function inTable(draft: DraftLine): DraftLine {
  return { ...draft, line: { ...draft.line, part: draft.line.part ?? 'table' } }
}
