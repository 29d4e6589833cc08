import { expect, test } from 'vitest'
import { planLearning } from './plan-learning.ts'
import { barista } from './testing/learners.ts'

test('a step says so if interview answers about its skill went badly', () => {
  const weak = [{ skill: 'SQL', average: 31.4, answers: 3 }]
  const steps = planLearning({ ...barista, weak }).path.milestones.flatMap(({ steps: own = [] }) => own)
  const sentence = 'Your last 3 interview answers about it scored 31% on average.'
  expect(steps.filter(({ why }) => why.includes(sentence)).map(({ skill }) => skill)).toEqual(['SQL'])
})
