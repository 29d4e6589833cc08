import { diffArrays } from 'diff'
import { isLittleWord } from '../kept-words.ts'

/** A stretch of a line: as it stands in the other version too, or only in this one. */
export type Run = { text: string; changed: boolean }

export type ChangedWords = { before: Run[]; after: Run[] }

const pieces = /\s+|[\p{L}\p{N}][\p{L}\p{N}+#./'’&%-]*[\p{L}\p{N}+#%]|[\p{L}\p{N}]|[^\s]/gu

const piecesOf = (text: string): string[] => text.match(pieces) ?? []

const bears = (piece: string) => /[\p{L}\p{N}]/u.test(piece) && !isLittleWord(piece)

type Part = { value: string[]; added: boolean; removed: boolean }

/** A little word that both versions share in the middle of a change belongs to the change. */
const isLost = (part: Part, at: number, parts: Part[]): boolean =>
  !part.added &&
  !part.removed &&
  at > 0 &&
  at < parts.length - 1 &&
  part.value.filter(bears).length === 0 &&
  part.value.some((piece) => piece.trim() !== '' || parts.length > 2)

const joinRuns = (runs: Run[]): Run[] =>
  runs.reduce<Run[]>((joined, run) => {
    const last = joined.at(-1)
    if (last?.changed === run.changed) last.text += run.text
    else if (run.text !== '') joined.push({ ...run })
    return joined
  }, [])

/** Space at the ends of a change is not part of it, and a full stop alone is no change worth a mark. */
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

/** Which words of a line went and which came. Without a line on the other side all of it did. */
export const changedWords = (before: string, after: string): ChangedWords => {
  const parts = diffArrays(piecesOf(before), piecesOf(after))
  const side = (leftOut: 'added' | 'removed'): Run[] =>
    withoutNoise(
      joinRuns(
        parts.flatMap((part, at) =>
          part[leftOut]
            ? []
            : [
                {
                  text: part.value.join(''),
                  changed: part.added || part.removed || isLost(part, at, parts),
                },
              ],
        ),
      ),
    )
  return { before: side('added'), after: side('removed') }
}

/** How alike two lines are, from 0 to 1: the words that count and that both have (Dice). */
export const makeSimilarity = () => {
  const known = new Map<string, Set<string>>()
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? new Set(piecesOf(text.toLowerCase()).filter(bears))
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
