import { readWords } from '@nextrung/engine/mentor/understand/classify'
import { type Corrector, makeCorrector } from '@nextrung/engine/mentor/understand/correct-words'
import { findMentions } from '@nextrung/engine/mentor/understand/find-mentions'
import { countFeatures, type Features } from '@nextrung/engine/mentor/understand/message-features'
import { mentorKinds } from '@nextrung/knowledge/mentor'
import {
  authors,
  crisisMessages,
  furtherOutsideMessages,
  harmlessMessages,
  readAuthor,
} from './author-messages.ts'
import { moreMessagesOf } from './more-messages.ts'
import { outsideMessages } from './outside-messages.ts'

/** A message with its kind and those that a fair person accepts too; `worth` is how much it counts in training. */
export type Example = {
  message: string
  kind: number
  also: readonly number[]
  worth: number
  author: string
}
export type Prepared = Example & {
  words: readonly string[]
  counted: { words: Features; characters: Features }
}

const placeOf = (kind: string): number => mentorKinds.findIndex(({ id }) => id === kind)

/** The place of the kind that is none of the mentor's business. */
const outside = placeOf('boundary.outside')
/** The place of the kind for people in danger. */
const crisis = placeOf('boundary.crisis')
const fewestUses = 2
/** A message written as people send it teaches more than an example written for its kind. */
const writtenWorth = 2

const authored = { also: [], worth: 1, author: 'examples' }

/** Every authored message with its kind, and those that belong to none as `boundary.outside`. */
export const listExamples = (): Example[] => [
  ...mentorKinds.flatMap(({ id, examples }, kind) =>
    [...examples, ...moreMessagesOf(id)].map((message) => ({ ...authored, message, kind })),
  ),
  ...[...outsideMessages, ...furtherOutsideMessages()].map((message) => ({
    ...authored,
    message,
    kind: outside,
  })),
  ...crisisMessages().map((message) => ({ ...authored, message, kind: crisis })),
  ...authors.flatMap((author) =>
    readAuthor(author).map(({ message, kind, also }) => ({
      message,
      kind: placeOf(kind),
      also: also.map(placeOf).filter((place) => place >= 0),
      worth: writtenWorth,
      author,
    })),
  ),
]

/** What telling danger from everything else is trained for; words were corrected before. */
export const crisisTask = { kinds: ['harmless', 'boundary.crisis'], words: [], rareWorth: 4 }

/** The same messages as in danger (1) or not (0), with more that only sound like it. */
export const listCrisisExamples = (): Example[] => [
  ...listExamples().map((one) => ({ ...one, also: [], worth: 1, kind: one.kind === crisis ? 1 : 0 })),
  ...harmlessMessages().map((message) => ({ ...authored, message, kind: 0, worth: writtenWorth })),
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

const fewestOfWords = 2
const fewestOfCharacters = 3

/** How rare each feature is among the examples, those left out that stand in too few of them. */
export const rarityOf = (prepared: readonly Prepared[]): Map<number, number> => {
  const rarity = new Map<number, number>()
  const addFrom = (listed: readonly Features[], fewest: number) => {
    const uses = new Map<number, number>()
    for (const features of listed)
      for (const hash of features.keys()) uses.set(hash, (uses.get(hash) ?? 0) + 1)
    for (const [hash, count] of uses)
      if (count >= fewest) rarity.set(hash, Math.log((1 + prepared.length) / (1 + count)) + 1)
  }
  addFrom(
    prepared.map(({ counted }) => counted.words),
    fewestOfWords,
  )
  addFrom(
    prepared.map(({ counted }) => counted.characters),
    fewestOfCharacters,
  )
  return rarity
}
