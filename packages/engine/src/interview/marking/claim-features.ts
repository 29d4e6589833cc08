import type { ComparedAnswer, Reference } from './compared-answer.ts'
import { findBestMatch, type Match, matchReference } from './match-reference.ts'

/**
 * What shows whether something is said in an answer. `whole` and `near` are how much of the likeliest way of saying it
 * is in the whole answer and in the best stretch; `spokenIn` is the segment of that stretch that says most of it.
 */
export type ClaimReading = {
  /** In the order that the trees know. */
  values: number[]
  whole: number
  near: number
  best: Match | undefined
  spokenIn: number | undefined
}

const nothing: Match = {
  recall: 0,
  fullRecall: 0,
  exact: 0,
  clear: 0,
  denied: 0,
  contrary: 0,
  worst: 0,
  from: 0,
  to: 0,
}

const most = (matches: readonly Match[], key: keyof Match): number =>
  matches.reduce((value, match) => Math.max(value, match[key]), 0)

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const second = (values: readonly number[]): number => values.toSorted((a, b) => b - a)[1] ?? values[0] ?? 0

const cosine = (a: Float64Array, b: Float64Array): number => {
  let [dot, first, other] = [0, 0, 0]
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0]
    dot += x * y
    first += x * x
    other += y * y
  }
  return first === 0 || other === 0 ? 0 : dot / Math.sqrt(first * other)
}

/** All variants as one reference: a word of several variants counts more. */
function unionOf(references: readonly Reference[]): Reference {
  const words = new Map<number, Reference['words'][number]>()
  for (const { words: own } of references)
    for (const word of own) {
      const known = words.get(word.number)
      if (known) {
        known.weight += word.weight
        known.fullWeight += word.fullWeight
      } else words.set(word.number, { ...word })
    }
  const all = [...words.values()]
  return {
    words: all,
    total: all.reduce((sum, { weight }) => sum + weight, 0) || 1,
    fullTotal: all.reduce((sum, { fullWeight }) => sum + fullWeight, 0) || 1,
  }
}

/** The share of neighbouring words of a reference that are near each other in the answer too. */
function pairShare(answer: ComparedAnswer, { words }: Reference): number {
  if (words.length < 2) return 0
  const places = words.map(({ number }) => {
    const own: number[] = []
    for (const token of answer.tokens)
      if (own.length < 12 && answer.vocabulary.likeness(number, token.number) >= 0.6) own.push(token.at)
    return own
  })
  let near = 0
  for (let at = 1; at < places.length; at += 1)
    if (places[at - 1]?.some((a) => places[at]?.some((b) => a !== b && Math.abs(a - b) <= 5))) near += 1
  return near / (words.length - 1)
}

type InWindow = { numbers: { number: number; weight: number }[] }

function windowOf(answer: ComparedAnswer, { from, to }: Match): InWindow {
  const numbers = new Set<number>()
  for (const { number, segment } of answer.tokens) if (segment >= from && segment < to) numbers.add(number)
  return {
    numbers: [...numbers].map((number) => ({
      number,
      weight: answer.vocabulary.entries[number]?.weight ?? 0,
    })),
  }
}

/** How much of a window the reference accounts for. */
function precisionOf(answer: ComparedAnswer, { numbers }: InWindow, reference: Reference): number {
  let [sum, total] = [0, 0]
  for (const { number, weight } of numbers) {
    total += weight
    sum +=
      weight *
      reference.words.reduce(
        (best, word) => Math.max(best, answer.vocabulary.likeness(word.number, number)),
        0,
      )
  }
  return total === 0 ? 0 : sum / total
}

function codeShare(answer: ComparedAnswer, union: Reference): [share: number, has: number] {
  const code = union.words.filter(({ isCode }) => isCode)
  if (code.length === 0) return [0, 0]
  const said = code.filter(({ number }) => answer.tokens.some((token) => token.number === number))
  return [said.length / code.length, 1]
}

/** The segment of a stretch that has most of any one way of saying it. */
function mostSpoken(
  answer: ComparedAnswer,
  { references, best }: { references: readonly Reference[]; best: Match },
): number {
  let found = best.from
  let most = 0
  for (let segment = best.from; segment < best.to; segment += 1)
    for (const reference of references) {
      const { clear, exact } = matchReference(answer, reference, [segment, segment + 1])
      if (clear + exact <= most) continue
      found = segment
      most = clear + exact
    }
  return found
}

/** Measures how well something, said in several ways, is said in an answer. The first way is the main one. */
export function readClaim(answer: ComparedAnswer, references: readonly Reference[]): ClaimReading {
  const all = [0, answer.segmentCount] as const
  const whole = references.map((reference) => matchReference(answer, reference, all))
  const near = references.map((reference) => findBestMatch(answer, reference) ?? nothing)
  const nearest = near.reduce((best, match, at) => (match.recall > (near[best]?.recall ?? 0) ? at : best), 0)
  const best = near[nearest] ?? nothing
  const reference = references[nearest] ?? { words: [], total: 1, fullTotal: 1 }
  const union = unionOf(references)
  const unionWhole = matchReference(answer, union, all)
  const inWindow = windowOf(answer, best)
  const direction = answer.vocabulary.sumOf(reference.words)
  const reached = { whole: most(whole, 'recall'), near: best.recall }
  const values = [
    reached.whole,
    most(whole, 'fullRecall'),
    most(whole, 'exact'),
    most(whole, 'clear'),
    most(whole, 'worst'),
    mean(whole.map(({ recall }) => recall)),
    second(whole.map(({ recall }) => recall)),
    best.recall,
    most(near, 'fullRecall'),
    most(near, 'exact'),
    most(near, 'clear'),
    most(near, 'worst'),
    mean(near.map(({ recall }) => recall)),
    second(near.map(({ recall }) => recall)),
    unionWhole.recall,
    unionWhole.exact,
    whole[0]?.recall ?? 0,
    near[0]?.recall ?? 0,
    near[0]?.exact ?? 0,
    cosine(direction, answer.vocabulary.sumOf(inWindow.numbers)),
    cosine(
      answer.vocabulary.sumOf(union.words),
      answer.vocabulary.sumOf(windowOf(answer, { ...best, from: 0, to: answer.segmentCount }).numbers),
    ),
    pairShare(answer, reference),
    best.denied,
    best.contrary,
    precisionOf(answer, inWindow, reference),
    ...codeShare(answer, union),
    reference.words.length,
    inWindow.numbers.length,
  ]
  if (best.to === best.from) return { values, ...reached, best: undefined, spokenIn: undefined }
  return { values, ...reached, best, spokenIn: mostSpoken(answer, { references, best }) }
}
