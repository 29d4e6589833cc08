import { targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import { impliedBy, prerequisitesOf } from '@nextrung/knowledge/skill-relations'
import { findSkillByName } from '@nextrung/knowledge/skills'

const requiredAnywhere: ReadonlySet<string> = new Set(
  targetRoles.flatMap((role) => getRole(role).requiredSkills.map(({ skill }) => skill)),
)

/** A task teaches its ideas itself; a product is something to install and to find one's way in. */
const ideas: readonly string[] = ['concept', 'practice']
export const isProduct = (skill: string): boolean =>
  !ideas.includes(findSkillByName(skill)?.kind ?? 'concept')

/** Everything that somebody with these skills has met: Git brings version control. Parts of them bring nothing else. */
export const metWith = (reached: readonly string[], parts: readonly string[] = []) => {
  const met = new Set([...parts, ...reached, ...reached.flatMap(impliedBy)])
  return (name: string): boolean =>
    met.has(name) || (findSkillByName(name)?.broader ?? []).some((wider) => met.has(wider))
}

/** A skill of the trade, or a product whose prerequisites somebody hasn't met, is too much to pick up in passing. */
export const isOutOfReach = (skill: string, isMet: (name: string) => boolean): boolean =>
  requiredAnywhere.has(skill) ||
  (isProduct(skill) &&
    prerequisitesOf(skill).some(({ skill: first, anyOf = [] }) => ![first, ...anyOf].some(isMet)))
