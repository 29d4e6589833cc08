import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRole } from '../roles.ts'
import { impliedBy } from '../skill-relations.ts'
import { everydaySkills } from './everyday-skills.ts'
import { learningAreas } from './learning-areas.ts'
import { learningWords } from './learning-words.ts'

/** Something to learn: a heading, and the required skills it stands for. */
export type NewArea = { what: string; skills: readonly string[] }

export const withImplied = (skills: readonly string[]): ReadonlySet<string> =>
  new Set(skills.flatMap((skill) => [skill, ...impliedBy(skill)]))

const skillsByRole = new Map(
  targetRoles.map((role) => [
    role,
    withImplied([
      ...getRole(role).requiredSkills.map(({ skill }) => skill),
      ...(everydaySkills.get(role) ?? []),
    ]),
  ]),
)

/** The skills to expect of someone in the role: those it requires, as first listed, the everyday ones, and what they imply. */
export const skillsOfRole = (role: TargetRole): ReadonlySet<string> => skillsByRole.get(role) ?? new Set()

/** An area keeps its own heading as long as most of it is new; otherwise each skill left stands alone. */
const isMostlyNew = (left: number, all: number): boolean => left === all || (left >= 3 && left / all > 0.7)

/**
 * What the role requires beyond the given skills; a skill counts as known if an accepted alternative is. Each required
 * skill that is missing is in exactly one area.
 */
export const findNewAreas = (to: TargetRole, known: ReadonlySet<string>): NewArea[] => {
  const missing = new Set(
    getRole(to)
      .requiredSkills.filter(({ skill, anyOf = [] }) => ![skill, ...anyOf].some((name) => known.has(name)))
      .map(({ skill }) => skill),
  )
  return learningAreas[to].flatMap(({ what, skills }) => {
    const left = skills.filter((skill) => missing.has(skill))
    if (left.length === 0) return []
    if (isMostlyNew(left.length, skills.length)) return [{ what, skills: left }]
    return left.map((skill) => ({ what: learningWords[skill] ?? skill, skills: [skill] }))
  })
}
