import type { Passage } from '../parsing/join-lines.ts'
import type { Line } from '../parsing/line.ts'
import { Sourced } from '../parsing/sourced.ts'

/**
 * Each passage as one line, so that the readers of lists see what was wrapped as a whole, and how to name the lines it
 * was made from.
 */
export function wholeLines(passages: readonly Passage[]): {
  lines: Line[]
  origins: Map<Line, readonly Line[]>
} {
  const origins = new Map<Line, readonly Line[]>()
  const lines = passages.flatMap(({ text, lines: own }) => {
    const [first, ...others] = own
    if (first === undefined) return []
    if (others.length === 0) return [first]
    const whole: Line = { ...first, text, cells: [text] }
    origins.set(whole, own)
    return [whole]
  })
  return { lines, origins }
}

/** The draft with the original lines in place of those that `wholeLines` made. */
export function withOrigins<T>(draft: T, origins: ReadonlyMap<Line, readonly Line[]>): T {
  const byIndex = new Map([...origins].map(([line, own]) => [line.index, own]))
  const renamed = (value: unknown): unknown => {
    if (value instanceof Sourced)
      return new Sourced(
        value.value,
        value.from.flatMap((line) => byIndex.get(line.index) ?? [line]),
        value.sure,
      )
    if (Array.isArray(value)) return value.map(renamed)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item)]))
  }
  // The shape stays as it is, which TypeScript cannot follow through the recursion.
  return renamed(draft) as T
}
