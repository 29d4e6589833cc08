import { withBroader } from './broader-skills.ts'

/** A skill that a role requires, with acceptable alternatives. */
export type Requirement = { skill: string; weight: number; alternatives: string[] }

/** The requirements not met by any given skill, its broader skills, or an alternative. */
export const findUnmetRequirements = (
  required: readonly Requirement[],
  skills: Iterable<string>,
): Requirement[] => {
  const given = withBroader(skills)
  return required.filter(
    ({ skill, alternatives }) => ![skill, ...alternatives].some((name) => given.has(name)),
  )
}
