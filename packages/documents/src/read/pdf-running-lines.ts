import type { ReadLine } from '@nextrung/contract/read-document'
import { endsWithPage, endsWithPageOfAll, isPageNumber } from './page-number.ts'

const edgeShare = 0.08
// How far a line may move from page to page, in points.
const tolerance = 3

type Pages = { height: number; count: number }
type EdgeLine = { line: ReadLine; y: number; pattern: string }

/**
 * Removes page numbers from the top and bottom edges. What is printed at the same place of several pages, with the same
 * text or a number that counts the pages, stays once and is marked as a header or footer.
 */
export function withoutRunningLines(lines: readonly ReadLine[], pages: Pages): ReadLine[] {
  const edge = new Map(edgeLinesOf(lines, pages).map((own) => [own.line, own]))
  const alike = new Map<string, EdgeLine[]>()
  for (const own of edge.values()) {
    for (const key of keysOf(own)) {
      const list = alike.get(key)
      if (list) list.push(own)
      else alike.set(key, [own])
    }
  }
  const kept = new Set<EdgeLine>()
  return lines.flatMap((line) => {
    const own = edge.get(line)
    if (!own) return [line]
    if (isOwnNumber(line, pages)) return []
    const others = keysOf(own)
      .flatMap((key) => alike.get(key) ?? [])
      .filter((other) => isSamePlace(own, other))
    if (others.some((other) => kept.has(other))) return []
    kept.add(own)
    const isNumbered = endsWithPage(line.text, { number: line.page, count: pages.count })
    if (!isNumbered && others.length === 0) return [line]
    return [{ ...line, part: own.y < pages.height / 2 ? ('header' as const) : ('footer' as const) }]
  })
}

/** Lines are alike if they have the same text, or if only the number of their page differs. */
function keysOf({ line, pattern }: EdgeLine): string[] {
  return [`text ${line.text}`, `pattern ${pattern}`]
}

function edgeLinesOf(lines: readonly ReadLine[], { height }: Pages): EdgeLine[] {
  return lines.flatMap((line) => {
    const y = line.y ?? 0
    if (y > height * edgeShare && y < height * (1 - edgeShare)) return []
    return [{ line, y, pattern: patternOf(line) }]
  })
}

/** The text with the number of its own page left open. */
function patternOf({ text, page }: ReadLine): string {
  return text.replace(new RegExp(`(?<!\\d)0?${page}(?!\\d)`), '#').toLowerCase()
}

function isSamePlace(own: EdgeLine, other: EdgeLine): boolean {
  return own.line.page !== other.line.page && Math.abs(own.y - other.y) <= tolerance
}

function isOwnNumber({ text, page }: ReadLine, { count }: Pages): boolean {
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const [first, all] = numbers
  const isAlone = isPageNumber(text) && first === page && (all === undefined || all === count)
  return isAlone || endsWithPageOfAll(text, { number: page, count })
}
