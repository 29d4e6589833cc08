import type { TargetRole } from '@nextrung/contract/roles'
import frequencyFacts from './facts/skill-frequency.json' with { type: 'json' }
import shareFacts from './facts/skill-shares.json' with { type: 'json' }
import type { RoleSkillShares, SkillFrequency } from './figures.ts'

// The program that wrote the files checked their shape.
const shares = new Map((shareFacts as unknown as RoleSkillShares[]).map((one) => [one.role, one]))

/** The measured shares of the role's postings that name a skill, from a convenience sample. */
export const getMeasuredSkills = (role: TargetRole): RoleSkillShares => {
  const found = shares.get(role)
  if (!found) throw new Error(`No posting shares for ${role}.`)
  return found
}

/** How often all IT postings of the sample name each skill, and how many postings there are. */
export const skillFrequency: { n: number; skills: readonly SkillFrequency[] } = frequencyFacts
