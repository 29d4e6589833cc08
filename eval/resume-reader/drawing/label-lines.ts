import type { ReadDocument } from '@nextrung/contract/read-document'
import { type Line, toLines } from '@nextrung/engine/resumes/parsing/line'
import type { Layout, LineBlock, LineTruth } from '../shapes.ts'
import { alignLines } from './align-lines.ts'
import { type LayoutLetter, layoutLetters } from './layout-letters.ts'
import { type Letter, lettersOf } from './letters.ts'

const heights = { a4: 842, letter: 792 }
const neededShare = 0.7

/** What each line of the engine is, by the blocks of the layout that its letters come from. */
export function labelLines(layout: Layout, read: ReadDocument): (LineTruth | undefined)[] {
  const known = layoutLetters(layout)
  const lines = toLines(read).map((line) => ({
    text: line.text,
    letters: lettersOf(line.text),
    isAtEdge: isAtEdge(line, layout),
  }))
  return alignLines(lines, known).map((places, at) => {
    const { text = '', letters = [] } = lines[at] ?? {}
    if (isDrawnRule(text)) return { role: 'furniture', begins: true, fields: [] }
    const matches = places.flatMap((place, letterAt) => {
      const [letter, source] = [letters[letterAt], place === undefined ? undefined : known[place]]
      return letter && source ? [{ letter, source }] : []
    })
    return truthOf({ text, letters, matches })
  })
}

function isAtEdge(line: Line, { body, paper }: Layout): boolean {
  if (line.part === 'header' || line.part === 'footer') return true
  return line.y !== undefined && (line.y < body.margin || line.y > heights[paper] - body.margin)
}

/** A line of dashes or the like, as text files draw it. */
function isDrawnRule(text: string): boolean {
  return /^([-=_*~–—.─])\1{2,}$/u.test(text.replaceAll(' ', ''))
}

type Match = { letter: Letter; source: LayoutLetter }
type Matched = { text: string; letters: readonly Letter[]; matches: readonly Match[] }

function truthOf({ text, letters, matches }: Matched): LineTruth | undefined {
  const weigh = (list: readonly Letter[]) => list.filter(({ isSymbol }) => !isSymbol).length
  const found = weigh(matches.map(({ letter }) => letter))
  if (matches.length === 0 || found < weigh(letters) * neededShare) return undefined
  const role = mainRole(matches)
  const begins = matches.some(
    ({ source }) => source.startsBlock && source.block.begins && source.block.role === role,
  )
  return { role, begins, fields: fieldsOf(text, matches) }
}

function mainRole(matches: readonly Match[]): LineBlock['role'] {
  const counts = new Map<LineBlock, number>()
  for (const { source } of matches) counts.set(source.block, (counts.get(source.block) ?? 0) + 1)
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0].role ?? 'other'
}

function fieldsOf(text: string, matches: readonly Match[]): LineTruth['fields'] {
  const groups: Match[][] = []
  for (const match of matches) {
    const group = groups.at(-1)
    if (group?.at(-1)?.source.piece === match.source.piece) group.push(match)
    else groups.push([match])
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)]
    const label = first?.source.piece.label
    if (!first || !last || label === undefined || label === 'none') return []
    return [{ start: startOf(text, first), end: endOf(text, last), label }]
  })
}

/** Signs that belong to a field although they are no letters: brackets, a dot after "Inc.", quotes. */
const ownSigns = /[^\p{L}\p{N}\s,;|·•–—:/-]/u

function startOf(text: string, { letter, source }: Match): number {
  let start = letter.start
  for (const sign of [...source.lead].reverse()) {
    if (!ownSigns.test(sign) || !text.slice(0, start).endsWith(sign)) break
    start -= sign.length
  }
  return start
}

function endOf(text: string, { letter, source }: Match): number {
  let end = letter.end
  for (const sign of source.tail) {
    if (!ownSigns.test(sign) || !text.startsWith(sign, end)) break
    end += sign.length
  }
  return end
}
