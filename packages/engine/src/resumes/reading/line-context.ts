import type { Line } from '../parsing/line.ts'
import { bodySize, splitSections } from '../parsing/sections.ts'
import { type LineFacts, lineFacts } from './line-facts.ts'

type Style = { count: number; headings: number; dated: number; titled: number }

/** What the lines of a resume have in common, by which each of them is seen. */
export type LineContext = {
  lines: readonly Line[]
  facts: readonly LineFacts[]
  body: number | undefined
  leftByColumn: ReadonlyMap<number, number>
  styles: ReadonlyMap<string, Style>
  longest: number
  isPlain: boolean
  sections: readonly { kind: string; since: number }[]
  repeats: ReadonlyMap<string, number>
  /** How each line is set and dated, to find the lines in the same place of other entries. */
  shapes: readonly string[]
}

/** How a line is set, to tell lines that are set alike. */
export const styleOf = (line: Line, facts: LineFacts): string =>
  [
    line.fontSize === undefined ? '' : Math.round(line.fontSize * 2),
    line.bold ? 'b' : '',
    line.heading ? 'h' : '',
    facts.capitals ? 'c' : '',
    line.bullet ? '-' : '',
    line.x === undefined ? '' : Math.round(line.x / 6),
  ].join('|')

/** The text with all numbers alike. */
export const withoutDigits = (text: string): string => text.replace(/\d+/g, '#')

function sectionsOf(lines: readonly Line[]): { kind: string; since: number }[] {
  const found = lines.map(() => ({ kind: 'top', since: 99 }))
  // Lines with personal details are taken out before, so that numbers may be missing.
  const places = new Map(lines.map((line, at) => [line.index, at]))
  const placeOf = (line: Line) => places.get(line.index) ?? 0
  for (const { kind, heading, lines: own } of splitSections(lines)) {
    if (heading !== undefined) found[placeOf(heading)] = { kind: `@${kind}`, since: 0 }
    for (const [at, line] of own.entries()) {
      const here = found[placeOf(line)]
      if (here !== undefined && !here.kind.startsWith('@')) found[placeOf(line)] = { kind, since: at + 1 }
    }
  }
  return found
}

const shapeOf = (line: Line, facts: LineFacts) =>
  [styleOf(line, facts), facts.dateKind, facts.dateAt, line.cells.length, line.gapBefore].join(':')

/** Looks through all lines once, before the features of any are taken. */
export function lineContext(lines: readonly Line[]): LineContext {
  const facts = lines.map(lineFacts)
  const leftByColumn = new Map<number, number>()
  const styles = new Map<string, Style>()
  const repeats = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    const own = facts[at]
    if (own === undefined) continue
    const column = line.column ?? 0
    if (line.x !== undefined)
      leftByColumn.set(column, Math.min(line.x, leftByColumn.get(column) ?? Number.POSITIVE_INFINITY))
    const key = styleOf(line, own)
    const style = styles.get(key) ?? { count: 0, headings: 0, dated: 0, titled: 0 }
    style.count += 1
    style.headings += Number((own.heading ?? own.looseHeading) !== undefined)
    style.dated += Number(own.dates.length > 0)
    style.titled += Number(own.title)
    styles.set(key, style)
    const text = withoutDigits(line.text)
    repeats.set(text, (repeats.get(text) ?? 0) + 1)
  }
  const body = bodySize(lines)
  return {
    lines,
    facts,
    body,
    leftByColumn,
    styles,
    longest: Math.max(1, ...lines.map(({ text }) => Math.min(140, text.length))),
    isPlain: lines.every(({ fontSize }) => fontSize === undefined),
    sections: sectionsOf(lines),
    repeats,
    shapes: lines.map((line, at) => {
      const own = facts[at]
      return own === undefined ? '' : shapeOf(line, own)
    }),
  }
}
