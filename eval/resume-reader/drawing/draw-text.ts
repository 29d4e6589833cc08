import type { Block, Layout, LineBlock } from '../shapes.ts'
import type { DrawChoices } from './draw-choices.ts'
import { typedLetters } from './line-runs.ts'

type Setting = { choices: DrawChoices; width: number | undefined }

/** Draws a layout as a text file. */
export function drawText(layout: Layout, choices: DrawChoices): Uint8Array {
  const setting = { choices, width: layout.columns }
  const around = (blocks: LineBlock[]) => blocks.flatMap((block) => linesOfBlock(block, setting))
  const lines = [
    ...around(layout.runningHead),
    ...layout.blocks.flatMap((block) => linesOfBlock(block, setting)),
    ...around(layout.runningFoot),
  ]
  return new TextEncoder().encode(`${lines.join(choices.lineEnd)}${choices.lineEnd}`)
}

function linesOfBlock(block: Block, setting: Setting): string[] {
  switch (block.kind) {
    case 'line':
      return drawLine(block, setting)
    case 'space':
      return ['']
    case 'rule':
      return [setting.choices.textRule.repeat(Math.min(setting.width ?? 60, 72))]
    case 'page-break':
      return ['', '\f']
    case 'columns':
      return drawColumns(block, setting)
    case 'table':
      return block.rows.flatMap((row) => drawRow(row, setting))
  }
}

function drawLine(block: LineBlock, { choices, width }: Setting): string[] {
  const { look } = block
  // A text file has no style that could draw capitals.
  const cells = block.cells.map((cell) =>
    typedLetters(cell.map((piece) => piece.text).join(''), look, { capitals: 'typed' }),
  )
  const indent = ' '.repeat(2 * (look.indent ?? 0))
  const first = indent + (block.bullet === undefined ? '' : `${block.bullet} `)
  const hang = indent + (block.bullet === undefined ? '' : ' '.repeat(choices.textHang))
  const text = joinCells(cells, { choices, width: width === undefined ? undefined : width - first.length })
  const lines = wrap(text, { first, hang, width })
  const drawn =
    width !== undefined && look.align === 'center' && lines.length === 1
      ? lines.map((line) => ' '.repeat(Math.max(0, Math.floor((width - line.length) / 2))) + line)
      : lines
  if (!look.ruled) return drawn
  return [...drawn, choices.textRule.repeat(Math.max(3, text.length))]
}

function joinCells(cells: string[], { choices, width }: Setting): string {
  const [last, ...before] = [...cells].reverse()
  if (last === undefined || before.length === 0) return last ?? ''
  if (choices.textGap === 'tab') return cells.join('\t')
  const left = before.reverse().join('     ')
  const edge = choices.textGap === 'edge' ? (width ?? 0) - left.length - last.length : 0
  return left + ' '.repeat(Math.max(5, edge)) + last
}

function wrap(
  text: string,
  { first, hang, width }: { first: string; hang: string; width: number | undefined },
): string[] {
  if (width === undefined || first.length + text.length <= width) return [first + text]
  const lines = [first]
  // Gaps between cells stay with the word behind them.
  for (const word of text.match(/\s*\S+/g) ?? []) {
    const line = lines.at(-1) ?? ''
    const isStart = line === first || line === hang
    if (isStart) lines[lines.length - 1] = line + word.trimStart()
    else if (line.length + word.length <= width) lines[lines.length - 1] = line + word
    else lines.push(hang + word.trimStart())
  }
  return lines
}

function drawColumns(block: Extract<Block, { kind: 'columns' }>, setting: Setting): string[] {
  const { choices, width } = setting
  if (width === undefined || choices.textColumns === 'stacked')
    return block.columns.flatMap((column) => column.flatMap((inner) => linesOfBlock(inner, setting)))
  const widths = block.widths.map((share) => Math.max(16, Math.floor((width - 4) * share)))
  const columns = block.columns.map((column, at) =>
    column.flatMap((inner) => linesOfBlock(inner, { choices, width: widths[at] ?? width })),
  )
  return besideEachOther(columns, widths)
}

function besideEachOther(columns: string[][], widths: number[]): string[] {
  const height = Math.max(0, ...columns.map((column) => column.length))
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((column, at) => (column[row] ?? '').replaceAll('\t', '    ').padEnd((widths[at] ?? 0) + 4))
      .join('')
      .trimEnd(),
  )
}

function drawRow(row: Block[][], setting: Setting): string[] {
  const cells = row.map((cell) => cell.flatMap((inner) => linesOfBlock(inner, setting)))
  if (cells.some((lines) => lines.length > 1)) return cells.flat()
  return [joinCells(cells.flat(), setting)]
}
