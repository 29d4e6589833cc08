import { emptyResume } from '@nextrung/contract/empty-resume'
import type { LeftOut, RankedChange } from './change.ts'
import { compareLines, type PlacedLine } from './compare-lines.ts'

const isHeading = (line: string): boolean =>
  /^[\p{Lu}\p{N}\s&/:-]{3,40}$/u.test(line) && /\p{Lu}{3}/u.test(line)

/** Groups the lines of a plain text by heading; bullet signs are removed. */
const byHeading = (text: string): Map<string, PlacedLine[]> => {
  const parts = new Map<string, PlacedLine[]>()
  let heading = 'Text'
  for (const raw of text.split('\n')) {
    const line = raw.replace(/^\s*[•*–-]\s+/, '').trim()
    if (line === '') continue
    if (isHeading(line)) heading = line.charAt(0) + line.slice(1).toLowerCase().replace(/:$/, '')
    else parts.set(heading, [...(parts.get(heading) ?? []), { pointer: '', text: line }])
  }
  return parts
}

/** Compares two texts line by line, for versions that have only text. */
export const compareTexts = (input: { older: string; newer: string; leftOut: LeftOut[] }): RankedChange[] => {
  const [older, newer] = [byHeading(input.older), byHeading(input.newer)]
  const side = { document: emptyResume(), evidence: {} }
  const sides = { older: side, newer: side, leftOut: input.leftOut }
  return [...new Set([...older.keys(), ...newer.keys()])].flatMap((where) =>
    compareLines(sides, { older: older.get(where) ?? [], newer: newer.get(where) ?? [], where }),
  )
}
