import { TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'

/** How much each skill weighs for a role, from 5 down to 1; empty for a role that we have no data for. */
export const weighSkills = (name: string): ReadonlyMap<string, number> => {
  const asked = name.trim().toLowerCase()
  const role = TargetRole.safeParse(targetRoles.find((one) => one.toLowerCase() === asked)).data
  const weights = new Map<string, number>()
  for (const { skill, anyOf = [], weight } of role ? getRole(role).requiredSkills : [])
    for (const one of [skill, ...anyOf]) weights.set(one, Math.max(weight, weights.get(one) ?? 0))
  return weights
}
