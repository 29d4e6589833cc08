import type { DraftLine } from './docx-paragraph.ts'

const maxZippedLines = 3

/**
 * The lines of one table row. Single-line cells form one line with `cells`. Cells that hold paragraphs are text
 * columns, read one after the other as body text with a `column`.
 */
export function linesOfTableRow(cells: readonly DraftLine[][]): DraftLine[] {
  const filled = cells.filter((lines) => lines.length > 0)
  const most = Math.max(0, ...filled.map((lines) => lines.length))
  if (filled.length < 2) return filled.flat().map(inTable)
  const isEven = filled.every((lines) => lines.length === most)
  const isPlain = !filled.some((lines) => lines.some(({ line }) => line.bullet || line.heading))
  if (most === 1 || (isEven && most <= maxZippedLines && isPlain)) return zip(filled, most)
  const long = filled.filter((lines) => lines.length > 1)
  const first = long[0]?.[0]?.line
  if (long.length === 1 && first && !first.bullet && !first.heading) {
    const rest = long[0]?.slice(1) ?? []
    return [...zip(filled, 1), ...rest.map(inTable)]
  }
  return filled.flatMap((lines, column) =>
    lines.map((draft) => ({ ...draft, line: { ...draft.line, column } })),
  )
}

function zip(cells: readonly DraftLine[][], count: number): DraftLine[] {
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
