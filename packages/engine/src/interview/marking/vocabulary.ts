import type { Word } from './answer-text.ts'
import { areOpposite } from './opposite-words.ts'
import { meaningsOf } from './synonyms.ts'
import { areForms, isMistyped } from './word-forms.ts'
import { cosineOf, loadVectors, type WordVectors } from './word-vectors.ts'

/** A distinct word of the texts that are compared. */
export type Entry = {
  text: string
  stem: string
  /** In the table of vectors; -1 if it is not there. */
  place: number
  /** How much it tells: rare words more. */
  weight: number
  isNumber: boolean
  meanings: ReadonlySet<number> | undefined
}

const frequencyOffset = 4
const unknownWeight = 1
const numberWeight = 0.8

/** Gives each distinct word a number and knows how alike two of them are. Lives for one answer. */
export class Vocabulary {
  readonly entries: Entry[] = []
  readonly #numbers = new Map<string, number>()
  readonly #vectors: WordVectors = loadVectors()

  numberOf(word: Word): number {
    const known = this.#numbers.get(word.text)
    if (known !== undefined) return known
    const number = this.entries.length
    this.#numbers.set(word.text, number)
    this.entries.push(this.#describe(word))
    return number
  }

  #describe({ text, stem }: Word): Entry {
    const place = this.#vectors.places.get(text.replace(/'s$/, '')) ?? -1
    const isNumber = /\d/.test(stem)
    const largest = this.#vectors.ranks.at(-1) ?? 1
    const rank = this.#vectors.ranks[place] ?? -1
    const rarity = Math.log(rank + frequencyOffset) / Math.log(largest + frequencyOffset)
    const meanings = meaningsOf(stem)
    return {
      text,
      stem,
      place,
      isNumber,
      meanings,
      weight: isNumber ? numberWeight : rank < 0 ? unknownWeight : rarity,
    }
  }

  /** From 0 to 1: 1 for the same word, less for words near in meaning, 0 for opposites and different numbers. */
  likeness(first: number, second: number): number {
    if (first === second) return 1
    const [a, b] = [this.entries[first], this.entries[second]]
    if (a === undefined || b === undefined) return 0
    if (a.stem === b.stem) return 1
    if (a.isNumber || b.isNumber) return 0
    if (isContrary(a, b)) return 0
    if (shareMeaning(a, b)) return 0.95
    if (areForms(a.text, b.text)) return 0.9
    const isKnown = a.place >= 0 && b.place >= 0
    if (!isKnown && isMistyped(a.text, b.text)) return 0.85
    return isKnown ? Math.max(0, Math.min(0.95, cosineOf(this.#vectors, [a.place, b.place]))) : 0
  }

  areOpposite(first: number, second: number): boolean {
    const [a, b] = [this.entries[first], this.entries[second]]
    return a !== undefined && b !== undefined && isContrary(a, b)
  }

  /** The weighted sum of the words' directions, for comparing whole texts. */
  sumOf(words: readonly { number: number; weight: number }[]): Float64Array {
    const { dims, values, norms } = this.#vectors
    const sum = new Float64Array(dims)
    for (const { number, weight } of words) {
      const place = this.entries[number]?.place ?? -1
      if (place < 0) continue
      const scale = weight / (norms[place] ?? 1)
      for (let at = 0; at < dims; at += 1) sum[at] = (sum[at] ?? 0) + scale * (values[place * dims + at] ?? 0)
    }
    return sum
  }
}

const isContrary = (a: Entry, b: Entry): boolean => areOpposite(a.text, b.text) || areOpposite(a.stem, b.stem)

const shareMeaning = ({ meanings }: Entry, other: Entry): boolean => {
  if (meanings === undefined || other.meanings === undefined) return false
  for (const meaning of meanings) if (other.meanings.has(meaning)) return true
  return false
}
