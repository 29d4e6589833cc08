import type { RequiredSkill } from '@nextrung/knowledge/roles/role-requirements'

/** Share of a role's postings, in percent, that name a skill; a flagged share is not used. */
export type SkillShare = {
  skill: string
  pct: number
  balancedPct?: number | undefined
  flag?: string | undefined
}

type Weight = RequiredSkill['weight']

/** A skill's share as a part of the largest share among the role's required skills, and the weight it gives. */
const cutPoints: readonly [least: number, weight: Weight][] = [
  [0.75, 5],
  [0.5, 4],
  [0.3, 3],
  [0.15, 2],
  [0, 1],
]

/** Few postings name a skill that is not among the most named, so our judgement may not lift it above this. */
const mostUnnamed: Weight = 2

/**
 * The weights of a role's required skills from the shares of its postings. A skill counts with the largest share among
 * itself and its alternatives, but an alternative that is required in its own right counts only there.
 */
export function weighSkills(
  required: readonly RequiredSkill[],
  shares: readonly SkillShare[],
): RequiredSkill[] {
  const byName = new Map(shares.map((share) => [share.skill, share]))
  const own = new Set(required.map(({ skill }) => skill))
  const shareOf = ({ skill, anyOf = [] }: RequiredSkill): number | undefined => {
    const counted = [skill, ...anyOf.filter((name) => !own.has(name))].flatMap((name) => {
      const share = byName.get(name)
      return share === undefined || share.flag !== undefined ? [] : [share.balancedPct ?? share.pct]
    })
    return counted.length === 0 ? undefined : Math.max(...counted)
  }
  const top = Math.max(0, ...required.map((skill) => shareOf(skill) ?? 0))
  return required.map((skill): RequiredSkill => {
    const share = shareOf(skill)
    if (share !== undefined) {
      const weight = cutPoints.find(([least]) => share >= least * top)?.[1] ?? 1
      return { ...skill, weight, weightBasis: 'measured' }
    }
    const isUnnamed = !byName.has(skill.skill)
    const weight = isUnnamed && skill.formerWeight > mostUnnamed ? mostUnnamed : skill.formerWeight
    return { ...skill, weight, weightBasis: 'judgement' }
  })
}
