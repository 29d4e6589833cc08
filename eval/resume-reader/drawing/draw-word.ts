import {
  Column,
  Document,
  Footer,
  Header,
  type ISectionOptions,
  LevelFormat,
  Packer,
  Paragraph,
  SectionType,
} from 'docx'
import type { Block, Layout, LineBlock } from '../shapes.ts'
import type { DrawChoices } from './draw-choices.ts'
import { makeWordBlocks, type WordBlocks } from './word-blocks.ts'

const twipsPerPoint = 20
const papers = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } }
const columnGap = 500

type Columns = Extract<Block, { kind: 'columns' }>
type Part = { columns: Columns } | { blocks: Block[] }

/** Draws a layout as a Word file. */
export async function drawWord(layout: Layout, choices: DrawChoices): Promise<Uint8Array> {
  const { body } = layout
  const page = papers[layout.paper]
  const margin = body.margin * twipsPerPoint
  const width = page.width - 2 * margin
  const words = makeWordBlocks({ choices, body })
  const sections = partsOf(layout.blocks).map((part): ISectionOptions => {
    const properties = {
      type: SectionType.CONTINUOUS,
      page: { size: page, margin: { top: margin, bottom: margin, left: margin, right: margin } },
    }
    if ('blocks' in part) return { properties, children: words.draw(part.blocks, width) }
    return columnSection({ part: part.columns, properties, words, width })
  })
  const lines = (blocks: LineBlock[]) => words.draw(blocks, width)
  const [first, ...rest] = sections
  const file = new Document({
    styles: {
      default: {
        document: {
          run: { size: Math.round(body.size * 2), font: body.serif ? 'Cambria' : 'Calibri' },
          paragraph: { spacing: { line: Math.round(240 * Math.max(1, body.leading)) } },
        },
      },
    },
    sections: [
      {
        children: [new Paragraph('')],
        ...first,
        ...(layout.runningHead.length > 0
          ? { headers: { default: new Header({ children: lines(layout.runningHead) }) } }
          : {}),
        ...(layout.runningFoot.length > 0
          ? { footers: { default: new Footer({ children: lines(layout.runningFoot) }) } }
          : {}),
      },
      ...rest,
    ],
    numbering: { config: words.bullets().map(listOf) },
  })
  return new Uint8Array(await Packer.toBuffer(file))
}

function listOf(bullet: string) {
  return {
    reference: bullet,
    levels: [0, 1, 2].map((level) => ({
      level,
      format: LevelFormat.BULLET,
      text: bullet,
      style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 260 } } },
    })),
  }
}

/** Columns that are no table become a section of their own, as Word does it. */
function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.kind === 'columns' && !block.table) parts.push({ columns: block })
    else if (last && 'blocks' in last) last.blocks.push(block)
    else parts.push({ blocks: [block] })
  }
  return parts
}

type ColumnSection = {
  part: Columns
  properties: NonNullable<ISectionOptions['properties']>
  words: WordBlocks
  width: number
}

function columnSection({ part, properties, words, width }: ColumnSection): ISectionOptions {
  const room = width - columnGap * (part.columns.length - 1)
  const widths = part.columns.map((_, at) => Math.round(room * (part.widths[at] ?? 1 / part.columns.length)))
  return {
    properties: {
      ...properties,
      column: {
        count: widths.length,
        space: columnGap,
        equalWidth: false,
        children: widths.map((each) => new Column({ width: each, space: columnGap })),
      },
    },
    children: part.columns.flatMap((column, at) => [
      ...(at > 0 ? [words.columnBreak()] : []),
      ...words.draw(column, widths[at] ?? room),
    ]),
  }
}
