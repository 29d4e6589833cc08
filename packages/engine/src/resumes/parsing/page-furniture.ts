import type { Line } from './line.ts'

const pageNumber =
  /(?:^|[\s–—|•·-]+)(?:page|seite|página|pagina|strona|p\.)?\s*\d{1,3}\s*(?:(?:\/|of|von|de|sur|di|z|van)\s*\d{1,3})?$/iu
const counted =
  /(?:page|seite|página|pagina|strona|p\.)\s*\d{1,3}|\d{1,3}\s*(?:\/|of|von|sur|di|van)\s*\d{1,3}$/iu

/** The lines without page numbers and without headers that every further page repeats. */
export function dropPageFurniture(lines: readonly Line[]): Line[] {
  const lastPage = lines.at(-1)?.source.page ?? 1
  const texts = new Map<string, number>()
  for (const line of lines) texts.set(line.text, texts.get(line.text) ?? line.index)
  const edge = edgeLines(lines)
  return lines.filter((line) => {
    if (counted.test(line.text) && line.text.length < 80) {
      const rest = line.text.replace(pageNumber, '').replace(/[\s–—|•·-]+$/u, '')
      if (rest === '' || (rest !== line.text && texts.has(rest))) return false
    }
    if (/^[–—-]?\s*\d{1,2}\s*[–—-]?$/.test(line.text) && edge.has(line) && lastPage > 1) return false
    const isRepeat =
      line.source.page > 1 && edge.has(line) && (texts.get(line.text) ?? line.index) < line.index
    return !(isRepeat && isEdgeText(line, { lines, edge }))
  })
}

const isEdgeText = (line: Line, given: { lines: readonly Line[]; edge: ReadonlySet<Line> }) =>
  given.lines.some(
    (other) =>
      other !== line &&
      other.text === line.text &&
      other.source.page < line.source.page &&
      given.edge.has(other),
  )

/** The first two and last two lines of each page. */
function edgeLines(lines: readonly Line[]): Set<Line> {
  const byPage = new Map<number, Line[]>()
  for (const line of lines)
    byPage.set(line.source.page, [...(byPage.get(line.source.page) ?? []).slice(-3), line])
  const firsts = new Map<number, number>()
  const edge = new Set<Line>()
  for (const line of lines) {
    const count = firsts.get(line.source.page) ?? 0
    firsts.set(line.source.page, count + 1)
    if (count < 2) edge.add(line)
  }
  for (const page of byPage.values()) for (const line of page.slice(-2)) edge.add(line)
  return edge
}
