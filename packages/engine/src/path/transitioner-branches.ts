import type { CareerPathNode } from '@nextrung/contract/career-path'
import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { getRoleMove } from '@nextrung/knowledge/transitions'
import { findAlternatives } from './find-alternatives.ts'
import {
  firstPlace,
  isSenior,
  type LadderPlace,
  moveOnLadder,
  namesakePlace,
  placeAtRank,
} from './ladder-place.ts'
import { makeNode } from './path-node.ts'
import { alternativeReasons, gapReason, skillsReason } from './path-reasons.ts'
import { readRoleGap } from './role-gap.ts'
import type { Standing } from './standing.ts'

const userType = 'transitioner'
const enoughCoverage = 0.6

/**
 * The step at which a person enters a role. Without a job in IT so far, and for a move to quite different work, the
 * first one. An advance leads to the step with the role's own name. Otherwise the step of the same rank as the present
 * one, or the one below if much of what the role requires is missing.
 */
export const entryPlace = (standing: Standing, role: TargetRole): LadderPlace | undefined => {
  const first = firstPlace(role)
  if (!first || !standing.place || !standing.role) return first
  const { kind } = getRoleMove(standing.role, role)
  if (kind === 'switch') return first
  if (kind === 'advance') return namesakePlace(role) ?? first
  const like = placeAtRank(role, standing.place.step) ?? first
  const hasMost = readRoleGap(role, standing.known).coverage >= enoughCoverage
  return hasMost ? like : moveOnLadder(like, -1)
}

/** The steps after `place` on the same ladder, up to the senior one. */
export const laterSteps = (
  standing: Standing,
  { userType, role, place }: { userType: UserType; role: TargetRole; place: LadderPlace },
): CareerPathNode[] => {
  const next = moveOnLadder(place, 1)
  if (next.index === place.index) return []
  const beyond = isSenior(next.step) ? [] : laterSteps(standing, { userType, role, place: next })
  const why = [`It is the step after ${place.step.title}.`]
  return [
    makeNode({ standing, userType, role, place: next, kind: 'next', why, after: place.step, next: beyond }),
  ]
}

/** From another role on to the target, for a move that people often make. */
const onToTarget = (standing: Standing, { from, target }: { from: TargetRole; target: TargetRole }) => {
  const place = firstPlace(target)
  if (!place || !getRoleMove(from, target).usual) return []
  const gap = readRoleGap(target, standing.known)
  const why = [`From ${from} you can still go on to ${target}.`, ...gapReason(gap)]
  return [makeNode({ standing, userType, role: target, place, kind: 'next', why, by: from })]
}

/** Into the target role and up its first steps; then the roles that are nearer. */
export const transitionerBranches = (standing: Standing, target: TargetRole): CareerPathNode[] => {
  const place = entryPlace(standing, target)
  const gap = readRoleGap(target, standing.known)
  const into = place
    ? [
        makeNode({
          standing,
          userType,
          role: target,
          place,
          kind: 'target',
          why: [skillsReason(gap), ...gapReason(gap)],
          next: laterSteps(standing, { userType, role: target, place }),
        }),
      ]
    : []
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
      next: onToTarget(standing, { from: role, target }),
    })
  })
  return [...into, ...alternatives]
}
