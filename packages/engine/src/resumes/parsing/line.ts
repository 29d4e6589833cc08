import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import type { SourceLine } from '@nextrung/contract/resume-document'
import { openColon } from './open-colon.ts'

/** A cleaned line of the file; `source` is the original. */
export type Line = {
  /** Zero-based position in reading order. */
  index: number
  source: SourceLine
  text: string
  /** The parts of the line separated by wide gaps; at least one. */
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
  /** The next line of the file, if this one was joined from both. */
  also?: Line
}

// Icon fonts put their glyphs into the private-use areas; emoji and dingbats stand before contact data.
// Several that are joined, and those with a colour of skin, go as a whole.
const icons =
  /[\u{e000}-\u{f8ff}\u{f0000}-\u{10fffd}\u{200b}\u{feff}]|[\u{fe0f}\p{RI}]|\p{Extended_Pictographic}(?<![\d#*©®™])(?:[\u{fe0f}\p{EMod}]|\u{200d}(?=\p{Extended_Pictographic}))*/gu
const bulletMark = /^(?:[•◦▪▫●○■□‣⁃∙◆◇►▶➢➤➔✓✔✦★❖·]\s*|[-*–—]\s+|o\s(?=\p{Lu}))(?=\S)/u

// Bullets of the fonts Symbol and Wingdings, where no icon font has contact icons.
const symbolBullet =
  /^[\u{f0a7}\u{f0b7}\u{f0d8}\u{f0fc}\u{f0a8}\u{f076}\u{f06c}\u{f077}\u{f071}\u{f06e}\u{f09f}]\s*/u
const loneBullets = /^(?:[•◦▪▫●○■□‣∙◆➢➤✓❖\u{f0a7}\u{f0b7}\u{f0d8}\u{f0fc}]\s*)+$/u

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

/** The lines with visible text, each with its page and its number on that page. */
export function toLines(read: ReadDocument): Line[] {
  const counts = new Map<number, number>()
  const lines: Line[] = []
  let gapPending = false
  // A bullet on a line by itself belongs to the line after it.
  let bulletsPending = 0
  for (const line of read.lines) {
    const number = (counts.get(line.page) ?? 0) + 1
    counts.set(line.page, number)
    const whole = clean(line.text)
    const isSymbol = symbolBullet.test(line.text) && whole !== ''
    const mark = line.bullet === true ? undefined : bulletMark.exec(whole)?.[0]
    const text = mark === undefined ? openColon(whole) : whole.slice(mark.length)
    if (loneBullets.test(line.text.trim())) {
      bulletsPending += 1
      continue
    }
    if (text === '') {
      gapPending = true
      continue
    }
    const isPending = bulletsPending > 0
    if (isPending) bulletsPending -= 1
    const cells = mark === undefined ? toCells(line, text) : [text]
    lines.push({
      index: lines.length,
      source: { page: line.page, line: number, text: line.text },
      text,
      cells,
      bullet: line.bullet === true || mark !== undefined || isSymbol || isPending,
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
