import { assessmentLimits } from '@nextrung/contract/assessments'
import { type Answered, beliefAfter, levelChances } from './ability.ts'
import { type Item, informationAt } from './item-model.ts'

/** A question that can still be asked. */
export type OpenQuestion = Item & { id: number }

/** With fewer answers, luck decides too much. */
export const fewestAnswers = 8
const clearEnough = 0.85

/** Whether nothing more has to be asked: the level is clear, or the quiz has its full length. */
export const isComplete = (answers: readonly Answered[]): boolean => {
  if (answers.length >= assessmentLimits.questions) return true
  return answers.length >= fewestAnswers && Math.max(...levelChances(beliefAfter(answers))) >= clearEnough
}

// FNV-1a, so that equally good questions come in another order in every quiz.
const mix = (seed: number, id: number): number => {
  let hash = 0x811c9dc5
  for (const letter of `${seed}:${id}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // The last digits alone would keep neighbouring ids in order.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/**
 * The question that tells most about a person who gave these answers: unseen ones first, and among equally good ones in
 * an order that depends on the seed. `undefined` if there is none.
 */
export const chooseQuestion = ({
  open,
  answers,
  seed,
}: {
  open: readonly OpenQuestion[]
  answers: readonly Answered[]
  seed: number
}): OpenQuestion | undefined => {
  const unseen = open.filter(({ isSeen }) => !isSeen)
  const belief = beliefAfter(answers)
  const worthOf = (item: Item): number =>
    belief.reduce((sum, { ability, probability }) => sum + probability * informationAt(item, ability), 0)
  const worths = new Map<string, number>()
  const ranked = (unseen.length > 0 ? unseen : open).map((question) => {
    const kind = `${question.difficulty} ${question.isSeen}`
    const worth = worths.get(kind) ?? worthOf(question)
    worths.set(kind, worth)
    return { question, worth, place: mix(seed, question.id) }
  })
  ranked.sort((a, b) => b.worth - a.worth || a.place - b.place || a.question.id - b.question.id)
  return ranked[0]?.question
}
