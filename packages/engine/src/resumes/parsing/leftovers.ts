import { labelWords } from '@nextrung/knowledge/words/small-words'
import { fold } from '../../text/fold.ts'
import type { Line } from './line.ts'
import { Sourced } from './sourced.ts'

const glue = new Set(labelWords.map(fold))
const condensed = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

type Holding = { words: ReadonlySet<string>; text: string }

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu
const holdingOf = (value: string): Holding => ({
  words: new Set(fold(value).match(wordPattern) ?? []),
  text: condensed(value),
})

function collect(draft: unknown, held: Map<number, Holding[]>): void {
  if (draft instanceof Sourced) {
    if (typeof draft.value !== 'string') return
    const holding = holdingOf(draft.value)
    for (const line of draft.from) {
      const list = held.get(line.index)
      if (list === undefined) held.set(line.index, [holding])
      else list.push(holding)
    }
  } else if (Array.isArray(draft)) for (const item of draft) collect(item, held)
  else if (draft !== null && typeof draft === 'object')
    for (const item of Object.values(draft)) collect(item, held)
}

// A word broken at a line's end is part of a longer one; hence the second, slower check.
const isHeld = (word: string, held: readonly Holding[]) =>
  held.some(({ words }) => words.has(word)) || held.some(({ text }) => text.includes(condensed(word)))

/** The span of a line's words not contained in any field that names the line as its source. */
function uncovered(line: Line, held: readonly Holding[]): string | undefined {
  let first = -1
  let last = -1
  for (const match of line.text.matchAll(wordPattern)) {
    const word = fold(match[0])
    if (glue.has(word) || isHeld(word, held)) continue
    if (first === -1) first = match.index
    last = match.index + match[0].length
  }
  if (first === -1) return undefined
  const isMost = last - first > 0.6 * line.text.length
  if (isMost) return line.text
  const fragment = line.text.slice(first, last)
  return isScrap(fragment) ? undefined : fragment
}

const timeWords =
  /(?<!\p{L})(?:since|from|until|till|after|seit|ab|bis|uhr|depuis|desde|dal|od|sedan|vanaf|uur|am|pm)(?!\p{L})/giu

/** The rest of a date or an hour in a line that was read, such as "seit 01" or "ab 17 Uhr", tells nothing by itself. */
const isScrap = (fragment: string) => {
  const rest = fragment.replace(timeWords, '').trim()
  return rest !== fragment.trim() && /^[\d\s./:()–-]{0,7}$/u.test(rest)
}

/** Whether the text only introduces the bullets below it, such as "Responsibilities:"; a heading, not a fact. */
export const isSubheading = (text: string): boolean =>
  /^(?:(?:key|main|major|roles? (?:and|&)|job|core)\s+)?(?:responsibilities|duties|achievements|accomplishments|contributions|tasks|aufgaben|tätigkeiten|missions|responsabilidades|funciones)\s*:?$/iu.test(
    text.trim(),
  )

/** Collects the text that no field of the draft contains, so nothing of the file is lost. */
export function readLeftovers(lines: readonly Line[], draft: unknown): Sourced<string>[] {
  const held = new Map<number, Holding[]>()
  collect(draft, held)
  return lines.flatMap((line) => {
    if (isSubheading(line.text)) return []
    const text = uncovered(line, held.get(line.index) ?? [])
    return text === undefined ? [] : [new Sourced(text, [line])]
  })
}
