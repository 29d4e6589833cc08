import type { CareerPathNode } from '@nextrung/contract/career-path'
import type { TargetRole } from '@nextrung/contract/roles'
import { getRoleMove } from '@nextrung/knowledge/transitions'
import { findAlternatives } from './find-alternatives.ts'
import { isSenior, type LadderPlace, moveOnLadder, placeOnLadder } from './ladder-place.ts'
import { makeNode } from './path-node.ts'
import { alternativeReasons, gapReason, skillsReason, stepReasons } from './path-reasons.ts'
import { readRoleGap } from './role-gap.ts'
import type { Standing } from './standing.ts'
import { entryPlace, laterSteps } from './transitioner-branches.ts'

const userType = 'professional'

/** The next step of the ladder the person is on, and what comes after it. */
const nextStep = (
  standing: Standing,
  plan: { role: TargetRole; place: LadderPlace; kind: 'next' | 'target'; next?: CareerPathNode[] },
): CareerPathNode[] => {
  const { role, place, kind, next } = plan
  const up = moveOnLadder(place, 1)
  if (up.index === place.index) return []
  const why = [...stepReasons(standing, up), ...gapReason(readRoleGap(role, standing.known), standing.role)]
  const beyond = next ?? laterSteps(standing, { userType, role, place: up })
  return [makeNode({ standing, userType, role, place: up, kind, why, next: beyond })]
}

const targetNode = (
  standing: Standing,
  { target, isBelowNext }: { target: TargetRole; isBelowNext: boolean },
): CareerPathNode[] => {
  const place = entryPlace(standing, target)
  if (!place) return []
  const gap = readRoleGap(target, standing.known)
  const next = laterSteps(standing, { userType, role: target, place })
  const why = [skillsReason(gap), ...gapReason(gap)]
  return [makeNode({ standing, userType, role: target, place, kind: 'target', why, next, isBelowNext })]
}

/** To another role: directly, or by way of the next own step if the role is an advance and the person is not senior. */
const toAnotherRole = (standing: Standing, target: TargetRole): CareerPathNode[] => {
  const { role, place } = standing
  const into = (isBelowNext: boolean) => targetNode(standing, { target, isBelowNext })
  if (!role || !place) return into(false)
  const isEarly = getRoleMove(role, target).kind === 'advance' && !isSenior(place.step)
  const first = isEarly ? nextStep(standing, { role, place, kind: 'next', next: into(true) }) : []
  return first.length > 0 ? first : [...into(false), ...nextStep(standing, { role, place, kind: 'next' })]
}

/** The step somebody is assumed to be on who says they are in the role and whose title does not tell. */
const assumedPlace = (standing: Standing, target: TargetRole): LadderPlace | undefined =>
  placeOnLadder(target, {
    title: target,
    years: { engineer: standing.allYears, manager: standing.managerYears },
  })

/** On from the present step: up the own ladder, into the target role, and the roles beside it. */
export const professionalBranches = (standing: Standing, target: TargetRole): CareerPathNode[] => {
  const isInTarget = standing.role === target || (!standing.title && !standing.hasResume)
  const place = standing.role === target ? standing.place : assumedPlace(standing, target)
  const main =
    isInTarget && place
      ? nextStep(standing, { role: target, place, kind: 'target' })
      : toAnotherRole(standing, target)
  const alternatives = findAlternatives(standing, target).flatMap((role) => {
    const entry = entryPlace(standing, role)
    if (!entry) return []
    return makeNode({
      standing,
      userType,
      role,
      place: entry,
      kind: 'alternative',
      why: alternativeReasons(standing, { role, target }),
    })
  })
  return [...main, ...alternatives]
}
