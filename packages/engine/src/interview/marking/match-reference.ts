import type { ComparedAnswer, Reference } from './compared-answer.ts'

/** How well a reference is said in some segments of an answer; all shares are of the reference's weight. */
export type Match = {
  /** With near words at their likeness. */
  recall: number
  /** The same, with the words of the question at full weight. */
  fullRecall: number
  /** Only the same words. */
  exact: number
  /** Near words only from a likeness of 0.4. */
  clear: number
  /** Found, but once denied and once not. */
  denied: number
  /** Its contrary is there instead. */
  contrary: number
  /** The mean of the worst third of the words. */
  worst: number
  from: number
  to: number
}

export type Window = readonly [from: number, to: number]

const clearFrom = 0.4
const sameFrom = 0.95

type WordFound = { likeness: number; isNegated: boolean; hasOpposite: boolean }

function findWord(answer: ComparedAnswer, number: number, [from, to]: Window): WordFound {
  const { likeness, isNegated, hasOpposite } = answer.find(number)
  const found: WordFound = { likeness: 0, isNegated: false, hasOpposite: false }
  for (let segment = from; segment < to; segment += 1) {
    const here = likeness[segment] ?? 0
    if (here > found.likeness) {
      found.likeness = here
      found.isNegated = isNegated[segment] === 1
    }
    if (hasOpposite[segment] === 1) found.hasOpposite = true
  }
  return found
}

/** Looks for a reference between two segments of an answer. */
export function matchReference(answer: ComparedAnswer, reference: Reference, window: Window): Match {
  const [from, to] = window
  const match: Match = {
    recall: 0,
    fullRecall: 0,
    exact: 0,
    clear: 0,
    denied: 0,
    contrary: 0,
    worst: 0,
    from,
    to,
  }
  const all: number[] = []
  for (const { number, weight, fullWeight, isNegated } of reference.words) {
    const found = findWord(answer, number, window)
    const share = weight / reference.total
    match.recall += share * found.likeness
    match.fullRecall += (fullWeight / reference.fullTotal) * found.likeness
    if (found.likeness >= sameFrom) match.exact += share
    if (found.likeness >= clearFrom) match.clear += share * found.likeness
    if (found.likeness >= 0.6 && found.isNegated !== isNegated) match.denied += share
    if (found.hasOpposite && found.likeness < sameFrom) match.contrary += share
    all.push(found.likeness)
  }
  const third = all.toSorted((a, b) => a - b).slice(0, Math.max(1, Math.floor(all.length / 3)))
  match.worst = third.reduce((sum, value) => sum + value, 0) / Math.max(1, third.length)
  return match
}

const longestWindow = 3
const furtherSegment = 0.02

/** The stretch of one to three segments that says most of a reference; each further one must add something. */
export function findBestMatch(answer: ComparedAnswer, reference: Reference): Match | undefined {
  const found = reference.words.map(({ number, weight }) => ({
    likeness: answer.find(number).likeness,
    share: weight / reference.total,
  }))
  const most = new Float32Array(found.length)
  let best: Window | undefined
  let bestValue = 0
  for (let from = 0; from < answer.segmentCount; from += 1) {
    most.fill(0)
    for (let to = from; to < Math.min(answer.segmentCount, from + longestWindow); to += 1) {
      let recall = 0
      for (let at = 0; at < found.length; at += 1) {
        const { likeness, share } = found[at] ?? { likeness: most, share: 0 }
        const here = likeness[to] ?? 0
        if (here > (most[at] ?? 0)) most[at] = here
        recall += share * (most[at] ?? 0)
      }
      const value = recall - furtherSegment * (to - from)
      if (value <= bestValue) continue
      best = [from, to + 1]
      bestValue = value
    }
  }
  return best && matchReference(answer, reference, best)
}
