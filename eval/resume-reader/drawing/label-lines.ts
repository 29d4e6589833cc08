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

/** A line of dashes or the like, as text files draw it. Readers may have taken the first one for a bullet. */
function isDrawnRule(text: string): boolean {
  return /^(?:[-=_*~.─]\s*){2,}$/u.test(text)
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
const ownSigns = /^[^\p{L}\p{N}\s,;|·•–—:/-]*/u
/** Signs within a word or an address that is broken there, such as the slashes of "https://". */
const innerSigns = /^[^\p{L}\p{N}\s]+(?=[\p{L}\p{N}])/u
/** The sign of a name that goes on behind or comes from before: "Engineering & Technology". */
const and = /^\s*&(?=\s)/u
/** The dash of a range that goes on: "Jan 2018 –". */
const openRange = /^\s*[-–—]+(?=\s|$)/u

function startOf(text: string, { letter, source }: Match): number {
  const lead = reversed(source.lead)
  const signs = and.exec(lead) ?? ownSigns.exec(lead)
  return letter.start - shared(reversed(text.slice(0, letter.start)), signs?.[0] ?? '')
}

function endOf(text: string, { letter, source }: Match): number {
  const { tail, piece } = source
  const range = piece.label === 'dates' ? openRange.exec(tail) : null
  const signs = innerSigns.exec(tail) ?? range ?? and.exec(tail) ?? ownSigns.exec(tail)
  return letter.end + shared(text.slice(letter.end), signs?.[0] ?? '')
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}

/** How long the part is that both texts start with. */
function shared(text: string, signs: string): number {
  let length = 0
  while (length < signs.length && text[length] === signs[length]) length += 1
  return length
}
