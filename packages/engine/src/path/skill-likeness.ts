import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import type { KnownSkill } from '../person/known-skills.ts'

const topWeight = 5
const alternativeShare = 0.6
const niceShare = 0.25
const partlyShare = 0.5
const impliedShare = 0.5

/** What a role asks for: required skills by weight, what can replace them, and what is nice to have. */
const skillsOf = (role: TargetRole): Map<string, number> => {
  const { requiredSkills, niceSkills } = getRole(role)
  const asked = new Map<string, number>()
  const raise = (skill: string, share: number) => asked.set(skill, Math.max(asked.get(skill) ?? 0, share))
  for (const { skill, weight, anyOf = [] } of requiredSkills) {
    raise(skill, weight / topWeight)
    for (const other of anyOf) raise(other, (weight / topWeight) * alternativeShare)
  }
  for (const skill of niceSkills) raise(skill, niceShare)
  return asked
}

const askedByRole = new Map(targetRoles.map((role) => [role, skillsOf(role)]))

const rolesAsking = new Map<string, number>()
for (const asked of askedByRole.values())
  for (const skill of asked.keys()) rolesAsking.set(skill, (rolesAsking.get(skill) ?? 0) + 1)

/** The fewer roles ask for a skill, the more it tells them apart; what none asks for tells nothing. */
const rarity = (skill: string): number => {
  const roles = rolesAsking.get(skill)
  return roles === undefined ? 0 : Math.log((targetRoles.length + 1) / roles)
}

const vectors = [...askedByRole].map(([role, asked]) => {
  const weighed = [...asked].map(([skill, share]) => [skill, share * rarity(skill)] as const)
  return { role, weighed, length: Math.hypot(...weighed.map(([, weight]) => weight)) }
})

const shareOf = ({ grade, evidence }: KnownSkill): number =>
  (grade === 'full' ? 1 : partlyShare) * (evidence === 'implied' ? impliedShare : 1)

/**
 * How alike what a person knows and what each role asks for are, from 0 to 1: the cosine of the two, with skills
 * weighted by how few roles ask for them. Unlike the share of requirements met, it also counts against a role what the
 * person knows for another one.
 */
export const skillLikeness = (known: ReadonlyMap<string, KnownSkill>): Map<TargetRole, number> => {
  const person = new Map(
    [...known.values()].map((skill) => [skill.name, shareOf(skill) * rarity(skill.name)]),
  )
  const length = Math.hypot(...person.values())
  return new Map(
    vectors.map(({ role, weighed, length: own }) => {
      const shared = weighed.reduce((sum, [skill, weight]) => sum + weight * (person.get(skill) ?? 0), 0)
      const all = own * length
      return [role, all === 0 ? 0 : shared / all]
    }),
  )
}
