import { type Answered, beliefAfter, type Level, levelChances, levels } from './ability.ts'
import { beatsChance } from './beats-chance.ts'

export type JudgedLevel = {
  level: Level
  /** From 1 to 100. */
  confidence: number
  /** The answers would suggest a higher level, but guessing could explain them. */
  isCappedByChance: boolean
}

// What is remembered says less than what is understood: with only known questions, confidence falls by this share.
const seenDiscount = 0.4

const countRight = (answers: readonly Answered[]): number => answers.filter(({ isRight }) => isRight).length

const likeliest = (chances: readonly number[]): Level =>
  levels.reduce((best, level) => ((chances[level - 1] ?? 0) > (chances[best - 1] ?? 0) ? level : best))

/** The likeliest level and how likely it is, in percent; less if the person had seen the questions before. */
export const judgeLevel = (answers: readonly Answered[]): JudgedLevel => {
  const chances = levelChances(beliefAfter(answers))
  const best = likeliest(chances)
  const isCappedByChance = best > 1 && !beatsChance({ right: countRight(answers), asked: answers.length })
  const level = isCappedByChance ? 1 : best
  const seen = answers.filter(({ isSeen }) => isSeen).length
  const discount = answers.length === 0 ? 1 : 1 - (seenDiscount * seen) / answers.length
  const percent = Math.round(100 * (chances[level - 1] ?? 0) * discount)
  return { level, confidence: Math.min(100, Math.max(1, percent)), isCappedByChance }
}
