import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import type { Random } from './seeded-random.ts'

type Loss = (line: ReadLine) => ReadLine

// Letters such as "İ" get longer in small letters, and the truth counts by position.
const lower = (text: string) => (text.toLowerCase().length === text.length ? text.toLowerCase() : text)

// Typed in small letters throughout, as on a phone.
const inSmallLetters: Loss = ({ text, cells, ...rest }) => ({
  ...rest,
  text: lower(text),
  ...(cells === undefined ? {} : { cells: cells.map(lower) }),
})

// What files lose on their way: converters drop bold, spacing, positions and the gaps between cells.
const losses: readonly Loss[] = [
  ({ bold: _bold, ...rest }) => rest,
  ({ gapBefore: _gap, ...rest }) => rest,
  ({ x: _x, y: _y, fontSize: _size, ...rest }) => rest,
  ({ cells: _cells, ...rest }) => rest,
  ({ heading: _heading, ...rest }) => rest,
  ({ fontSize, ...rest }) => (fontSize === undefined ? rest : { ...rest, fontSize: Math.min(fontSize, 11) }),
]

/**
 * The document as it is in most cases, else without one or two of the things that tell its lines apart, or cut off after
 * some lines: people send short resumes too.
 */
export function weathered(whole: ReadDocument, random: Random): ReadDocument {
  const isCut = random.chance(0.2) && whole.lines.length > 12
  const read = isCut ? { ...whole, lines: whole.lines.slice(0, random.int(8, whole.lines.length)) } : whole
  if (random.chance(0.06)) return { ...read, lines: read.lines.map(inSmallLetters) }
  if (random.chance(0.6)) return read
  const chosen = random.some(losses, random.int(1, 2))
  return { ...read, lines: read.lines.map((line) => chosen.reduce((left, lose) => lose(left), line)) }
}
