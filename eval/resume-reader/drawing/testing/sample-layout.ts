import type { FieldLabel, LineRole } from '@nextrung/engine/resumes/reading/labels'
import type { Block, Layout, LineBlock, Look, Piece } from '../../shapes.ts'

type LineExtras = { begins?: boolean; look?: Look; bullet?: string }

/** A line of a layout; each cell is plain text or a list of text and label. */
export function line(
  role: LineRole,
  { cells, ...extras }: { cells: (string | [string, FieldLabel][])[] } & LineExtras,
): LineBlock {
  return {
    kind: 'line',
    role,
    begins: extras.begins ?? true,
    cells: cells.map((cell): Piece[] =>
      typeof cell === 'string'
        ? [{ text: cell, label: 'none' }]
        : cell.map(([text, label]) => ({ text, label })),
    ),
    look: extras.look ?? {},
    ...(extras.bullet === undefined ? {} : { bullet: extras.bullet }),
  }
}

/** A layout on A4 with nothing special about it. */
export function sampleLayout(
  format: Layout['format'],
  blocks: Block[],
  extras: Partial<Layout> = {},
): Layout {
  return {
    format,
    paper: 'a4',
    body: { size: 10, margin: 56, leading: 1.2, serif: true, justified: false },
    runningHead: [],
    runningFoot: [],
    blocks,
    ...extras,
  }
}
