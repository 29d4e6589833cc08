import { chanceOfRight, type Item } from './item-model.ts'

/** The abilities at which the next level begins. */
const levelCuts = [-1.5, -0.5, 0.5, 1.5] as const

export type Level = 1 | 2 | 3 | 4 | 5
export const levels: readonly Level[] = [1, 2, 3, 4, 5]

/** The level that an ability falls into. */
const levelOf = (ability: number): Level => levels[levelCuts.filter((cut) => ability >= cut).length] ?? 5

const spread = 1.5
const farthest = 5
const step = 0.1
// No point lies on a cut, so each belongs to one level.
const abilities = Array.from(
  { length: Math.round((2 * farthest) / step) },
  (_, at) => -farthest + step * (at + 0.5),
)

/** A point of the grid with its probability. */
export type Point = { ability: number; probability: number }

/** What is known about an ability: the probabilities over the grid add up to 1. */
export type Belief = readonly Point[]

const normalized = (points: readonly Point[]): Belief => {
  const total = points.reduce((sum, { probability }) => sum + probability, 0)
  return points.map(({ ability, probability }) => ({ ability, probability: probability / total }))
}

/** Before any answer: abilities are spread normally around the average. */
const priorBelief: Belief = normalized(
  abilities.map((ability) => ({ ability, probability: Math.exp(-(ability ** 2) / (2 * spread ** 2)) })),
)

export type Answered = Item & { isRight: boolean }

/** What is known after these answers, in whichever order they were given. */
export const beliefAfter = (answers: readonly Answered[]): Belief =>
  normalized(
    priorBelief.map(({ ability, probability }) => ({
      ability,
      probability: answers.reduce((product, answer) => {
        const right = chanceOfRight(answer, ability)
        return product * (answer.isRight ? right : 1 - right)
      }, probability),
    })),
  )

/** The probability of each level, from level 1 to level 5. */
export const levelChances = (belief: Belief): readonly number[] =>
  levels.map((level) =>
    belief.reduce((sum, { ability, probability }) => sum + (levelOf(ability) === level ? probability : 0), 0),
  )
