import type { LearningPath } from '@nextrung/contract/learning-path'
import { targetRoles } from '@nextrung/contract/roles'
import { prerequisitesOf } from '@nextrung/knowledge/skill-relations'
import { expect, test } from 'vitest'
import type { PlanInput } from './learner-input.ts'
import { PlannedPath, planLearning } from './plan-learning.ts'
import { beginnerFor, comesFrom, seniorFor } from './testing/learners.ts'

const learners: [string, PlanInput][] = targetRoles.flatMap((role) => [
  [`a beginner on the way to ${role}`, beginnerFor(role)],
  [`a senior on the way to ${role}`, seniorFor(role, comesFrom[role])],
])

const stepsOf = ({ milestones }: LearningPath) => milestones.flatMap(({ steps = [] }) => steps)
const toLearn = (path: LearningPath) =>
  stepsOf(path).filter(({ status, coveredBy }) => status !== 'done' && coveredBy === undefined)

test.each(learners)('the path of %s has no step before what it needs', (_, input) => {
  const { path } = planLearning(input)
  const steps = toLearn(path).map(({ skill }) => skill)
  const acquired = new Set(path.acquired)
  const late = steps.flatMap((skill, at) =>
    prerequisitesOf(skill).flatMap(({ skill: first, anyOf = [] }) => {
      const places = [first, ...anyOf].map((name) => steps.indexOf(name)).filter((place) => place >= 0)
      if (places.length === 0 || places.some((place) => place < at)) return []
      return [first, ...anyOf].some((name) => acquired.has(name)) ? [] : [`${skill} before ${first}`]
    }),
  )
  expect(late).toEqual([])
})

test.each(learners)('the path of %s asks for nothing twice and for nothing that they have', (_, input) => {
  const { path } = planLearning(input)
  const steps = toLearn(path).map(({ skill }) => skill)
  expect(new Set(steps).size).toBe(steps.length)
  expect(steps.filter((skill) => path.acquired?.includes(skill))).toEqual([])
  const covered = stepsOf(path).flatMap(({ skill, coveredBy }) => (coveredBy === undefined ? [] : [skill]))
  expect(steps.filter((skill) => covered.includes(skill))).toEqual([])
  const known = new Set([
    ...(path.acquired ?? []),
    ...stepsOf(path).map(({ inPlaceOf, skill }) => inPlaceOf ?? skill),
  ])
  expect(path.required?.filter((skill) => !known.has(skill))).toEqual([])
})

test.each(learners)('each step of %s has something to learn it with, and a reason', (_, input) => {
  const { path } = planLearning(input)
  const ids = new Set(path.courses.map(({ id }) => id))
  for (const { skill, courseId, articles, challenge, why, hours, from, to } of toLearn(path)) {
    expect([skill, courseId === undefined || ids.has(courseId)]).toEqual([skill, true])
    expect([skill, courseId !== undefined || articles.length > 0 || challenge !== undefined]).toEqual([
      skill,
      true,
    ])
    expect(why.length).toBeGreaterThan(0)
    expect((hours?.from ?? 1) <= (hours?.to ?? 0) && (from ?? '1') <= (to ?? '0')).toBe(true)
  }
})

test.each(learners)(
  'the path of %s has three to seven milestones, in the order of their dates',
  (_, input) => {
    const planned = planLearning(input)
    const { milestones, progressPercentage, acquired = [], required = [] } = planned.path
    expect(milestones.length).toBeGreaterThanOrEqual(3)
    expect(milestones.length).toBeLessThanOrEqual(7)
    const dates = milestones.flatMap(({ from }) => from ?? [])
    expect(dates).toEqual([...dates].sort())
    expect(progressPercentage).toBe(Math.round((acquired.length / required.length) * 100))
    expect(PlannedPath.parse(planned)).toEqual(planned)
    expect(planLearning(structuredClone(input))).toEqual(planned)
  },
)
