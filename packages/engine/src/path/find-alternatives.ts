import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRoleMove } from '@nextrung/knowledge/transitions'
import { carriedInto } from './carried-into.ts'
import { isOpenToNewcomers } from './open-to-newcomers.ts'
import { orderRoles } from './order-roles.ts'
import { holdsAny, hoursToLearn, readRoleGap } from './role-gap.ts'
import type { Standing } from './standing.ts'

const most = 2

/** For somebody in IT: the best fits beside the target and the present role, usual moves first. */
const besideRole = (standing: Standing, { present, target }: { present: TargetRole; target: TargetRole }) => {
  const ranked = orderRoles(standing)
    .map(({ role }) => role)
    .filter((role) => role !== target && role !== present)
    .filter((role) => holdsAny(role, standing.known))
  const isUsual = (role: TargetRole) => getRoleMove(present, role).usual
  return [...ranked.filter(isUsual), ...ranked.filter((role) => !isUsual(role))]
}

/**
 * For somebody new to IT: roles that are open to newcomers. Those from which the target is a usual move come first, then
 * those they have most skills for, then those into which most carries over, then the shorter way.
 */
const openRoles = (standing: Standing, target: TargetRole): TargetRole[] =>
  targetRoles
    .filter((role) => role !== target && isOpenToNewcomers(role))
    .map((role) => {
      const gap = readRoleGap(role, standing.known)
      const leadsOn = getRoleMove(role, target).usual ? 1 : 0
      const carried = carriedInto(standing, role).length
      return { role, leadsOn, carried, coverage: gap.coverage, hours: hoursToLearn(gap) }
    })
    .filter(({ coverage, carried }) => coverage > 0 || carried > 0)
    .sort(
      (a, b) =>
        b.leadsOn - a.leadsOn || b.coverage - a.coverage || b.carried - a.carried || a.hours - b.hours,
    )
    .map(({ role }) => role)

/** Up to two other roles worth a look from where the person is. */
export const findAlternatives = (standing: Standing, target: TargetRole): TargetRole[] => {
  const { role: present } = standing
  const found = present ? besideRole(standing, { present, target }) : openRoles(standing, target)
  return found.slice(0, most)
}
