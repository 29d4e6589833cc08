import { readWords } from '@nextrung/engine/mentor/understand/classify'
import { type Corrector, makeCorrector } from '@nextrung/engine/mentor/understand/correct-words'
import { findMentions } from '@nextrung/engine/mentor/understand/find-mentions'
import {
  countFeatures,
  type Features,
  featureBuckets,
} from '@nextrung/engine/mentor/understand/message-features'
import { mentorKinds } from '@nextrung/knowledge/mentor'
import { moreMessagesOf } from './more-messages.ts'
import { outsideMessages } from './outside-messages.ts'

/** An example of a kind, `at` counting the examples of its kind. */
export type Example = { message: string; kind: number; at: number }
export type Prepared = Example & {
  words: readonly string[]
  counted: { words: Features; characters: Features }
}

/** The place of the kind that is none of the mentor's business. */
export const outside = mentorKinds.findIndex(({ id }) => id === 'boundary.outside')
const fewestUses = 2

/** Every authored message with its kind, and those that belong to none as `boundary.outside`. */
export const listExamples = (): Example[] => [
  ...mentorKinds.flatMap(({ id, examples }, kind) =>
    [...examples, ...moreMessagesOf(id)].map((message, at) => ({ message, kind, at })),
  ),
  ...outsideMessages.map((message, at) => ({ message, kind: outside, at })),
]

const asTyped: Corrector = (word) => word

/** The words that stand in at least two examples, the most frequent first: one alone may be a typing error. */
export const listWords = (examples: readonly Example[]): string[] => {
  const uses = new Map<string, number>()
  for (const { message } of examples)
    for (const word of new Set(readWords(message, { correct: asTyped, mentions: findMentions(message) })))
      uses.set(word, (uses.get(word) ?? 0) + 1)
  return [...uses]
    .filter(([word, count]) => count >= fewestUses && word.length > 1)
    .sort(([one, uses], [other, others]) => others - uses || (one < other ? -1 : 1))
    .map(([word]) => word)
}

/** Reads the features of the examples once for all trainings. */
export const prepareExamples = (examples: readonly Example[], words: readonly string[]): Prepared[] => {
  const correct = makeCorrector(words)
  return examples.map((example) => {
    const read = readWords(example.message, { correct, mentions: findMentions(example.message) })
    return { ...example, words: read, counted: countFeatures(read) }
  })
}

/** How rare each feature is among the examples. */
export const rarityOf = (prepared: readonly Prepared[]): Float32Array => {
  const uses = new Float32Array(featureBuckets)
  for (const { counted } of prepared)
    for (const features of [counted.words, counted.characters])
      for (const bucket of features.keys()) uses[bucket] = (uses[bucket] ?? 0) + 1
  return uses.map((count) => Math.log((1 + prepared.length) / (1 + count)) + 1)
}
