import { diffArrays } from 'diff'
import { isStopWord } from '../shared-phrases.ts'

/** A stretch of a line that is in both versions, or (`changed`) only in this one. */
export type Run = { text: string; changed: boolean }

export type ChangedWords = { before: Run[]; after: Run[] }

const pieces = /[\p{L}\p{N}][\p{L}\p{N}+#./'’&%-]*[\p{L}\p{N}+#%]|[\p{L}\p{N}]|[^\s]/gu

/** A word or symbol with its trailing space. Only the words are compared. */
type Piece = { word: string; text: string }

const piecesOf = (line: string): Piece[] => {
  const found = [...line.matchAll(pieces)]
  return found.map((match, at) => ({
    word: match[0],
    text: line.slice(match.index, found[at + 1]?.index ?? line.length),
  }))
}

const bears = (word: string) => /[\p{L}\p{N}]/u.test(word) && !isStopWord(word)

type Part = { before: Piece[]; after: Piece[]; changed: boolean }

const partsOf = (before: string, after: string): Part[] => {
  const [older, newer] = [piecesOf(before), piecesOf(after)]
  const parts = diffArrays(older, newer, { comparator: (one, other) => one.word === other.word })
  let [from, to] = [0, 0]
  return parts.map(({ value, added, removed }) => {
    const part = {
      before: added ? [] : older.slice(from, from + value.length),
      after: removed ? [] : newer.slice(to, to + value.length),
      changed: added || removed,
    }
    from += part.before.length
    to += part.after.length
    return part
  })
}

/** A shared stop word in the middle of a change belongs to the change. */
const isLost = ({ before, changed }: Part, at: number, parts: Part[]): boolean =>
  !changed && at > 0 && at < parts.length - 1 && !before.some(({ word }) => bears(word))

const joinRuns = (runs: Run[]): Run[] =>
  runs.reduce<Run[]>((joined, run) => {
    const last = joined.at(-1)
    if (last?.changed === run.changed) last.text += run.text
    else if (run.text !== '') joined.push({ ...run })
    return joined
  }, [])

/** Excludes whitespace at the ends of a change, and ignores changes of just a full stop. */
const withoutNoise = (runs: Run[]): Run[] =>
  joinRuns(
    runs.flatMap((run) => {
      if (!run.changed) return [run]
      const text = run.text.trim()
      if (!/[\p{L}\p{N}]/u.test(text)) return [{ text: run.text, changed: false }]
      const start = run.text.indexOf(text)
      return [
        { text: run.text.slice(0, start), changed: false },
        { text, changed: true },
        { text: run.text.slice(start + text.length), changed: false },
      ]
    }),
  )

/** Which words of a line were removed and which were added. */
export const changedWords = (before: string, after: string): ChangedWords => {
  const parts = partsOf(before, after)
  const side = (which: 'before' | 'after'): Run[] =>
    withoutNoise(
      joinRuns(
        parts.map((part, at) => ({
          text: part[which].map(({ text }) => text).join(''),
          changed: part.changed || isLost(part, at, parts),
        })),
      ),
    )
  return { before: side('before'), after: side('after') }
}

/** How similar two lines are, from 0 to 1: the Dice coefficient of their content words. */
export const makeSimilarity = () => {
  const known = new Map<string, Set<string>>()
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? new Set((text.toLowerCase().match(pieces) ?? []).filter(bears))
    known.set(text, words)
    return words
  }
  return (a: string, b: string): number => {
    const [one, other] = [wordsOf(a), wordsOf(b)]
    if (one.size + other.size === 0) return 0
    let shared = 0
    for (const word of one) if (other.has(word)) shared += 1
    return (2 * shared) / (one.size + other.size)
  }
}
