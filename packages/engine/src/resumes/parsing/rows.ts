import { type DateSpan, findDates } from '../../text/find-dates.ts'
import { readPlace } from '../../text/places.ts'
import { isJobHeading } from './job-heading.ts'
import { joinText, type Passage } from './join-lines.ts'
import { joinTornDates } from './join-torn-dates.ts'
import type { Line } from './line.ts'
import { moveMarginCells } from './move-margin-cells.ts'
import { findUrls } from './web-links.ts'

/** A line of a section and its role there; an `anchor` carries an entry's dates. */
export type Row = {
  line: Line
  kind: 'anchor' | 'short' | 'url' | 'bullet' | 'continuation' | 'text'
  /** For a continuation: whether it continues a list item. */
  inBullet?: boolean
}

export type RowOptions = { dayFirst: boolean | undefined; vocabulary: ReadonlySet<string> }

const abbreviation =
  /(?:\b(?:inc|ltd|co|corp|llc|plc|s\.a|e\.v|pvt|jr|sr|st|dept|univ|b\.?sc|m\.?sc|ph\.?d|b\.?tech|m\.?tech|hons|i\.?t)|\b\p{Lu})\.$/iu
const openEnd =
  /(?:[,&/‐-]|\u00ad|\s(?:and|or|the|of|to|for|with|in|a|an|by|from|on|at|as|via|using|und|oder|mit|für|von|der|die|das|et|de|des|du|la|le|les|à|y|con|para|e))$/u
const labelled =
  /^(?:technolog|tools?|tech stack|stack|environment|responsib|role|client|project|team|description|key|skills?|languages?|aufgaben|technologien|umgebung|achievement|tech)[\p{L} &/]{0,24}:/iu

const withoutSpans = (text: string, spans: readonly DateSpan[]): string => {
  let rest = ''
  let from = 0
  for (const span of spans) {
    rest += `${text.slice(from, span.start)} `
    from = span.end
  }
  return (rest + text.slice(from))
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const hasDateCell = (line: Line, dayFirst: boolean | undefined) =>
  line.cells.length > 1 &&
  line.cells.some((cell) => {
    const spans = findDates(cell, { dayFirst })
    return spans.length > 0 && withoutSpans(cell, spans).length < 3
  })

/** Whether the line has dates and nothing else. */
export function isDateOnly(line: Line, dayFirst: boolean | undefined): boolean {
  const spans = findDates(line.text, { dayFirst })
  return spans.length > 0 && withoutSpans(line.text, spans).length < 3
}

/** Whether the line looks like a dated entry heading: dates and a few words that are not a sentence. */
export function isAnchor(line: Line, dayFirst: boolean | undefined): boolean {
  if (line.text.length > 220) return false
  const spans = findDates(line.text, { dayFirst })
  const first = spans[0]
  if (first === undefined) return false
  if (hasDateCell(line, dayFirst)) return true
  const rest = withoutSpans(line.text, spans)
  if (rest.length > 130 || labelled.test(rest)) return false
  if (/^\p{Ll}/u.test(line.text) && first.start > 0) return false
  const words = rest === '' ? 0 : rest.split(' ').length
  const tellsWork = /^(?:currently )?work(?:ing|ed|s)? (?:as|at|for|with)\b/i.test(rest)
  if (/[.;!]$/.test(rest) && !tellsWork && !abbreviation.test(rest) && words > 5) return false
  const isAtEdge = first.start <= 1 || line.text.length - (spans.at(-1)?.end ?? 0) <= 2
  const hasRange = spans.some((span) => span.isRange)
  if (hasRange) return words <= 16
  return words <= 12 && (isAtEdge || words <= 6)
}

const isShort = (line: Line): boolean => {
  const { text } = line
  if (text.length > 110 || text.split(' ').length > 14) return false
  if (/(?:[.;:!?,]|\p{L}[‐-])$/u.test(text) && !abbreviation.test(text)) return false
  return /^[\p{Lu}\p{Lo}\d"“'(]/u.test(text) || line.bold || (line.gapBefore && text.length <= 30)
}

const isUrlOnly = (text: string) => {
  const [url] = findUrls(text)
  return url !== undefined && url.start < 12 && text.length - url.end < 3
}

const isBulleted = (row: Row | undefined) => row?.kind === 'bullet' || row?.inBullet === true

type Measure = { left: number; longest: number }

function isContinuation(row: Row | undefined, line: Line, given: Measure & { isAnchor: boolean }): boolean {
  if (row === undefined || row.kind === 'anchor' || row.kind === 'url' || given.isAnchor || line.bullet)
    return false
  const previous = row.line
  const inText = row.kind !== 'short'
  if ((line.bold && !previous.bold) || line.heading) return false
  if (/^\p{Ll}/u.test(line.text) && (inText || previous.text.length >= Math.min(60, 0.6 * given.longest)))
    return !line.gapBefore || openEnd.test(previous.text)
  if (line.gapBefore && !(openEnd.test(previous.text) && line.source.page !== previous.source.page))
    return false
  if (!inText) return false
  if (openEnd.test(previous.text)) return true
  const isIndented = line.x !== undefined && previous.x !== undefined && line.x > given.left + 4
  if (
    isIndented &&
    line.column === previous.column &&
    row.kind !== 'text' &&
    (line.x ?? 0) >= (previous.x ?? 0) - 1
  )
    return true
  const isFull = previous.text.length >= 0.72 * given.longest && given.longest > 50
  if (isFull && !/[.!?:;]$/.test(previous.text)) return true
  // A sentence may end at a line's end in mid-paragraph, if the next word would not have fitted.
  const next = line.text.indexOf(' ')
  return (
    !isBulleted(row) && given.longest > 60 && next > 0 && previous.text.length + next >= 0.93 * given.longest
  )
}

/** A clear entry heading followed by another one, a place or dates ends the text above it. */
function isHeadAfterText(
  given: { line: Line; next: Line | undefined; previous: Row | undefined },
  dayFirst: boolean | undefined,
): boolean {
  const { line, next, previous } = given
  if (
    next === undefined ||
    previous === undefined ||
    line.text.length > 96 ||
    openEnd.test(previous.line.text)
  )
    return false
  if (next.bullet || !isJobHeading(line) || line.text.split(' ').length < 2) return false
  return (
    isDateOnly(next, dayFirst) ||
    isAnchor(next, dayFirst) ||
    readPlace(next.text) !== undefined ||
    isJobHeading(next)
  )
}

function continueRow(rows: Row[], line: Line): void {
  const last = rows.at(-1)
  if (last?.kind === 'short') last.kind = 'text'
  rows.push({ line, kind: 'continuation', inBullet: isBulleted(last) })
}

/** Classifies the lines of a section by their role in its entries. */
export function toRows(found: readonly Line[], options: RowOptions): Row[] {
  const given = joinTornDates(moveMarginCells(found, options.dayFirst), options.dayFirst)
  const bullets = given.filter((line) => line.bullet)
  const dated = bullets.filter((line) => isAnchor(line, options.dayFirst))
  const isListOfEntries =
    dated.length > 0 &&
    dated.length * 2 >= bullets.length &&
    !given.some((line) => !line.bullet && isAnchor(line, options.dayFirst))
  const lines = isListOfEntries
    ? given.map((line) => ({ ...line, bullet: false, gapBefore: line.gapBefore || line.bullet }))
    : given
  const left = Math.min(...lines.map((line) => line.x ?? Number.POSITIVE_INFINITY))
  const longest = Math.max(0, ...lines.map((line) => line.text.length))
  const rows: Row[] = []
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const isAboveDates =
      next !== undefined && !next.bullet && isDateOnly(next, options.dayFirst) && isShort(line)
    const anchor = !line.bullet && isAnchor(line, options.dayFirst)
    if (line.bullet) rows.push({ line, kind: 'bullet' })
    else if (
      !isAboveDates &&
      !isHeadAfterText({ line, next, previous: rows.at(-1) }, options.dayFirst) &&
      isContinuation(rows.at(-1), line, {
        left,
        longest,
        isAnchor:
          anchor &&
          (line.bold ||
            line.gapBefore ||
            hasDateCell(line, options.dayFirst) ||
            !openEnd.test(rows.at(-1)?.line.text ?? '')),
      })
    )
      continueRow(rows, line)
    else if (anchor) rows.push({ line, kind: 'anchor' })
    else if (isUrlOnly(line.text)) rows.push({ line, kind: 'url' })
    else rows.push({ line, kind: isShort(line) || isJobHeading(line) ? 'short' : 'text' })
  }
  return rows
}

/** Joins rows into passages: wrapped lines together, each list item on its own. */
export function toPassages(rows: readonly Row[], vocabulary: ReadonlySet<string>): Passage[] {
  const open: { parts: string[]; lines: Line[]; bullet: boolean }[] = []
  for (const { line, kind } of rows) {
    const last = open.at(-1)
    const before = last?.parts.at(-1)
    if (kind === 'continuation' && last !== undefined && before !== undefined) {
      const joined = joinText(before, line.text, vocabulary)
      last.parts.splice(-1, 1, joined.slice(0, joined.length - line.text.length), line.text)
      last.lines.push(line)
    } else open.push({ parts: [line.text], lines: [line], bullet: kind === 'bullet' })
  }
  return open.map(({ parts, lines, bullet }) => ({ text: parts.join(''), lines, bullet }))
}
