import { answerFeatures, greatest, rounded } from './answer-features.ts'
import { readText } from './answer-text.ts'
import { readClaim } from './claim-features.ts'
import { sharedTriples, triplesOf, triplesWithout } from './letter-triples.ts'
import { matchReference } from './match-reference.ts'
import { compareAnswer } from './question-comparison.ts'

export type ReferenceQuestion = { question: string; references: readonly string[]; answer: string }

/** Measures how well an answer says what one of several reference answers says. */
export function readReferences({ question, references, answer }: ReferenceQuestion): number[] {
  const text = readText(answer)
  const { compared, refer, asked, answered } = compareAnswer(question, { text, texts: references })
  const given = refer(question)
  const { values } = readClaim(compared, references.map(refer))
  const known = new Set(given.words.map(({ number }) => number))
  const fresh = compared.tokens.filter(({ number }) => !known.has(number)).length
  const wanted = references.map(triplesOf)
  const most = (value: (reference: ReadonlyMap<string, number>) => number) => greatest(wanted.map(value))
  return [
    ...values,
    fresh,
    fresh / Math.max(1, compared.tokens.length),
    matchReference(compared, given, [0, text.segments.length]).fullRecall,
    references.length,
    most((reference) => sharedTriples(reference, answered)),
    most((reference) => sharedTriples(answered, reference)),
    most((reference) => sharedTriples(triplesWithout(reference, asked), answered)),
    most((reference) => sharedTriples(triplesWithout(answered, asked), reference)),
    greatest(references.map((reference) => text.count / Math.max(1, readText(reference).count))),
    compared.tokens.filter(({ isNegated }) => isNegated).length,
    given.words.length,
    ...answerFeatures(text),
  ].map(rounded)
}

/** The features that differ between answers to one question; with few questions the others only tell them apart. */
const markFeatures = [0, 2, 3, 4, 14, 15, 19, 20, 21, 22, 23, 24, 29, 30, 31, 33, 34, 35, 36, 37, 38]

/** Those of the features that a mark is made of. */
export const markValues = (features: readonly number[]): number[] =>
  markFeatures.map((at) => features[at] ?? 0)
