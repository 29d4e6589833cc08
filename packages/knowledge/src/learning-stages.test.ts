import { targetRoles } from '@nextrung/contract/roles'
import { expect, test } from 'vitest'
import { learningStagesOf } from './learning-stages.ts'
import { getRole } from './roles.ts'
import { prerequisitesOf } from './skill-relations.ts'

test.each(targetRoles)('every required skill of a %s is in exactly one milestone', (role) => {
  const staged = learningStagesOf(role).flatMap(({ skills }) => skills)
  expect([...staged].sort()).toEqual(
    getRole(role)
      .requiredSkills.map(({ skill }) => skill)
      .sort(),
  )
})

test.each(targetRoles)('no milestone of a %s comes before what it needs', (role) => {
  const staged = learningStagesOf(role).flatMap(({ skills }) => skills)
  const late = staged.flatMap((skill, at) =>
    prerequisitesOf(skill).flatMap(({ skill: first, anyOf = [] }) => {
      const listed = [first, ...anyOf].filter((name) => staged.includes(name))
      if (listed.length === 0 || listed.some((name) => staged.indexOf(name) < at)) return []
      return [`${skill} before ${listed.join(' or ')}`]
    }),
  )
  expect(late).toEqual([])
})

test('each role has three to six milestones, and their ids and titles are unique where they have to be', () => {
  const ids = targetRoles.flatMap((role) => learningStagesOf(role).map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const role of targetRoles) {
    const stages = learningStagesOf(role)
    expect(stages.length).toBeGreaterThanOrEqual(3)
    expect(stages.length).toBeLessThanOrEqual(6)
    expect(new Set(stages.map(({ title }) => title)).size).toBe(stages.length)
  }
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)+$/.test(id))).toEqual([])
})
