import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRoleMove } from '@nextrung/knowledge/transitions'

const mostlyAdvances = (role: TargetRole): boolean => {
  const usual = targetRoles
    .filter((from) => from !== role)
    .map((from) => getRoleMove(from, role))
    .filter((move) => move.usual)
  return usual.filter(({ kind }) => kind === 'advance').length > usual.length / 2
}

let closed: ReadonlySet<TargetRole> | undefined

/** Whether people without a job in IT can start in a role: most of the usual ways into it are not promotions. */
export const isOpenToNewcomers = (role: TargetRole): boolean => {
  closed ??= new Set(targetRoles.filter(mostlyAdvances))
  return !closed.has(role)
}
