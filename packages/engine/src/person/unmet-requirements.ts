import { withBroader } from './broader-skills.ts'

/** A skill that a role asks for, with the skills that do instead of it. */
export type Requirement = { skill: string; weight: number; alternatives: string[] }

/** The requirements that none of the given skills, their wider ones or an alternative answers. */
export const findUnmetRequirements = (
  required: readonly Requirement[],
  skills: Iterable<string>,
): Requirement[] => {
  const given = withBroader(skills)
  return required.filter(
    ({ skill, alternatives }) => ![skill, ...alternatives].some((name) => given.has(name)),
  )
}
