import type { Block, Layout, LineBlock } from '../../shapes.ts'

/** All lines of a layout, those of columns and tables one after the other. */
export function linesOfLayout(layout: Layout): LineBlock[] {
  return [...layout.runningHead, ...layout.blocks.flatMap(linesIn), ...layout.runningFoot]
}

function linesIn(block: Block): LineBlock[] {
  if (block.kind === 'line') return [block]
  if (block.kind === 'columns') return block.columns.flat().flatMap(linesIn)
  if (block.kind === 'table') return block.rows.flat(2).flatMap(linesIn)
  return []
}
