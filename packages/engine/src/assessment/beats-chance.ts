import { guessingFloor } from './item-model.ts'

/** How likely somebody who only guesses gets at least this many answers right. */
const chanceOfGuessing = ({ right, asked }: { right: number; asked: number }): number => {
  let ways = 1
  let sum = 0
  for (let hits = 0; hits <= asked; hits++) {
    if (hits >= right) sum += ways * guessingFloor ** hits * (1 - guessingFloor) ** (asked - hits)
    ways = (ways * (asked - hits)) / (hits + 1)
  }
  return Math.min(1, sum)
}

const significance = 0.05

/** Whether there are more right answers than guessing would give in 95 of 100 cases. */
export const beatsChance = (score: { right: number; asked: number }): boolean =>
  chanceOfGuessing(score) < significance
