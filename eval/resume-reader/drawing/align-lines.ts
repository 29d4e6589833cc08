import type { LayoutLetter } from './layout-letters.ts'
import type { Letter } from './letters.ts'

/** A line as it was read: its letters, and whether it stands where heads and feet of pages do. */
export type ReadLetters = { letters: Letter[]; text: string; isAtEdge: boolean }

const gramLength = 4
const certainLength = 12
/** A run this long is no coincidence, even if it starts or ends within a word. */
const safeLength = 8
/** How many letters longer a run from the middle of a cell has to be. */
const amiss = 6

type Run = { from: number; length: number }
type Spot = { lineAt: number; at: number }
type Places = (number | undefined)[]

type Board = {
  lines: readonly ReadLetters[]
  layout: readonly LayoutLetter[]
  index: Index
  /** For each letter of each line, its place in the layout. */
  found: Places[]
  used: Uint8Array
}

/**
 * For every line, the letter of the layout that each of its letters is, or undefined. Long lines with only one possible
 * place come first; the others follow in reading order and join onto their neighbours.
 */
export function alignLines(lines: readonly ReadLetters[], layout: readonly LayoutLetter[]): Places[] {
  const found = lines.map(({ letters }): Places => letters.map(() => undefined))
  const board = { lines, layout, found, index: indexOf(layout), used: new Uint8Array(layout.length) }
  for (const [lineAt, { letters, isAtEdge }] of lines.entries()) {
    if (letters.length < certainLength || isAtEdge) continue
    const spot = { lineAt, at: 0 }
    const whole = runsAt(board, spot).filter((run) => run.length === letters.length)
    const [only] = whole
    if (only && whole.length === 1) claim(board, { ...spot, run: only })
  }
  for (const [lineAt, places] of found.entries()) {
    for (let at = 0; at < places.length; at++) {
      if (places[at] !== undefined) continue
      const run = bestRun(board, { lineAt, at })
      if (!run) continue
      claim(board, { lineAt, at, run })
      at += run.length - 1
    }
  }
  return found
}

function claim({ found, used, layout }: Board, { lineAt, at, run }: Spot & { run: Run }): void {
  for (let step = 0; step < run.length; step++) {
    const places = found[lineAt]
    if (places) places[at + step] = run.from + step
    if (!layout[run.from + step]?.isRunning) used[run.from + step] = 1
  }
}

/** The runs of unused letters of the layout that a place in a line can be the start of. */
function runsAt(board: Board, spot: Spot): Run[] {
  const letters = board.lines[spot.lineAt]?.letters ?? []
  const starts = board.index.grams.get(gramAt(letters, spot.at)) ?? []
  // Short runs have to start a word or to go on where the line before ended.
  const shorts = starts.length > 0 ? [] : (board.index.starts.get(letters[spot.at]?.value ?? '') ?? [])
  const previous = lastFound(board.found, spot.lineAt)
  const openings = [...previous].map((last) => last + 1)
  return [...new Set([...starts, ...shorts, ...openings])]
    .map((from) => ({ from, length: runLength(board, { spot, from, previous }) }))
    .filter((run) => run.length > 0 && canStart(board, { spot, run }))
}

function runLength(
  board: Board,
  { spot, from, previous }: { spot: Spot; from: number; previous: ReadonlySet<number> },
): number {
  const letters = board.lines[spot.lineAt]?.letters ?? []
  const staysInCell = startsAmiss(board, { from, previous })
  let length = 0
  for (;;) {
    const letter = board.layout[from + length]
    const isFree = letter !== undefined && board.used[from + length] !== 1
    if (!isFree || letter.value !== letters[spot.at + length]?.value) break
    length += 1
    if (letter.endsCell && staysInCell) break
  }
  while (length > 0 && !canEnd(board, { spot, run: { from, length } })) length -= 1
  return length
}

/** A run may end within a word where the word is hyphenated or glued to the next cell. */
function canEnd({ lines, layout }: Board, { spot, run }: { spot: Spot; run: Run }): boolean {
  const { letters = [], text = '' } = lines[spot.lineAt] ?? {}
  const last = letters[spot.at + run.length - 1]
  const next = letters[spot.at + run.length]
  const lineEnds = next === undefined || next.startsWord
  const layoutEnds = layout[run.from + run.length]?.startsWord ?? true
  if (layoutEnds) return lineEnds || layout[run.from + run.length - 1]?.endsCell === true
  if (!lineEnds) return false
  return next === undefined || /[-‐\u00ad]/.test(text[last?.end ?? 0] ?? '') || run.length >= safeLength
}

function canStart({ lines, layout, found, used }: Board, { spot, run }: { spot: Spot; run: Run }): boolean {
  const follows = spot.at > 0 && found[spot.lineAt]?.[spot.at - 1] !== undefined
  if (!follows && lines[spot.lineAt]?.letters[spot.at]?.startsWord !== true) return false
  const goesOn = used[run.from - 1] === 1
  return layout[run.from]?.startsWord === true || goesOn || run.length >= safeLength
}

/** The longest run that does not start amiss; among equally long ones, the one that joins its neighbours best. */
function bestRun(board: Board, spot: Spot): Run | undefined {
  const runs = runsAt(board, spot)
  const around = {
    previous: lastFound(board.found, spot.lineAt),
    next: firstFound(board.found, spot.lineAt),
    isAtEdge: board.lines[spot.lineAt]?.isAtEdge === true,
  }
  let best: { run: Run; weight: number; fit: number } | undefined
  for (const run of runs) {
    const weight =
      run.length - (startsAmiss(board, { from: run.from, previous: around.previous }) ? amiss : 0)
    const fit = fitOf(run, { ...around, layout: board.layout })
    if (!best || weight > best.weight || (weight === best.weight && fit > best.fit))
      best = { run, weight, fit }
  }
  return best?.run
}

/** True for a run from the middle of a cell whose beginning was not found, such as a name within an address. */
function startsAmiss(
  { layout, used }: Board,
  { from, previous }: { from: number; previous: ReadonlySet<number> },
): boolean {
  return layout[from]?.startsCell !== true && used[from - 1] !== 1 && !previous.has(from - 1)
}

type Surroundings = {
  previous: ReadonlySet<number>
  next: number | undefined
  isAtEdge: boolean
  layout: readonly LayoutLetter[]
}

function fitOf(run: Run, { previous, next, isAtEdge, layout }: Surroundings): number {
  const end = run.from + run.length
  const isWhole = layout[run.from]?.startsCell === true && layout[end - 1]?.endsCell === true
  // Words left over from a cell above are more certain to come next than another cell.
  const goesOn = layout[run.from]?.startsCell === true ? 3 : 4
  const distances = [
    ...[...previous].map((last) => Math.abs(run.from - last - 1)),
    ...(next === undefined ? [] : [Math.abs(next - end)]),
  ]
  return (
    (layout[run.from]?.isRunning === isAtEdge ? 10 : 0) +
    (previous.has(run.from - 1) ? goesOn : 0) +
    (end === next ? 3 : 0) +
    (isWhole ? 2 : 0) +
    1 / (1 + Math.min(5000, ...distances) / 100)
  )
}

/** Where the runs of this line and of those just before end; in a table, each of its cells can go on. */
function lastFound(found: readonly Places[], lineAt: number): Set<number> {
  const ends = new Set<number>()
  for (const places of found.slice(Math.max(0, lineAt - 2), lineAt + 1))
    for (const [at, place] of places.entries())
      if (place !== undefined && places[at + 1] !== place + 1) ends.add(place)
  return ends
}

function firstFound(found: readonly Places[], lineAt: number): number | undefined {
  for (let at = lineAt + 1; at <= lineAt + 2; at++) {
    const first = found[at]?.find((place) => place !== undefined)
    if (first !== undefined) return first
  }
  return undefined
}

function gramAt(letters: readonly { value: string }[], at: number): string {
  return letters
    .slice(at, at + gramLength)
    .map(({ value }) => value)
    .join('')
}

type Index = { grams: Map<string, number[]>; starts: Map<string, number[]> }

function indexOf(layout: readonly LayoutLetter[]): Index {
  const index: Index = { grams: new Map(), starts: new Map() }
  for (const [at, letter] of layout.entries()) {
    add(index.grams, gramAt(layout, at), at)
    if (letter.startsWord) add(index.starts, letter.value, at)
  }
  return index
}

function add(places: Map<string, number[]>, key: string, at: number): void {
  const known = places.get(key)
  if (known) known.push(at)
  else places.set(key, [at])
}
