import { type DateSpan, findDates } from '../../text/find-dates.ts'
import type { Line } from './line.ts'

const presentFirst =
  /^(?:[-‐–—]\s*)?((?:present|current(?:ly)?|now|today|ongoing|to date|heute|aktuell|laufend|actuel(?:lement)?|aujourd['’]hui|actualidad|presente|actual)(?![\p{L}]))\s*[:,|]?\s*/iu
const dash = /^\s*(?:[-–—]+|to|bis|à|a|hasta)\s+/iu

const isAlone = (text: string, span: DateSpan) =>
  text.replace(span.text, '').replace(/[\p{P}\p{S}\s]/gu, '') === ''

type Torn = { dates: string; rest: string }

/** The range end on the next line for a date that opens a range, and the rest of that line. */
function endOf(first: DateSpan, next: Line, dayFirst: boolean | undefined): Torn | undefined {
  const present = presentFirst.exec(next.text)
  if (present !== null) return { dates: present[1] ?? '', rest: next.text.slice(present[0].length) }
  const bare = next.text.replace(dash, '')
  const [span] = findDates(bare, dayFirst === undefined ? {} : { dayFirst })
  if (span === undefined || span.start > 0 || span.isRange) return undefined
  if ((span.startDate ?? '') < (first.startDate ?? '') || first.startDate === undefined) return undefined
  const rest = bare.slice(span.end)
  const isTail = /^\s*[:|–—-]\s*/u.test(rest) || rest.trim() === '' || bare !== next.text
  return isTail ? { dates: span.text, rest: rest.replace(/^[\s:|,–—-]+/u, '') } : undefined
}

/**
 * Rejoins date ranges split over two lines ("2010", "2014: Title" or "05/2012", "Present"). The joined line knows
 * both source lines; the words after the dates stay on a separate line.
 */
export function joinTornDates(lines: readonly Line[], dayFirst: boolean | undefined): Line[] {
  const joined: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    const next = lines[at + 1]
    if (line === undefined) continue
    const options = dayFirst === undefined ? {} : { dayFirst }
    const [span, ...others] =
      line.bullet || line.cells.length > 1 || line.text.length > 130 ? [] : findDates(line.text, options)
    const isLast =
      span !== undefined && others.length === 0 && !span.isRange && line.text.length - span.end < 2
    const isOnly = isLast && isAlone(line.text, span)
    const isNear = next !== undefined && next.text.length < 160 && !next.bullet && next.cells.length === 1
    const found = isLast && isNear ? endOf(span, next, dayFirst) : undefined
    // After other words, only a line with nothing but the end date continues the range.
    const torn = isOnly || (found?.rest === '' && line.text.length < 130) ? found : undefined
    if (torn === undefined || next === undefined || span === undefined) {
      joined.push(line)
      continue
    }
    const text = `${line.text.slice(0, span.end)} – ${torn.dates}`
    joined.push({ ...line, text, cells: [text], also: next })
    if (torn.rest !== '') joined.push({ ...next, text: torn.rest, cells: [torn.rest], gapBefore: false })
    at += 1
  }
  return joined
}
