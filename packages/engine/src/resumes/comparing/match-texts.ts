import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import { joiningWords } from '@nextrung/knowledge/words/small-words'
import { stem, wordsOf } from '../../text/stems.ts'

const plain = new Set(joiningWords)

const telling = (text: string): Set<string> => {
  const words = wordsOf(text)
  const kept = words.filter((word) => !plain.has(word))
  return new Set((kept.length > 0 ? kept : words).map(stem))
}

/** Similarity from 0 to 1, combining how much of the shorter text the other contains and how alike both are. */
export const likeness = (a: string, b: string): number => {
  if (spellingKey(a) === spellingKey(b)) return 1
  const [first, second] = [telling(a), telling(b)]
  const shared = [...first].filter((word) => second.has(word)).length
  const least = Math.min(first.size, second.size)
  if (least === 0 || shared === 0) return 0
  const alike = (2 * shared) / (first.size + second.size)
  // One or two words found in a longer text are weak evidence of a match.
  return least < 3 ? alike : (alike + shared / least) / 2
}

export type Match = { older: number; newer: number }
export type Matching = { pairs: Match[]; removed: number[]; added: number[] }

type Matched<Item> = { older: Item[]; newer: Item[]; alike(older: Item, newer: Item): number; least: number }

/** Pairs the items of two lists by similarity, most similar first, each item once. Ties are decided by order. */
export const matchItems = <Item>({ older, newer, alike, least }: Matched<Item>): Matching => {
  const candidates = older.flatMap((before, from) =>
    newer.map((after, to) => ({ older: from, newer: to, alike: alike(before, after) })),
  )
  const pairs: Match[] = []
  const [takenOlder, takenNewer] = [new Set<number>(), new Set<number>()]
  const ordered = candidates
    .filter((pair) => pair.alike >= least)
    .sort((a, b) => b.alike - a.alike || Math.abs(a.older - a.newer) - Math.abs(b.older - b.newer))
  for (const pair of ordered) {
    if (takenOlder.has(pair.older) || takenNewer.has(pair.newer)) continue
    takenOlder.add(pair.older)
    takenNewer.add(pair.newer)
    pairs.push({ older: pair.older, newer: pair.newer })
  }
  return {
    pairs: pairs.sort((a, b) => a.newer - b.newer),
    removed: older.flatMap((_, at) => (takenOlder.has(at) ? [] : [at])),
    added: newer.flatMap((_, at) => (takenNewer.has(at) ? [] : [at])),
  }
}

const sameLine = 0.5

/** Pairs lines by their words, not their positions. */
export const matchLines = (older: string[], newer: string[]): Matching =>
  matchItems({ older, newer, alike: likeness, least: sameLine })
