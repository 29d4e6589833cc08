import type { RoleSkillShares, SkillShareFact } from '@nextrung/knowledge/market/figures'
import type { RoleSkillFacts } from './skill-facts.ts'

type RoleFacts = RoleSkillFacts['roles'][number]

// Older collections are counted apart and are no part of the recent sample.
const recentSince = 2022

export const readSkillShares = ({ datasets, roles }: RoleSkillFacts): RoleSkillShares[] => {
  const regions = (role: RoleFacts) =>
    Object.keys(role.nByDataset).flatMap((id) => {
      const dataset = datasets[id]
      return dataset && dataset.year >= recentSince ? [dataset.region] : []
    })
  return roles.map((role) => ({
    role: role.role,
    confidence: role.confidence,
    n: role.recent.n,
    years: role.recent.years,
    regions: [...new Set(regions(role))],
    skills: readShares(role),
  }))
}

/** Fields of study and words that only repeat the role are left out: neither is a skill to learn. */
const readShares = ({ recent, older, dice2017 }: RoleFacts): SkillShareFact[] => {
  const elsewhere = new Set(
    [older, dice2017].flatMap((sample) => sample?.shares.map(({ skill }) => skill) ?? []),
  )
  return recent.shares
    .filter(({ flag }) => flag !== 'field of study' && flag !== 'repeats the role')
    .sort((a, b) => (b.balancedPct ?? b.pct) - (a.balancedPct ?? a.pct))
    .map(({ skill, pct, ci95, balancedPct, flag }) => ({
      skill,
      pct,
      n: recent.n,
      ci95,
      ...(balancedPct === undefined ? {} : { balancedPct }),
      ...(flag === undefined
        ? {}
        : {
            flag: 'Most of the postings that name it come from one collection.',
            isSupported: elsewhere.has(skill),
          }),
    }))
}
