import { type Fragment, median } from './pdf-fragment.ts'
import { isSectionTitle } from './section-titles.ts'

/** What stands on one side of a vertical gap, row by row. */
export type Side = { row: number; fragments: Fragment[] }[]

const alignedShare = 0.8
const dateOrPlace =
  /\b(?:19|20)\d{2}\b|\b(?:present|current|today|remote|hybrid|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|^[\p{Lu}][\p{L} .'-]+,\s*\p{Lu}[\p{L} .]*$/iu

/**
 * True when two sides of a gap are text columns, to be read one after the other; false when they are parts
 * of the same lines: titles with dates at the right edge, labels with values, the cells of a table.
 */
export function isColumnPair(left: Side, right: Side): boolean {
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left]
  if (shareOf(sparse, isDateOrPlace) >= 0.6 || shareOf(dense, isDateOrPlace) >= 0.6) return false
  if (countSectionTitles(left) > 0 && countSectionTitles(right) > 0) return true
  if (shareAligned(sparse, dense) < alignedShare) return true
  if (countSectionTitles(sparse) > 1) return true
  return sparse.length > dense.length * 0.6 && isRunningText(left) && isRunningText(right)
}

function textOf(line: Side[number]): string {
  return line.fragments.map((fragment) => fragment.text).join(' ')
}

function isDateOrPlace(line: Side[number]): boolean {
  const text = textOf(line)
  return text.length <= 40 && dateOrPlace.test(text)
}

function shareOf(side: Side, holds: (line: Side[number]) => boolean): number {
  return side.filter(holds).length / side.length
}

function countSectionTitles(side: Side): number {
  const sizes = side.flatMap((line) => line.fragments.map((fragment) => fragment.fontSize))
  const body = median(sizes)
  return side.filter((line) => isSectionTitle(textOf(line)) && looksLikeTitle(line, body)).length
}

// A title differs from the text of its column; the labels of a table do not differ from one another.
function looksLikeTitle(line: Side[number], body: number): boolean {
  const text = textOf(line)
  const isUpperCase = text === text.toUpperCase()
  return isUpperCase || line.fragments.every((fragment) => fragment.bold || fragment.fontSize > body * 1.08)
}

/** The share of the sparse side's lines that stand on the same baseline as a line of the other side. */
function shareAligned(sparse: Side, dense: Side): number {
  const others = new Map(dense.map((line) => [line.row, line]))
  return shareOf(sparse, (line) => {
    const other = others.get(line.row)
    return other?.fragments.some((fragment) => isLevel(fragment, line)) ?? false
  })
}

function isLevel(fragment: Fragment, line: Side[number]): boolean {
  return line.fragments.some(
    (own) => Math.abs(own.y - fragment.y) <= Math.min(own.fontSize, fragment.fontSize) * 0.2,
  )
}

/** True when at least two lines go on with a sentence of the line before. */
function isRunningText(side: Side): boolean {
  return side.slice(1).filter((line) => /^[\p{Ll}(]/u.test(textOf(line))).length >= 2
}
