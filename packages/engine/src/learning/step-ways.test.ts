import type { LearningPath, LearningStep } from '@nextrung/contract/learning-path'
import { targetRoles } from '@nextrung/contract/roles'
import { challenges } from '@nextrung/knowledge/challenges'
import { levelsOf } from '@nextrung/knowledge/skill-levels'
import { expect, test } from 'vitest'
import { planLearning } from './plan-learning.ts'
import { barista, beginnerFor, frontendSenior } from './testing/learners.ts'

const openSteps = ({ milestones }: LearningPath): LearningStep[] =>
  milestones
    .flatMap(({ steps = [] }) => steps)
    .filter(({ status, coveredBy }) => status !== 'done' && coveredBy === undefined)

const stepsFor = (input: Parameters<typeof planLearning>[0]) => openSteps(planLearning(input).path)

const find = (steps: readonly LearningStep[], skill: string): LearningStep => {
  const step = steps.find((one) => one.skill === skill)
  if (!step) throw new Error(`There is no step for ${skill}.`)
  return step
}

test('a step names the level that comes next and the one at which it is done', () => {
  const steps = stepsFor(barista)
  expect(find(steps, 'SQL')).toMatchObject({ nextLevel: 3, goalLevel: 3 })
  expect(find(steps, 'Python')).toMatchObject({ nextLevel: 1, goalLevel: 3 })
  expect(find(stepsFor(frontendSenior), 'Code Review')).toMatchObject({ nextLevel: 2, goalLevel: 3 })
})

test('what weighs little is planned up to the basics, with the hours and marks of that level', () => {
  const steps = stepsFor(beginnerFor('Machine Learning Engineer'))
  const light = steps.filter(({ origin, weight }) => origin === 'required' && weight <= 2)
  expect(light.length).toBeGreaterThan(3)
  for (const { skill, goalLevel, doneWhen } of light) {
    expect([skill, goalLevel]).toEqual([skill, 2])
    expect(levelsOf(skill)[1]?.requiredCapabilities).toEqual(expect.arrayContaining(doneWhen))
  }
  const docker = find(steps, 'Docker')
  expect(docker.hours?.to).toBeLessThan(
    find(stepsFor(beginnerFor('DevOps Engineer')), 'Docker').hours?.to ?? 0,
  )
})

test('a task says which products in it are new, and all it uses otherwise is known or learned by then', () => {
  const tasks = targetRoles
    .flatMap((role) => stepsFor(beginnerFor(role)))
    .flatMap(({ challenge }) => challenge ?? [])
  expect(tasks.some(({ introduces = [] }) => introduces.length > 0)).toBe(true)
  for (const { id, introduces = [] } of tasks)
    expect(challenges.find((one) => one.id === id)?.skills).toEqual(expect.arrayContaining(introduces))
})

test('a course on a neighboring skill that the path teaches anyway is no main course', () => {
  const steps = stepsFor(beginnerFor('Mobile Developer'))
  const publishing = find(steps, 'App Store Deployment')
  expect(publishing.courseId).toBeUndefined()
  expect(publishing.challenge).toBeDefined()
  expect(publishing.alternatives[0]?.relatedTo).toContain('It teaches Mobile Development')
})

test('a skill that no course or article teaches comes with pages to read for its task', () => {
  const sqlite = find(stepsFor(beginnerFor('Mobile Developer')), 'SQLite')
  expect(sqlite.courseId).toBeUndefined()
  expect(sqlite.challenge).toBeDefined()
  expect(sqlite.articles[0]).toMatchObject({ skill: 'SQLite', url: expect.stringMatching(/^https:/) })
})
