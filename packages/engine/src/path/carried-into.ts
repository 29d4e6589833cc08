import type { PathCarried } from '@nextrung/contract/career-path'
import type { TargetRole } from '@nextrung/contract/roles'
import { getOriginMove, getRoleMove } from '@nextrung/knowledge/transitions'
import type { Standing } from './standing.ts'

/** The move into a role from the present role, or from the origin outside IT; undefined if neither is known. */
export const moveInto = ({ role: from, origin }: Standing, role: TargetRole) => {
  if (from && from !== role) return getRoleMove(from, role)
  return from || !origin ? undefined : getOriginMove(origin.id, role)
}

/** What usually carries over into a role from work like the person's. */
export const carriedInto = (standing: Standing, role: TargetRole): PathCarried[] =>
  (moveInto(standing, role)?.carriesOver ?? []).map(({ what, why }) => ({ what, why }))
