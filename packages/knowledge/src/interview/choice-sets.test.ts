import { describe, expect, it } from 'vitest'
import { offeredOptions } from '../quiz/offered-options.ts'
import { type QuizQuestion, quizDifficulties } from '../quiz/quiz-question.ts'
import { quizzes } from '../quiz.ts'
import { choiceSets } from './choice-sets.ts'

const findRepeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const optionsOf = ({ right, wrong }: QuizQuestion) => [right, ...wrong]
const lengthsOf = (question: QuizQuestion) => optionsOf(question).map(({ text }) => text.length)

it('gives every multiple-choice question its own id, in quizzes and interviews together', () => {
  const ids = [...quizzes, ...choiceSets].flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(findRepeated(ids)).toEqual([])
})

it('has at least 40 behavioral questions', () => {
  const behavioral = choiceSets.filter(({ type }) => type === 'behavioral')
  expect(behavioral.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(40)
})

describe.each(choiceSets.map((set) => [set.skill, set] as const))('%s', (_, set) => {
  const { questions } = set
  const idsWhere = (isBad: (question: QuizQuestion) => boolean) => questions.filter(isBad).map(({ id }) => id)

  it('has eight questions of each difficulty', () => {
    const counts = quizDifficulties.map(
      (one) => questions.filter(({ difficulty }) => difficulty === one).length,
    )
    expect(counts).toEqual([8, 8, 8])
  })

  it('has its right option at each place six times', () => {
    const places = questions.map((_question, position) => offeredOptions(set, position)?.rightIndex)
    for (const place of [0, 1, 2, 3]) expect(places.filter((one) => one === place)).toHaveLength(6)
  })

  it('offers four different options of like length, and does not give the right one away by it', () => {
    const isUnlike = (question: QuizQuestion) => {
      const lengths = lengthsOf(question)
      const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
      return longest > Math.max(12 + shortest, 1.6 * shortest) || longest > 160
    }
    expect(idsWhere((question) => new Set(optionsOf(question).map(({ text }) => text)).size !== 4)).toEqual(
      [],
    )
    expect(idsWhere(isUnlike)).toEqual([])
    const isLongest = (question: QuizQuestion) =>
      question.right.text.length > Math.max(...lengthsOf(question).slice(1))
    const isShortest = (question: QuizQuestion) =>
      question.right.text.length < Math.min(...lengthsOf(question).slice(1))
    expect(idsWhere(isLongest).length).toBeLessThanOrEqual(9)
    expect(idsWhere(isShortest).length).toBeLessThanOrEqual(9)
  })

  it('explains every option without naming one by its place', () => {
    const place = /all of the above|none of the above|both [AB]\b|option [A-D]\b/i
    const isBad = ({ text, why }: { text: string; why: string }) =>
      why.length < 30 || why.length > 260 || !/[.!?`)]$/.test(why) || place.test(text + why)
    expect(idsWhere((question) => optionsOf(question).some(isBad))).toEqual([])
  })
})
