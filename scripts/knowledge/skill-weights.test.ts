import type { RequiredSkill } from '@nextrung/knowledge/roles/role-requirements'
import { expect, it } from 'vitest'
import { type SkillShare, weighSkills } from './skill-weights.ts'

const judged = (skill: string, formerWeight: RequiredSkill['weight'], anyOf?: string[]): RequiredSkill => ({
  skill,
  weight: formerWeight,
  formerWeight,
  weightBasis: 'judgement',
  sources: [],
  ...(anyOf && { anyOf }),
})
const weights = (required: RequiredSkill[], shares: SkillShare[]) =>
  weighSkills(required, shares).map(({ weight, weightBasis }) => [weight, weightBasis])

it('weighs a skill by its share beside the most named one', () => {
  const required = ['A', 'B', 'C', 'D', 'E'].map((skill) => judged(skill, 3))
  const shares = [60, 44, 30, 10, 8].map((pct, at) => ({ skill: 'ABCDE'.charAt(at), pct }))
  expect(weights(required, shares).map(([weight]) => weight)).toEqual([5, 4, 4, 2, 1])
})

it('prefers the share in which every dataset weighs the same', () => {
  const shares = [
    { skill: 'SQL', pct: 60, balancedPct: 50 },
    { skill: 'Git', pct: 50, balancedPct: 10 },
  ]
  expect(weights([judged('SQL', 3), judged('Git', 3)], shares)[1]).toEqual([2, 'measured'])
})

it('counts an alternative, but not one that is required in its own right', () => {
  const shares = [
    { skill: 'Java', pct: 40 },
    { skill: 'Python', pct: 18 },
    { skill: 'Go', pct: 22 },
  ]
  const required = [judged('Java', 3), judged('Python', 5, ['Java', 'Go'])]
  expect(weights(required, shares)).toEqual([
    [5, 'measured'],
    [4, 'measured'],
  ])
})

it('keeps the judged weight of a flagged skill, and at most 2 for one that few postings name', () => {
  const shares = [
    { skill: 'Python', pct: 65 },
    { skill: 'Machine Learning', pct: 50, flag: 'repeats the role' },
  ]
  const required = [judged('Python', 4), judged('Machine Learning', 5), judged('NumPy', 3)]
  expect(weights(required, shares).slice(1)).toEqual([
    [5, 'judgement'],
    [2, 'judgement'],
  ])
})
