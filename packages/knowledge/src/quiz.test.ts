import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { choiceSets } from './interview/choice-sets.ts'
import { offeredOptions } from './quiz/offered-options.ts'
import { type QuizQuestion, quizDifficulties } from './quiz/quiz-question.ts'
import { quizzes } from './quiz.ts'
import { getRole } from './roles.ts'
import { skills } from './skills.ts'

const findRepeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const optionsOf = ({ right, wrong }: QuizQuestion) => [right, ...wrong]
const lengthsOf = (question: QuizQuestion) => optionsOf(question).map(({ text }) => text.length)
const textsOf = (question: QuizQuestion) => [
  question.question,
  ...optionsOf(question).flatMap(({ text, why }) => [text, why]),
]

describe('the bank of quiz questions', () => {
  it('names each skill once, as the taxonomy does', () => {
    const names = new Set(skills.map(({ name }) => name))
    const quizzed = quizzes.map(({ skill }) => skill)
    expect(quizzed.filter((skill) => !names.has(skill))).toEqual([])
    expect(findRepeated(quizzed)).toEqual([])
  })

  it('covers at least 36 skills, and six of the eight heaviest of every role', () => {
    const quizzed = new Set(quizzes.map(({ skill }) => skill))
    expect(quizzed.size).toBeGreaterThanOrEqual(36)
    const poor = targetRoles.filter((role) => {
      const heaviest = getRole(role)
        .requiredSkills.toSorted((a, b) => b.weight - a.weight)
        .slice(0, 8)
      const covered = heaviest.filter(({ skill, anyOf = [] }) =>
        [skill, ...anyOf].some((one) => quizzed.has(one)),
      )
      return covered.length < 6
    })
    expect(poor).toEqual([])
  })

  it('gives every question its own id', () => {
    const ids = quizzes.flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(findRepeated(ids)).toEqual([])
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*-\d\d$/.test(id))).toEqual([])
  })
})

it('does not give the places of the right options away by a pattern that several skills share', () => {
  const orders = quizzes.map((quiz) =>
    quiz.questions.map((_, position) => offeredOptions(quiz, position)?.rightIndex).join(''),
  )
  expect(findRepeated(orders)).toEqual([])
})

describe.each([...quizzes, ...choiceSets].map((quiz) => [quiz.skill, quiz] as const))(
  'the questions about %s',
  (_, quiz) => {
    const { questions } = quiz
    const idsWhere = (isBad: (question: QuizQuestion) => boolean) =>
      questions.filter(isBad).map(({ id }) => id)

    it('are 24, eight of each difficulty', () => {
      const counts = quizDifficulties.map(
        (one) => questions.filter(({ difficulty }) => difficulty === one).length,
      )
      expect(counts).toEqual([8, 8, 8])
    })

    it('have their right option at each place six times, and twice in each difficulty', () => {
      const places = questions.map(({ difficulty }, position) => ({
        difficulty,
        place: offeredOptions(quiz, position)?.rightIndex,
      }))
      for (const place of [0, 1, 2, 3]) {
        const there = places.filter((one) => one.place === place)
        expect(there.length, `place ${place}`).toBe(6)
        for (const one of quizDifficulties)
          expect(there.filter(({ difficulty }) => difficulty === one).length, `place ${place}, ${one}`).toBe(
            2,
          )
      }
    })

    it('offer four different options of like length', () => {
      const areLike = (question: QuizQuestion) => {
        const lengths = lengthsOf(question)
        const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
        return longest <= Math.max(12 + shortest, 1.6 * shortest)
      }
      expect(idsWhere((question) => new Set(optionsOf(question).map(({ text }) => text)).size !== 4)).toEqual(
        [],
      )
      expect(idsWhere((question) => Math.max(...lengthsOf(question)) > 160)).toEqual([])
      expect(idsWhere((question) => !areLike(question))).toEqual([])
    })

    it('do not give the right option away by its length', () => {
      const others = (question: QuizQuestion) => lengthsOf(question).slice(1)
      const rightLength = ({ right }: QuizQuestion) => right.text.length
      const longest = idsWhere((question) => rightLength(question) > Math.max(...others(question)))
      const shortest = idsWhere((question) => rightLength(question) < Math.min(...others(question)))
      expect(longest.length).toBeLessThanOrEqual(9)
      expect(shortest.length).toBeLessThanOrEqual(9)
    })

    it('explain every option without naming one by its place', () => {
      const place = /all of the above|none of the above|both [AB]\b|option [A-D]\b/i
      const isBad = ({ text, why }: { text: string; why: string }) =>
        why.length < 30 || why.length > 260 || !/[.!?`)]$/.test(why) || place.test(text + why)
      expect(idsWhere((question) => optionsOf(question).some(isBad))).toEqual([])
    })

    it('are sentences with balanced backticks, and code that fits a narrow screen', () => {
      const isBad = ({ question }: QuizQuestion) =>
        question.length < 30 || question.length > 600 || !/[.?:]$/.test(question)
      expect(idsWhere(isBad)).toEqual([])
      expect(
        idsWhere((question) => textsOf(question).some((text) => (text.split('`').length - 1) % 2 === 1)),
      ).toEqual([])
      expect(
        idsWhere(
          ({ code }) => (code?.lines.length ?? 0) > 24 || (code?.lines ?? []).some((l) => l.length > 88),
        ),
      ).toEqual([])
    })
  },
)
