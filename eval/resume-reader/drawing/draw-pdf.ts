import type { Block, Layout, LineBlock } from '../shapes.ts'
import type { DrawChoices } from './draw-choices.ts'
import { type LineRun, lineRuns } from './line-runs.ts'
import { loadTypst, type TypstPages } from './typst-pages.ts'

type Setting = { choices: DrawChoices; body: Layout['body']; printable: (text: string) => string }

const faces = { serif: 'Source Serif 4', sans: 'Source Sans 3' }
const papers = { a4: 'a4', letter: 'us-letter' }

let loading: Promise<TypstPages> | undefined

/** Draws a layout as a PDF. */
export async function drawPdf(layout: Layout, choices: DrawChoices): Promise<Uint8Array> {
  loading ??= loadTypst()
  const typst = await loading
  return typst.compile(sourceOf(layout, { choices, body: layout.body, printable: typst.printable }))
}

function sourceOf(layout: Layout, setting: Setting): string {
  const { body } = layout
  const first = body.serif ? [faces.serif, faces.sans] : [faces.sans, faces.serif]
  const fonts = [...first, 'Noto Serif', 'Noto Sans SC'].map(quoted).join(', ')
  // The top edge of a line is its capitals, so the rest of a line's height is the distance between lines.
  const leading = Math.max(0.3, body.leading - 0.68)
  return `
#set page(paper: "${papers[layout.paper]}", ${marginOf(layout)}, header: ${running(layout.runningHead, setting)}, footer: ${running(layout.runningFoot, setting)})
#set text(font: (${fonts}), size: ${body.size}pt, hyphenate: ${body.justified}, top-edge: 0.68em)
#set par(leading: ${leading.toFixed(2)}em, spacing: ${leading.toFixed(2)}em, justify: ${body.justified}, linebreaks: "simple")
#set block(spacing: ${(leading + 0.08).toFixed(2)}em)
#{
${drawBlocks(layout.blocks, setting)}
}
`
}

function marginOf({ body, runningHead, runningFoot }: Layout): string {
  const room = (lines: LineBlock[]) =>
    Math.max(
      body.margin,
      lines.reduce((sum, { look }) => sum + (look.size ?? 1) * body.size * 1.5, body.size * 2),
    )
  return `margin: (x: ${body.margin}pt, top: ${room(runningHead)}pt, bottom: ${room(runningFoot)}pt)`
}

function running(lines: LineBlock[], setting: Setting): string {
  if (lines.length === 0) return 'none'
  const drawn = `{\n${drawBlocks(lines, setting)}\n}`
  const isFurniture = lines.every(({ role }) => role === 'furniture')
  if (setting.choices.runningFrom === 1 || !isFurniture) return drawn
  return `context if counter(page).get().first() > 1 ${drawn}`
}

function drawBlocks(blocks: readonly Block[], setting: Setting): string {
  return blocks.map((block) => drawBlock(block, setting)).join('\n')
}

function drawBlock(block: Block, setting: Setting): string {
  switch (block.kind) {
    case 'line':
      return drawLine(block, setting)
    case 'space':
      return `v(${block.size}pt, weak: true)`
    case 'rule':
      return 'block(line(length: 100%, stroke: 0.6pt))'
    case 'page-break':
      return 'pagebreak(weak: true)'
    case 'columns':
      return grid({ rows: [block.columns], widths: block.widths, ruled: false }, setting)
    case 'table':
      return grid(block, setting)
  }
}

function grid(
  { rows, widths, ruled }: { rows: Block[][][]; widths: number[]; ruled: boolean },
  setting: Setting,
): string {
  const columns = widths.map((share) => `${Math.round(share * 1000)}fr`).join(', ')
  const look = ruled
    ? 'stroke: 0.5pt, inset: 4pt'
    : `column-gutter: ${setting.body.size * 1.6}pt, row-gutter: 0.6em`
  // A page cannot break within a cell of a grid.
  const cells = rows.flatMap((row) =>
    row.map(
      (cell) =>
        `{\n${drawBlocks(
          cell.filter((block) => block.kind !== 'page-break'),
          setting,
        )}\n}`,
    ),
  )
  return `block(width: 100%, grid(columns: (${columns},), ${look}, ${cells.map((cell) => `${cell},`).join(' ')}))`
}

function drawLine(block: LineBlock, setting: Setting): string {
  const { look } = block
  const { body } = setting
  const line = withBullet(drawCells(block, setting), { block, setting })
  const size = look.size === undefined ? '' : `set text(size: ${(body.size * look.size).toFixed(2)}pt); `
  const aligned = look.align === undefined || look.align === 'left' ? line : `align(${look.align}, ${line})`
  const inset = `inset: (left: ${(look.indent ?? 0) * 12}pt, bottom: ${look.ruled ? 3 : 0}pt)`
  const stroke = look.ruled ? ', stroke: (bottom: 0.6pt)' : ''
  return `block(width: 100%, ${inset}${stroke}, { ${size}${aligned} })`
}

function withBullet(line: string, { block, setting }: { block: LineBlock; setting: Setting }): string {
  if (block.bullet === undefined) return line
  const bullet = quoted(setting.printable(block.bullet) || '•')
  return setting.choices.bullets === 'list'
    ? `list(marker: text(${bullet}), ${line})`
    : `{ text(${bullet} + " "); ${line} }`
}

function drawCells(block: LineBlock, setting: Setting): string {
  const cells = lineRuns(block, setting.choices).map(
    (runs) => `{ ${runs.map((run) => drawRun(run, block, setting)).join('; ')} }`,
  )
  const [only = '{}'] = cells
  if (cells.length < 2) return only
  const { pdfGap } = setting.choices
  if (pdfGap === 'fill') return `{ ${cells.join('; h(1fr); ')} }`
  const columns = cells.map((_, at) => (at === 0 || pdfGap === 'even' ? '1fr' : 'auto')).join(', ')
  return `grid(columns: (${columns}), column-gutter: 1.6em, ${cells.join(', ')})`
}

function drawRun(run: LineRun, block: LineBlock, { choices, printable }: Setting): string {
  const { look } = block
  const isStyled = choices.capitals === 'styled'
  const text = quoted(printable(run.text))
  const styles = [
    run.bold ? 'weight: "semibold"' : '',
    run.italic ? 'style: "italic"' : '',
    look.spaced && isStyled ? 'tracking: 0.18em' : '',
  ].filter((style) => style !== '')
  const cased = look.capitals && isStyled ? `upper(${text})` : text
  const body = look.smallCaps ? smallCaps(printable(run.text)) : cased
  return `text(${[...styles, body].join(', ')})`
}

/** Capitals in two sizes, as programs draw small capitals for fonts that have none. */
function smallCaps(text: string): string {
  const parts = text.match(/\p{Ll}+|\P{Ll}+/gu) ?? []
  const drawn = parts.map((part) =>
    /\p{Ll}/u.test(part) ? `text(size: 0.8em, ${quoted(part.toUpperCase())})` : `text(${quoted(part)})`,
  )
  return `{ ${drawn.join('; ')} }`
}

function quoted(text: string): string {
  return `"${text.replace(/\s/g, ' ').replace(/["\\]/g, '\\$&')}"`
}
