import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { skillSources, weightsBasis } from './roles/role-requirements.ts'
import { getRole } from './roles.ts'
import { skills } from './skills.ts'

const names = new Set(skills.map((skill) => skill.name))

describe.each(targetRoles)('the requirements of a %s', (role) => {
  const requirements = getRole(role)

  it('are about that role', () => {
    expect(requirements.role).toBe(role)
    expect(requirements.summaryNoun).not.toBe('')
    expect(requirements.aliases.length).toBeGreaterThanOrEqual(10)
    expect(requirements.keyActivities.length).toBeGreaterThanOrEqual(20)
    expect(requirements.seniorityTitles).toHaveLength(5)
  })

  it('name only skills from the taxonomy, by their main name', () => {
    const named = [
      ...requirements.niceSkills,
      ...requirements.requiredSkills.flatMap(({ skill, anyOf = [] }) => [skill, ...anyOf]),
    ]
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })

  it('have 10 to 16 required and 8 to 24 optional skills, without duplicates', () => {
    const required = requirements.requiredSkills.map(({ skill }) => skill)
    expect(required.length).toBeGreaterThanOrEqual(10)
    expect(required.length).toBeLessThanOrEqual(16)
    expect(requirements.niceSkills.length).toBeGreaterThanOrEqual(8)
    expect(requirements.niceSkills.length).toBeLessThanOrEqual(24)
    expect(new Set([...required, ...requirements.niceSkills]).size).toBe(
      required.length + requirements.niceSkills.length,
    )
  })

  it('never offer a skill as an alternative to itself', () => {
    expect(requirements.requiredSkills.filter(({ skill, anyOf }) => anyOf?.includes(skill))).toEqual([])
  })

  it('name only known sources', () => {
    const sources = requirements.requiredSkills.flatMap((required) => required.sources)
    expect(sources.filter((source) => !(source in skillSources))).toEqual([])
  })
})

it('say truthfully for how many roles the weights are measured', () => {
  const measured = targetRoles.filter((role) =>
    getRole(role).requiredSkills.some(({ weightBasis }) => weightBasis === 'measured'),
  )
  expect([measured.length, targetRoles.length - measured.length]).toEqual([8, 9])
  expect(weightsBasis).toMatch(/For eight roles.* for the other nine/)
})

it('keep the weight we judged where nothing was measured, or lower it', () => {
  const judged = targetRoles
    .flatMap((role) => getRole(role).requiredSkills)
    .filter(({ weightBasis }) => weightBasis === 'judgement')
  expect(judged.filter(({ weight, formerWeight }) => weight > formerWeight)).toEqual([])
})
