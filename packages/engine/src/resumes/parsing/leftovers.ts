import { fold } from './fold.ts'
import type { Line } from './line.ts'
import { Sourced } from './sourced.ts'

const glue = new Set(
  'at in of by from and und et y e the to for with as on bei an der die das chez en de la le du al a i w ext id no email e mail phone tel telephone telefon mobile mobil cell website web address name gpa cgpa grade note score technologies technology tech stack tools used environment relevant coursework courses course modules issued link languages language'.split(
    ' ',
  ),
)
const condensed = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

function collect(draft: unknown, covered: Map<number, string>): void {
  if (draft instanceof Sourced) {
    const text = typeof draft.value === 'string' ? condensed(draft.value) : ''
    for (const line of draft.from) covered.set(line.index, `${covered.get(line.index) ?? ''} ${text}`)
  } else if (Array.isArray(draft)) for (const item of draft) collect(item, covered)
  else if (draft !== null && typeof draft === 'object')
    for (const item of Object.values(draft)) collect(item, covered)
}

/** The words of a line, from the first to the last, that no field that names the line as its source holds. */
function uncovered(line: Line, covered: string): string | undefined {
  let first = -1
  let last = -1
  for (const match of line.text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = fold(match[0])
    if (glue.has(word) || covered.includes(condensed(match[0]))) continue
    if (first === -1) first = match.index
    last = match.index + match[0].length
  }
  if (first === -1) return undefined
  const isMost = last - first > 0.6 * line.text.length
  return isMost ? line.text : line.text.slice(first, last)
}

/** The words of the lines that no field of the draft holds, so that nothing of the file is lost. */
export function readLeftovers(lines: readonly Line[], draft: unknown): Sourced<string>[] {
  const covered = new Map<number, string>()
  collect(draft, covered)
  return lines.flatMap((line) => {
    const text = uncovered(line, covered.get(line.index) ?? '')
    return text === undefined ? [] : [new Sourced(text, [line])]
  })
}
