import { findDates } from '../../text/find-dates.ts'
import type { Line } from '../parsing/line.ts'

/** A word or mark of a line; `cell` counts the widely spaced parts, `before` says what separates it from the last. */
export type FieldToken = {
  line: Line
  lineAt: number
  start: number
  end: number
  text: string
  cell: number
  /** A mark such as "|" or "," rather than a word. */
  isMark: boolean
  /** Whether the rules read the token as part of a date. */
  isDate: boolean
  /** Counted in its block: the part between strong separators or dates that the token is in. */
  segment: number
  /** The part between commas and brackets within the segment. */
  piece: number
}

const tokenPattern = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.&+#@_/-]*(?<![.,/-])|[^\s]/gu
const strongMark = /^[|•·┃∙⋅▪◦●‖¦—–;:→»]$/u
const weakMark = /^[,()[\]/@]$/u
const cellGap = /\t+|\s{3,}/

/** Where each cell of the line begins in its text. */
function cellStarts({ text, cells }: Line): number[] {
  const starts: number[] = []
  let from = 0
  for (const cell of cells) {
    const at = text.indexOf(cell, from)
    if (at === -1) continue
    starts.push(at)
    from = at + cell.length
  }
  return starts
}

/** The tokens of the lines of one block, with segments counted through the block. */
export function fieldTokens(lines: readonly Line[]): FieldToken[] {
  const tokens: FieldToken[] = []
  let segment = 0
  let piece = 0
  for (const [lineAt, line] of lines.entries()) {
    const starts = cellStarts(line)
    const dates = findDates(line.text)
    let wasDate = false
    let cell = 0
    let last = 0
    if (lineAt > 0) {
      segment += 1
      piece = 0
    }
    for (const match of line.text.matchAll(tokenPattern)) {
      const [text] = match
      const start = match.index
      const nextCell = starts.findLastIndex((at) => at <= start)
      const gap = line.text.slice(last, start)
      const isStrong =
        strongMark.test(text) ||
        (/^[-‐‑−/\\]$/u.test(text) && gap !== '' && /^\s/.test(line.text.slice(start + 1)))
      const isDate = dates.some((date) => date.start < start + text.length && date.end > start)
      if (nextCell > cell || cellGap.test(gap) || isDate !== wasDate) {
        segment += 1
        piece = 0
      } else if (isStrong) {
        segment += 1
        piece = 0
      } else if (weakMark.test(text)) piece += 1
      cell = Math.max(cell, nextCell)
      wasDate = isDate
      tokens.push({
        line,
        lineAt,
        start,
        end: start + text.length,
        text,
        cell,
        isDate,
        isMark: isStrong || (weakMark.test(text) && text !== '@'),
        segment,
        piece,
      })
      last = start + text.length
    }
  }
  return tokens
}
