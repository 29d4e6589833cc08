import { rightOf } from './pdf-fragment.ts'
import type { Row } from './pdf-rows.ts'
import { isSectionTitle } from './section-titles.ts'

const minTitles = 3
const minGapSizes = 1.5

/**
 * Moves section titles from the left margin, next to the first line of their section, to separate rows above it.
 * Leaves pages without such a margin unchanged.
 */
export function withMarginTitlesAbove(rows: readonly Row[]): Row[] {
  const starts = rows.map((row) => marginTitleOf(row))
  const found = starts.filter((start) => start !== undefined)
  const x = found[0]?.x ?? 0
  const content = Math.min(...found.map((start) => start.contentX))
  const first = starts.findIndex((start) => start !== undefined)
  const isMargin =
    found.length >= minTitles &&
    found.every((start) => Math.abs(start.x - x) < 3) &&
    rows.slice(first).every((row) => isOutsideMargin(row, content))
  if (!isMargin) return [...rows]
  return rows.flatMap((row, at) => {
    if (!starts[at]) return [row]
    const [title, ...others] = row.fragments
    return title
      ? [
          { ...row, fragments: [title] },
          { ...row, fragments: others },
        ]
      : [row]
  })
}

function marginTitleOf(row: Row): { x: number; contentX: number } | undefined {
  const [title, next] = row.fragments
  if (!title || !next || !isSectionTitle(title.text)) return undefined
  if (next.x - rightOf(title) < title.fontSize * minGapSizes) return undefined
  return { x: title.x, contentX: next.x }
}

/** Only section titles may be left of the content. */
function isOutsideMargin(row: Row, contentX: number): boolean {
  const [first] = row.fragments
  return !first || first.x >= contentX - 3 || isSectionTitle(first.text)
}
