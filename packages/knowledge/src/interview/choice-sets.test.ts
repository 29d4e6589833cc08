import { expect, it } from 'vitest'
import { quizzes } from '../quiz.ts'
import { choiceSets } from './choice-sets.ts'

it('gives every multiple-choice question its own id, in quizzes and interviews together', () => {
  const ids = [...quizzes, ...choiceSets].flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

it('has at least 40 behavioral questions', () => {
  const behavioral = choiceSets.filter(({ type }) => type === 'behavioral')
  expect(behavioral.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(40)
})
