import { TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'

/** The role's required skills, heaviest first; empty for a role that we have no data for. The case does not matter. */
export const listRequiredSkills = (name: string): string[] => {
  const asked = name.trim().toLowerCase()
  const role = TargetRole.safeParse(targetRoles.find((one) => one.toLowerCase() === asked)).data
  return role
    ? getRole(role)
        .requiredSkills.toSorted((a, b) => b.weight - a.weight)
        .map(({ skill }) => skill)
    : []
}
