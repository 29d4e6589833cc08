import type { TextLine } from './text-lines.ts'
import { changedWords, makeSimilarity, type Run } from './word-changes.ts'

export type ComparedLine = { kind: TextLine['kind']; runs: Run[] }

export type ComparedTexts = { older: ComparedLine[]; newer: ComparedLine[] }

/** Below this, two lines say different things, so marking single words would mislead. */
const minSimilarity = 0.34

type Match = { from: number; to: number }

const matchEqual = (older: TextLine[], newer: TextLine[]): Match[] => {
  const open = new Map<string, number[]>()
  for (const [at, { text }] of newer.entries()) open.set(text, [...(open.get(text) ?? []), at])
  return older.flatMap(({ text }, from) => {
    const to = open.get(text)?.shift()
    return to === undefined ? [] : [{ from, to }]
  })
}

const matchSimilar = (older: TextLine[], newer: TextLine[], taken: Match[]): Match[] => {
  const similarity = makeSimilarity()
  const from = new Set(taken.map((match) => match.from))
  const to = new Set(taken.map((match) => match.to))
  const free = (lines: TextLine[], used: Set<number>) =>
    lines.flatMap((line, at) => (used.has(at) || line.kind === 'heading' ? [] : [{ line, at }]))
  const openNewer = free(newer, to)
  const candidates = free(older, from).flatMap((one) =>
    openNewer
      .map((other) => ({ from: one.at, to: other.at, alike: similarity(one.line.text, other.line.text) }))
      .filter(({ alike }) => alike >= minSimilarity),
  )
  const found: Match[] = []
  for (const candidate of candidates.sort((a, b) => b.alike - a.alike)) {
    if (from.has(candidate.from) || to.has(candidate.to)) continue
    from.add(candidate.from)
    to.add(candidate.to)
    found.push({ from: candidate.from, to: candidate.to })
  }
  return found
}

const alone = ({ kind, text }: TextLine): ComparedLine => ({ kind, runs: [{ text, changed: true }] })

/**
 * Both texts line by line, with the words marked that only one version has. Lines are matched by their words
 * regardless of position, so a line that only moved is not marked.
 */
export const compareLines = (older: TextLine[], newer: TextLine[]): ComparedTexts => {
  const equal = matchEqual(older, newer)
  const compared: ComparedTexts = { older: older.map(alone), newer: newer.map(alone) }
  for (const { from, to } of [...equal, ...matchSimilar(older, newer, equal)]) {
    const [before, after] = [older[from], newer[to]]
    if (!before || !after) continue
    const words = changedWords(before.text, after.text)
    compared.older[from] = { kind: before.kind, runs: words.before }
    compared.newer[to] = { kind: after.kind, runs: words.after }
  }
  return compared
}
