import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import type { SourceLine } from '@nextrung/contract/resume-document'

/** A line of the file, cleaned for reading; `source` is the line as it was read. */
export type Line = {
  /** Position in reading order, counted from 0. */
  index: number
  source: SourceLine
  text: string
  /** The parts of the line that stand far apart; at least one. */
  cells: string[]
  bullet: boolean
  bold: boolean
  heading: boolean
  gapBefore: boolean
  fontSize: number | undefined
  x: number | undefined
  y: number | undefined
  column: number | undefined
  part: ReadLine['part']
}

// Icon fonts put their glyphs into the private-use areas; emoji and dingbats stand before contact data.
const icons =
  /[\u{e000}-\u{f8ff}\u{f0000}-\u{10fffd}\u{200b}\u{feff}]|\u{fe0f}|\p{Extended_Pictographic}(?<![\d#*©®™])/gu
const bulletMark = /^(?:[•◦▪▫●○■□‣⁃∙◆◇►▶➢➤➔✓✔✦★❖·]\s*|[-*–—]\s+|o\s(?=\p{Lu}))(?=\S)/u

const clean = (text: string) =>
  text
    .replace(icons, ' ')
    .replace(/\u00ad(?=\S)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function toCells(line: ReadLine, text: string): string[] {
  const given = (line.cells ?? []).map(clean).filter((cell) => cell !== '')
  if (given.length > 1) return given
  const parts = line.text
    .split(/\t+| {3,}|[\u{e000}-\u{f8ff}]/u)
    .map(clean)
    .filter((cell) => cell !== '')
  return parts.length > 1 ? parts : [text]
}

/** The lines with visible text, each knowing its page and its number among the lines of that page. */
export function toLines(read: ReadDocument): Line[] {
  const counts = new Map<number, number>()
  const lines: Line[] = []
  let gapPending = false
  for (const line of read.lines) {
    const number = (counts.get(line.page) ?? 0) + 1
    counts.set(line.page, number)
    const whole = clean(line.text)
    const mark = line.bullet === true ? undefined : bulletMark.exec(whole)?.[0]
    const text = mark === undefined ? whole : whole.slice(mark.length)
    if (text === '') {
      gapPending = true
      continue
    }
    const cells = mark === undefined ? toCells(line, text) : [text]
    lines.push({
      index: lines.length,
      source: { page: line.page, line: number, text: line.text },
      text,
      cells,
      bullet: line.bullet === true || mark !== undefined,
      bold: line.bold === true,
      heading: line.heading === true,
      gapBefore: line.gapBefore === true || gapPending,
      fontSize: line.fontSize,
      x: line.x,
      y: line.y,
      column: line.column,
      part: line.part,
    })
    gapPending = false
  }
  return lines
}
