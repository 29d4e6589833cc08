import type { MarkedText, Word } from './answer-text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How a word of the reference is found in one segment of the answer. */
type Found = { likeness: Float32Array; isNegated: Uint8Array; hasOpposite: Uint8Array }

type Token = { number: number; segment: number; at: number; isNegated: boolean }

type Likeness = { number: number; likeness: number; isOpposite: boolean }

/** An answer, ready to be asked where each word of a reference is said in it. */
export class ComparedAnswer {
  readonly segmentCount: number
  readonly vocabulary: Vocabulary
  tokens: readonly Token[]
  readonly #found = new Map<number, Found>()
  readonly #alike = new Map<number, readonly Likeness[]>()
  readonly #distinct: readonly number[]

  constructor(text: MarkedText, vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    this.segmentCount = text.segments.length
    this.tokens = text.segments.flatMap(({ words }, segment) =>
      words.map((word) => ({
        number: vocabulary.numberOf(word),
        segment,
        at: word.at,
        isNegated: word.isNegated,
      })),
    )
    this.#distinct = [...new Set(this.tokens.map(({ number }) => number))]
  }

  /** Forgets the words of some segments, as if they had not been said. */
  leaveOut(segments: ReadonlySet<number>): void {
    this.tokens = this.tokens.filter(({ segment }) => !segments.has(segment))
    this.#found.clear()
  }

  /** The words of the answer that are like a word, or its contrary. */
  alike(word: number): readonly Likeness[] {
    const known = this.#alike.get(word)
    if (known) return known
    const alike = this.#distinct
      .map((number) => ({
        number,
        likeness: this.vocabulary.likeness(word, number),
        isOpposite: this.vocabulary.areOpposite(word, number),
      }))
      .filter(({ likeness, isOpposite }) => likeness > 0 || isOpposite)
    this.#alike.set(word, alike)
    return alike
  }

  /** Where and how well a word is said, by segment. */
  find(word: number): Found {
    const known = this.#found.get(word)
    if (known) return known
    const alike = new Map(this.alike(word).map((one) => [one.number, one]))
    const found: Found = {
      likeness: new Float32Array(this.segmentCount),
      isNegated: new Uint8Array(this.segmentCount),
      hasOpposite: new Uint8Array(this.segmentCount),
    }
    for (const { number, segment, isNegated } of this.tokens) {
      const { likeness, isOpposite } = alike.get(number) ?? { likeness: 0, isOpposite: false }
      if (likeness > (found.likeness[segment] ?? 0)) {
        found.likeness[segment] = likeness
        found.isNegated[segment] = isNegated ? 1 : 0
      }
      if (isOpposite) found.hasOpposite[segment] = 1
    }
    this.#found.set(word, found)
    return found
  }
}

/** A text that is looked for, word by word. `weight` is lower for words that the question gave away. */
export type Reference = {
  words: { number: number; weight: number; fullWeight: number; isNegated: boolean; isCode: boolean }[]
  total: number
  fullTotal: number
}

type Reading = { vocabulary: Vocabulary; asked: readonly number[]; code: ReadonlySet<string> }

const leastWeight = 0.1

/** Weighs the words of a reference: what the question says already counts least. */
export function makeReference(words: readonly Word[], { vocabulary, asked, code }: Reading): Reference {
  const seen = new Set<number>()
  const weighed: Reference['words'] = []
  for (const word of words) {
    const number = vocabulary.numberOf(word)
    if (seen.has(number)) continue
    seen.add(number)
    const fullWeight = vocabulary.entries[number]?.weight ?? 0
    const given = asked.reduce((most, other) => Math.max(most, vocabulary.likeness(number, other)), 0)
    const weight = fullWeight * Math.max(leastWeight, 1 - given)
    weighed.push({ number, weight, fullWeight, isNegated: word.isNegated, isCode: code.has(word.text) })
  }
  return {
    words: weighed,
    total: weighed.reduce((sum, { weight }) => sum + weight, 0) || 1,
    fullTotal: weighed.reduce((sum, { fullWeight }) => sum + fullWeight, 0) || 1,
  }
}
