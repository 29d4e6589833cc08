import type { ReadLine } from '@nextrung/contract/read-document'

const edgeShare = 0.08

/**
 * Removes what is printed on every page: page numbers at the top or bottom edge and, from the second page on, lines
 * that an earlier page has at the same position.
 */
export function withoutRunningLines(
  lines: readonly ReadLine[],
  page: { height: number; count: number },
): ReadLine[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const y = line.y ?? 0
    if (y > page.height * edgeShare && y < page.height * (1 - edgeShare)) return true
    if (isPageNumber(line, page.count)) return false
    const key = `${Math.round(y)} ${line.text}`
    const isRepeated = seen.has(key)
    seen.add(key)
    return !isRepeated
  })
}

/** 'Page 2', '2 / 3', 'Mara Lindqvist – 2/3': the page number, optionally with the page count. */
function isPageNumber(line: ReadLine, count: number): boolean {
  const number = `0?${line.page}`
  const bare = new RegExp(`^[-–—]?\\s*(?:page\\s*)?${number}\\s*[-–—]?$`, 'i')
  const ofAll = new RegExp(`(?:^|\\s|page\\s*)${number}\\s*(?:/|of)\\s*0?${count}$`, 'i')
  return bare.test(line.text) || (line.text.length < 60 && ofAll.test(line.text))
}
