import type { ReadDocument, ReadLine, ReadLink } from '@nextrung/contract/read-document'

/** What a line of the notation says beyond its text. */
function toLine(raw: string, page: number): ReadLine {
  const line: ReadLine = { text: raw, page }
  const size = /^\[(\d+)\]\s*/.exec(line.text)
  if (size !== null) {
    line.fontSize = Number(size[1])
    line.text = line.text.slice(size[0].length)
  }
  const column = /^(\d)>\s*/.exec(line.text)
  if (column !== null) {
    line.column = Number(column[1])
    line.text = line.text.slice(column[0].length)
  }
  if (line.text.startsWith('# ')) {
    line.heading = true
    line.text = line.text.slice(2)
  }
  if (line.text.startsWith('- ')) {
    line.bullet = true
    line.text = line.text.slice(2)
  }
  if (/^\*\*.*\*\*$/.test(line.text)) {
    line.bold = true
    line.text = line.text.slice(2, -2)
  }
  const cells = line.text.split(/\s*\|\|\s*/)
  if (cells.length > 1) {
    line.cells = cells
    line.text = cells.join(' ')
  }
  return line
}

/**
 * A read document from plain notation: "- " begins a list item, "# " a styled heading, "**…**" is bold, "[16]" the
 * font size, "1>" the column, " || " parts cells, "===" ends a page, and a blank line is a gap.
 */
export function makeReadDocument(notation: string, links: readonly ReadLink[] = []): ReadDocument {
  const lines: ReadLine[] = []
  let page = 1
  let gap = false
  for (const raw of notation
    .trim()
    .split('\n')
    .map((line) => line.trim())) {
    if (raw === '===') page += 1
    else if (raw === '') gap = true
    else {
      const line = toLine(raw, page)
      lines.push(gap ? { ...line, gapBefore: true } : line)
      gap = false
    }
  }
  return { format: 'txt', pageCount: page, lines, links: [...links], notices: [] }
}
