import { hasTitleWord } from '../../text/career-words.ts'
import { isAccomplishment } from './job-heading.ts'
import type { Line } from './line.ts'
import { isDateOnly, type Row } from './rows.ts'

/** A job, school or project: its heading lines and the text rows below them. */
export type Entry = { heads: Line[]; body: Row[] }

export type EntryOptions = {
  /** Whether an undated line may start an entry in this section. */
  isHead: (line: Line) => boolean
  /** Whether an undated line starts an entry even without space above it. */
  isJobHeading?: (line: Line) => boolean
  /** How many lines after the dated one may still belong to the heading. */
  maxTail: number
}

const isDeedRow = ({ kind, line }: Row) => kind === 'short' && isAccomplishment(line.text)
const isHeadRow = ({ kind }: Row) => kind === 'anchor' || kind === 'short' || kind === 'url'

/** How many rows before the dated one belong to it: at most three, none as long as a sentence. */
function leadBefore(run: readonly Row[], anchor: number): number {
  let lead = 0
  while (lead < 3 && lead < anchor) {
    const row = run[anchor - lead - 1]
    if (row === undefined || row.kind === 'url' || isDeedRow(row)) break
    const below = run[anchor - lead]
    const startsBlock = below?.line.gapBefore === true && !row.line.gapBefore
    if (startsBlock && !(lead === 0 && isDateOnly(below.line, undefined))) break
    if (row.line.text.split(' ').length > 9 && !row.line.bold && row.line.cells.length === 1) break
    lead += 1
  }
  return lead
}

/** Assigns each row in a run of heading-like rows to one of the dated rows. */
function cutRun(run: readonly Row[]): Row[][] {
  const anchors = run.flatMap((row, index) => (row.kind === 'anchor' ? [index] : []))
  const lead = leadBefore(run, anchors[0] ?? 0)
  const hasGaps = run.some((row) => !row.line.gapBefore)
  const starts = anchors.map((anchor, order) => {
    if (order === 0) return Math.max(0, anchor - lead)
    const before = anchors[order - 1] ?? 0
    for (let at = anchor; at > before; at--) if (hasGaps && run[at]?.line.gapBefore === true) return at
    const bold =
      run[anchor]?.line.bold === false
        ? run.findIndex((row, at) => at > before && at < anchor && row.line.bold)
        : -1
    if (bold > before) return bold
    const deed = run.findLastIndex((row, at) => at > before && at < anchor && isDeedRow(row))
    return Math.max(before + 1, deed + 1, anchor - lead)
  })
  return starts.map((start, order) => run.slice(start, starts[order + 1] ?? run.length))
}

function toEntry(rows: readonly Row[], options: EntryOptions): Entry {
  const anchor = rows.findIndex((row) => row.kind === 'anchor')
  const heads = rows.slice(0, anchor + 1)
  const named = heads.filter(({ line }) => !isDateOnly(line, undefined)).length
  let at = anchor + 1
  for (; at < rows.length && at - anchor <= options.maxTail; at++) {
    const row = rows[at]
    if (row === undefined || isDeedRow(row)) break
    if (row.line.gapBefore && row.kind === 'short' && !options.isHead(row.line)) break
    if (row.kind === 'url' || options.isHead(row.line) || named + (at - anchor - 1) < 2) continue
    break
  }
  const all = [...heads, ...rows.slice(anchor + 1, at)]
  return { heads: all.map((row) => row.line), body: rows.slice(at) }
}

type State = { entries: Entry[]; dated: boolean }

function flush(
  run: readonly Row[],
  state: State,
  given: { options: EntryOptions; next: Row | undefined },
): void {
  const first = run[0]
  if (first === undefined) return
  const { entries } = state
  const current = entries.at(-1)
  const hasAnchor = run.some((row) => row.kind === 'anchor')
  if (hasAnchor) {
    const cut = cutRun(run)
    const skipped = run.length - cut.reduce((sum, rows) => sum + rows.length, 0)
    const extra = run.slice(0, skipped)
    if (current !== undefined) current.body.push(...extra)
    else if (extra.length > 0) cut[0]?.unshift(...extra)
    for (const rows of cut) entries.push(toEntry(rows, given.options))
    return
  }
  const isStrong = (row: Row) => given.options.isJobHeading?.(row.line) === true
  const opens = (row: Row) =>
    row.kind === 'short' &&
    (isStrong(row) ||
      ((row.line.bold || row.line.gapBefore || current === undefined) &&
        (given.options.isHead(row.line) || row.line.bold)))
  const leadsToText = given.next !== undefined || current === undefined
  const start = run.findIndex(opens)
  if (
    current === undefined ||
    (start >= 0 && leadsToText && !(state.dated && !run.some((row) => given.options.isHead(row.line))))
  ) {
    const from = Math.max(0, start)
    if (current !== undefined) current.body.push(...run.slice(0, from))
    const rows = current === undefined ? run : run.slice(from)
    for (const part of cutUndated(rows, given.options)) {
      const deed = part.findIndex(isDeedRow)
      const size = Math.min(deed > 0 ? deed : part.length, given.options.maxTail + 1)
      entries.push({ heads: part.slice(0, size).map((row) => row.line), body: part.slice(size) })
    }
  } else current.body.push(...run)
}

/**
 * Consecutive undated one-line headings ("Waiter, Corner House") are separate entries; so is a heading below the
 * accomplishments of the previous entry.
 */
function cutUndated(rows: readonly Row[], { isJobHeading }: EntryOptions): Row[][] {
  const isStrong = ({ line }: Row) => isJobHeading?.(line) === true
  const wholes = rows.filter(
    (row) => /\S,\s+\S/.test(row.line.text) && hasTitleWord(row.line.text) && isStrong(row),
  )
  const isList = wholes.length > 1 && wholes[0] === rows[0]
  const starts = rows.flatMap((row, at) => {
    const before = rows[at - 1]
    if (before === undefined) return [at]
    return (isList && wholes.includes(row)) || (isDeedRow(before) && isStrong(row)) ? [at] : []
  })
  return starts.map((start, order) => rows.slice(start, starts[order + 1] ?? rows.length))
}

/**
 * Groups the rows of a section into entries. Each row is in exactly one; rows before the first heading form an entry
 * without one.
 */
export function splitEntries(rows: readonly Row[], options: EntryOptions): Entry[] {
  const state: State = { entries: [], dated: rows.some((row) => row.kind === 'anchor') }
  let run: Row[] = []
  for (const row of rows) {
    if (isHeadRow(row)) {
      run.push(row)
      continue
    }
    flush(run, state, { options, next: row })
    run = []
    const current = state.entries.at(-1)
    if (current === undefined) state.entries.push({ heads: [], body: [row] })
    else current.body.push(row)
  }
  flush(run, state, { options, next: undefined })
  return state.entries
}
