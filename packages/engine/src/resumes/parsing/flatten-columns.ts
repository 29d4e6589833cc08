import type { Line } from './line.ts'

/**
 * Reads a table column by column. Only lines with as many cells as the first belong to the table, and only if
 * `isTable` agrees; other lines go to the column whose list was left open.
 */
export function flattenColumns(lines: readonly Line[], isTable: (table: readonly Line[]) => boolean): Line[] {
  const size = lines[0]?.cells.length ?? 0
  const table = lines.filter((line) => line.cells.length === size)
  if (size < 2 || table.length < 2 || !isTable(table)) return [...lines]
  const columns = Array.from({ length: size }, (_none, at) =>
    table.map((line) => ({ ...line, text: line.cells[at] ?? '', cells: [line.cells[at] ?? ''] })),
  )
  for (const line of lines) {
    if (line.cells.length === size) continue
    const open = columns.find((column) => /,$/.test(column.at(-1)?.text ?? '')) ?? columns.at(-1)
    open?.push(line)
  }
  return columns.flat()
}
