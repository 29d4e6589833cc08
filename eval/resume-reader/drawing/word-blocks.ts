import {
  AlignmentType,
  BorderStyle,
  ColumnBreak,
  HeadingLevel,
  type IParagraphOptions,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Block, Layout, LineBlock } from '../shapes.ts'
import type { DrawChoices } from './draw-choices.ts'
import { type LineRun, lineRuns } from './line-runs.ts'

type Child = Paragraph | Table

export type WordBlocks = {
  draw: (blocks: readonly Block[], width: number) => Child[]
  columnBreak: () => Paragraph
  /** The bullets of the lists drawn so far. */
  bullets: () => string[]
}

const level = 360
const rule = { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: '808080' } }
const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const noBorders = {
  top: noBorder,
  bottom: noBorder,
  left: noBorder,
  right: noBorder,
  insideHorizontal: noBorder,
  insideVertical: noBorder,
}

type Setting = { choices: DrawChoices; body: Layout['body']; lists: Set<string> }

/** Draws blocks as Word paragraphs and tables; widths are in twentieths of a point. */
export function makeWordBlocks(given: { choices: DrawChoices; body: Layout['body'] }): WordBlocks {
  const setting: Setting = { ...given, lists: new Set() }
  return {
    draw: (blocks, width) => drawBlocks(blocks, { setting, width }),
    columnBreak: () => new Paragraph({ children: [new ColumnBreak()] }),
    bullets: () => [...setting.lists],
  }
}

type Place = { setting: Setting; width: number }

function drawBlocks(blocks: readonly Block[], place: Place): Child[] {
  const children: Child[] = []
  let before = 0
  for (const block of blocks) {
    if (block.kind === 'space' && place.setting.choices.wordSpace === 'distance') {
      before += Math.round(block.size * 20)
      continue
    }
    children.push(drawBlock(block, { ...place, before }))
    before = 0
  }
  // A cell or a page must end with a paragraph.
  return children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph('')]
}

function drawBlock(block: Block, place: Place & { before: number }): Child {
  switch (block.kind) {
    case 'line':
      return drawLine(block, place)
    case 'space':
      return new Paragraph('')
    case 'rule':
      return new Paragraph({ border: rule })
    case 'page-break':
      return new Paragraph({ children: [new PageBreak()] })
    case 'columns':
      return drawTable({ rows: [block.columns], widths: block.widths, ruled: false }, place)
    case 'table':
      return drawTable(block, place)
  }
}

function drawLine(block: LineBlock, { setting, width, before }: Place & { before: number }): Child {
  const { choices } = setting
  const cells = lineRuns(block, choices)
  if (cells.length > 1 && choices.wordGap === 'table' && block.bullet === undefined) {
    const row = cells.map((runs) => [
      new Paragraph({ ...styleOf(block), children: runsOf(runs, { block, setting }) }),
    ])
    return tableOf({ rows: [row], widths: cells.map(() => 1 / cells.length), ruled: false, width })
  }
  const gap = choices.wordGap === 'spaces' ? '      ' : '\t'
  const children = cells.flatMap((runs, at) => [
    ...(at === 0 ? [] : [new TextRun(gap)]),
    ...runsOf(runs, { block, setting }),
  ])
  const tabStops = cells.slice(1).map((_, at) => ({
    type: at === cells.length - 2 ? ('right' as const) : ('left' as const),
    position: Math.round((width * (at + 1)) / (cells.length - 1)),
  }))
  return new Paragraph({
    ...styleOf(block),
    ...bulletOf(block, setting),
    spacing: { before, after: 40 },
    tabStops,
    children: [...typedBullet(block, setting), ...children],
  })
}

function bulletOf({ bullet, look }: LineBlock, { choices, lists }: Setting): IParagraphOptions {
  if (bullet === undefined) return {}
  if (choices.bullets === 'typed') return { indent: { left: level * (1 + (look.indent ?? 0)), hanging: 260 } }
  lists.add(bullet)
  return { numbering: { reference: bullet, level: Math.min(2, look.indent ?? 0) } }
}

function typedBullet({ bullet }: LineBlock, { choices }: Setting): TextRun[] {
  return bullet === undefined || choices.bullets === 'list' ? [] : [new TextRun(`${bullet} `)]
}

function runsOf(
  runs: readonly LineRun[],
  { block: { look }, setting: { choices, body } }: { block: LineBlock; setting: Setting },
): TextRun[] {
  const styled = choices.capitals === 'styled'
  return runs.map(
    ({ text, bold, italic }) =>
      new TextRun({
        text,
        bold,
        italics: italic,
        size: Math.round(body.size * (look.size ?? 1) * 2),
        ...(look.capitals && styled ? { allCaps: true } : {}),
        ...(look.smallCaps ? { smallCaps: true } : {}),
        ...(look.spaced && styled ? { characterSpacing: 60 } : {}),
      }),
  )
}

type Shares = { rows: Block[][][]; widths: number[]; ruled: boolean }

function drawTable({ rows, widths, ruled }: Shares, { setting, width }: Place): Table {
  const drawn = rows.map((row) =>
    row.map((cell, at) => drawBlocks(cell, { setting, width: Math.round(width * (widths[at] ?? 0.5)) })),
  )
  return tableOf({ rows: drawn, widths, ruled, width })
}

function styleOf({ look, role }: LineBlock): IParagraphOptions {
  return {
    ...(look.heading ? { heading: role === 'name' ? HeadingLevel.TITLE : HeadingLevel.HEADING_1 } : {}),
    ...(look.align === 'center' ? { alignment: AlignmentType.CENTER } : {}),
    ...(look.align === 'right' ? { alignment: AlignmentType.RIGHT } : {}),
    ...(look.indent ? { indent: { left: level * look.indent } } : {}),
    ...(look.ruled ? { border: rule } : {}),
  }
}

function tableOf(table: { rows: Child[][][]; widths: number[]; ruled: boolean; width: number }): Table {
  const widths = table.widths.map((share) => Math.round(table.width * share))
  return new Table({
    width: { size: table.width, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    ...(table.ruled ? {} : { borders: noBorders }),
    rows: table.rows.map(
      (row) =>
        new TableRow({
          children: row.map(
            (children, at) =>
              new TableCell({ width: { size: widths[at] ?? 1000, type: WidthType.DXA }, children }),
          ),
        }),
    ),
  })
}
