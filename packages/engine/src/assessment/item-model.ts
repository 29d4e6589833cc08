import type { QuizDifficulty } from '@nextrung/knowledge/quiz/quiz-question'

// Three-parameter logistic model with a small share of slips. Nobody has measured our questions, so they all have the
// same discrimination, and their difficulties are what their authors judged.
const discrimination = 1.5
const ceiling = 0.97
/** The chance of guessing one of four options. */
export const guessingFloor = 0.25
// Someone who has read the explanation may remember the answer without having understood it.
const seenFloor = 0.75

const difficultyOf: Readonly<Record<QuizDifficulty, number>> = {
  beginner: -1.5,
  intermediate: 0,
  expert: 1.5,
}

/** What the model has to know of a question. */
export type Item = { difficulty: QuizDifficulty; isSeen: boolean }

const floorOf = ({ isSeen }: Item): number => (isSeen ? seenFloor : guessingFloor)

/** How likely a person of this ability (0 is average, 1.5 a standard deviation) answers the question right. */
export const chanceOfRight = (item: Item, ability: number): number => {
  const floor = floorOf(item)
  return (
    floor + (ceiling - floor) / (1 + Math.exp(-discrimination * (ability - difficultyOf[item.difficulty])))
  )
}

/** How much an answer to the question tells about a person of this ability (Fisher information). */
export const informationAt = (item: Item, ability: number): number => {
  const floor = floorOf(item)
  const right = chanceOfRight(item, ability)
  const slope = (discrimination * (right - floor) * (ceiling - right)) / (ceiling - floor)
  return slope ** 2 / (right * (1 - right))
}
