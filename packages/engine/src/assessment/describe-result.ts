import { type DifficultyScore, questionDifficulties } from '@nextrung/contract/assessments'
import { levelNames, levelsOf } from '@nextrung/knowledge/skill-levels'
import type { Answered } from './ability.ts'
import type { JudgedLevel } from './judge-level.ts'

const strongShare = 0.75
const weakShare = 0.6
const mostToLearn = 3

/** Right answers by difficulty; difficulties that were not asked are left out. */
export const scoreByDifficulty = (answers: readonly Answered[]): DifficultyScore[] =>
  questionDifficulties.flatMap((difficulty) => {
    const asked = answers.filter((answer) => answer.difficulty === difficulty)
    const right = asked.filter(({ isRight }) => isRight).length
    return asked.length > 0 ? [{ difficulty, right, asked: asked.length }] : []
  })

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const sentence = ({ difficulty, right, asked }: DifficultyScore): string => {
  if (right === asked)
    return asked === 1
      ? `You answered the ${difficulty} question right.`
      : `You answered all ${asked} ${difficulty} questions right.`
  if (right === 0) return `You answered none of ${plural(asked, `${difficulty} question`)} right.`
  return `You answered ${right} of ${asked} ${difficulty} questions right.`
}

export const findStrengths = (scores: readonly DifficultyScore[]): string[] =>
  scores.filter(({ right, asked }) => asked > 1 && right / asked >= strongShare).map(sentence)

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}` : text

/** Where answers were wrong, and what the next level asks for. */
export const findImprovementAreas = ({
  skill,
  judged,
  scores,
}: {
  skill: string
  judged: JudgedLevel
  scores: readonly DifficultyScore[]
}): string[] => {
  const weak = scores.filter(({ right, asked }) => right / asked < weakShare).map(sentence)
  const next = levelsOf(skill).find(({ level }) => level === judged.level + 1)
  const name = next ? levelNames[next.level - 1] : undefined
  const toLearn = (next?.requiredCapabilities ?? [])
    .slice(0, mostToLearn)
    .map((capability) => `For level ${next?.level} (${name}): ${lowerFirst(capability).replace(/\.$/, '')}.`)
  return [...weak, ...toLearn]
}

/** How level and confidence came about. */
export const explainLevel = ({
  judged,
  answers,
}: {
  judged: JudgedLevel
  answers: readonly Answered[]
}): string[] => {
  const right = answers.filter(({ isRight }) => isRight).length
  const seen = answers.filter(({ isSeen }) => isSeen).length
  return [
    `You answered ${right} of ${plural(answers.length, 'question')} right.`,
    judged.isCappedByChance
      ? 'Someone who only guesses could have as many right answers, so this counts as level 1.'
      : `Level ${judged.level} is the likeliest of the five levels for these answers. Each question counts by its difficulty, and by a chance of one in four to guess it.`,
    ...(seen > 0
      ? [
          `You had answered ${seen} of the questions before and read their explanations, so the confidence is lower.`,
        ]
      : []),
    'The questions’ difficulty is their authors’ judgment, not a measurement.',
  ]
}
