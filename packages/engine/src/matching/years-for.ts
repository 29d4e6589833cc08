import type { Advertisement } from '@nextrung/contract/advertisement'
import { yearsToward } from '../path/path.public.ts'
import { mergeSpans } from '../time/covered-time.ts'
import type { Candidate } from './candidate.ts'

const nearTitle = 0.5
const tellingSkills = 2

/**
 * Whole years of work that count for an advertisement: in its role or one close to it, under a title like it, or with at
 * least two of the skills that it requires. Without a role, all years count.
 */
export const yearsFor = (
  { worked, standing, yearsOfExperience }: Candidate,
  { role, skills }: Advertisement,
): number => {
  if (!role) return yearsOfExperience
  const required = skills.filter(({ kind }) => kind === 'must').map(({ name }) => name)
  const counts = worked.filter(
    ({ near, skills: shown }) =>
      required.filter((name) => shown.has(name)).length >= tellingSkills ||
      (near.get(role) ?? 0) >= nearTitle,
  )
  const months = mergeSpans(counts.map(({ span }) => span)).reduce((sum, { from, to }) => sum + to - from, 0)
  return Math.max(yearsToward(standing, role).engineer, Math.floor(months / 12))
}
