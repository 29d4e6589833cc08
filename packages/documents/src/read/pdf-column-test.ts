import { type Fragment, median, rightOf } from './pdf-fragment.ts'
import { isSectionTitle } from './section-titles.ts'

/** The content on one side of a vertical gap, row by row. */
export type Side = { row: number; fragments: Fragment[] }[]

const minLooseLines = 5
const dateOrPlace =
  /\b(?:19|20)\d{2}\b|\b(?:present|current|today|remote|hybrid)\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s*\d|^[\p{Lu}][\p{L} .'-]+,\s*\p{Lu}[\p{L} .]*$/iu

/**
 * True when the two sides of a gap are text columns, to be read one after the other; false when they are parts of the
 * same lines: titles with dates at the right edge, labels with values, table cells.
 */
export function isColumnPair(left: Side, right: Side): boolean {
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left]
  if (shareOf(sparse, isShortDateOrPlace) >= 0.6 || shareOf(dense, isShortDateOrPlace) >= 0.6) return false
  const titled = [left, right].filter(isTitled)
  if (titled.length === 2) return true
  if (titled.length === 0 && isRunningText(left) && isRunningText(right)) return true
  return sparse.length >= minLooseLines && shareLevel(sparse, dense) < 0.5
}

/** The rows in which a side has only a section title. */
export function titleRowsOf(side: Side): number[] {
  return titlesOf(side).map((title) => title.row)
}

// A single title that is only set apart by space may be a table label.
function isTitled(side: Side): boolean {
  const titles = titlesOf(side)
  return titles.length > 1 || titles.some((title) => title.isStrong)
}

function titlesOf(side: Side): { row: number; isStrong: boolean }[] {
  const body = median(side.flatMap((line) => line.fragments.map((fragment) => fragment.fontSize)))
  return side.flatMap((line, at) => {
    if (!isTitleAlone(line)) return []
    const isStrong = isStrongTitle(line, { side, body })
    return isStrong || isApart(line, side[at - 1]) ? [{ row: line.row, isStrong }] : []
  })
}

function isTitleAlone(line: Side[number]): boolean {
  const [first, ...others] = line.fragments
  const last = others.at(-1) ?? first
  if (!first || !last || !isSectionTitle(textOf(line))) return false
  const letters = line.fragments.reduce((sum, fragment) => sum + fragment.width, 0)
  return rightOf(last) - first.x - letters < first.fontSize * 2
}

function textOf(line: Side[number]): string {
  return line.fragments.map((fragment) => fragment.text).join(' ')
}

/** True for text with a date, or that is a place such as 'Oslo, Norway'. */
export function isDateOrPlace(text: string): boolean {
  return dateOrPlace.test(text)
}

function isShortDateOrPlace(line: Side[number]): boolean {
  const text = textOf(line)
  return text.length <= 40 && isDateOrPlace(text)
}

function shareOf(side: Side, holds: (line: Side[number]) => boolean): number {
  return side.filter(holds).length / side.length
}

/** True for a title that looks different from the other text in its column. */
function isStrongTitle(line: Side[number], { side, body }: { side: Side; body: number }): boolean {
  const text = textOf(line)
  if (text === text.toUpperCase()) return true
  const isStrong = (fragment: Fragment) => fragment.bold || fragment.fontSize > body * 1.08
  return line.fragments.every(isStrong) && !side.every((other) => other.fragments.every(isStrong))
}

function isApart(line: Side[number], above: Side[number] | undefined): boolean {
  const [own, other] = [line.fragments[0], above?.fragments[0]]
  return own !== undefined && other !== undefined && own.y - other.y > own.fontSize * 2.2
}

/** The share of the sparse side's lines that share a baseline with a line of the other side. */
function shareLevel(sparse: Side, dense: Side): number {
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

/** The left and right edges of a side's content. */
export function extentOf(side: Side): { left: number; right: number } {
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  for (const fragment of side.flatMap((line) => line.fragments)) {
    left = Math.min(left, fragment.x)
    right = Math.max(right, rightOf(fragment))
  }
  return { left, right }
}

/** True when a line continues the sentence of the previous line, which fills the column and stands right above. */
function isRunningText(side: Side): boolean {
  const { left, right } = extentOf(side)
  return side.slice(1).some((line, at) => {
    const above = side[at]
    if (!above || !/^[\p{Ll}(]/u.test(textOf(line)) || isApart(line, above)) return false
    return extentOf([above]).right - left > (right - left) * 0.7 && !/[.:;]$/.test(textOf(above))
  })
}
