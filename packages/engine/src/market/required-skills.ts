import type { RequiredSkill, SkillShare } from '@nextrung/contract/market-figures'
import type { TargetRole } from '@nextrung/contract/roles'
import type { RoleSkillShares, SkillShareFact } from '@nextrung/knowledge/market/figures'
import { getMeasuredSkills } from '@nextrung/knowledge/market/role-skill-shares'
import { getRole } from '@nextrung/knowledge/roles'

/** The most skills that the displayed percentages, 90 minus 10 for each place, leave room for. */
const mostShown = 9

const orderingShare = ({ balancedPct, pct }: SkillShareFact): number => balancedPct ?? pct

const isReliable = ({ flag, isSupported }: SkillShareFact): boolean =>
  flag === undefined || isSupported === true

const toShare = (
  { pct, n, ci95, balancedPct, flag }: SkillShareFact,
  { years, confidence }: RoleSkillShares,
): SkillShare => ({
  pct,
  n,
  balancedPct,
  ci95: [ci95[0], ci95[1]],
  years,
  confidence,
  source: 'POSTINGS',
  flag,
})

/**
 * The role's required skills, most asked for first: by measured share if the sample is large enough, else by weight.
 * Skills without a share of their own come after those with one, by weight.
 */
export const orderRequiredSkills = (role: TargetRole): RequiredSkill[] => {
  const sample = getMeasuredSkills(role)
  const isMeasured = sample.confidence === 'high' || sample.confidence === 'medium'
  const facts = new Map(sample.skills.map((share) => [share.skill, share]))
  const rank = (skill: string): number => {
    const share = facts.get(skill)
    return isMeasured && share && isReliable(share) ? orderingShare(share) : -1
  }
  return [...getRole(role).requiredSkills]
    .sort((a, b) => rank(b.skill) - rank(a.skill) || b.weight - a.weight)
    .map(({ skill, weight }) => {
      const share = facts.get(skill)
      return { skill, weight, share: share && toShare(share, sample) }
    })
}

/** What the specified list shows: at most nine. */
export const skillsInDemand = (required: readonly RequiredSkill[]): string[] =>
  required.slice(0, mostShown).map(({ skill }) => skill)
