import { skillFrequency } from '@nextrung/knowledge/market/role-skill-shares'
import { sources } from '@nextrung/knowledge/sources'

/** A skill's row in the table of skill values. Shares are percentages of all IT postings in the sample. */
export type SkillValue = {
  skillName: string
  currentValue: number
  /** Postings that name it, of `n`. */
  postings: number
  n: number
  years: string
  source: string
  relatedTechnologies: string[]
}

/** How often all IT postings of the sample name each skill. */
export const listSkillValues = (): SkillValue[] =>
  skillFrequency.skills.map(({ skill, pct, postings, related }) => ({
    skillName: skill,
    currentValue: pct,
    postings,
    n: skillFrequency.n,
    years: sources.POSTINGS.year,
    source: 'POSTINGS',
    relatedTechnologies: [...related],
  }))
