import type { TargetRole } from '@nextrung/contract/roles'
import type { SourceId } from './sources.ts'
import { type Carried, matchStrengths, toCarried } from './transitions/carried.ts'
import { demandsByRole } from './transitions/demands.ts'
import { firstSteps } from './transitions/first-steps.ts'
import type { AuthoredOrigin } from './transitions/origin.ts'
import { authoredOrigins } from './transitions/origins.ts'
import { relatedWork } from './transitions/related-work.ts'
import { guessMoveKind } from './transitions/role-kinds.ts'
import type { AuthoredRoleMove, AuthoredRoleMoves, MoveKind } from './transitions/role-move.ts'
import { dataMoves } from './transitions/role-moves/data.ts'
import { developmentMoves } from './transitions/role-moves/development.ts'
import { leadingMoves } from './transitions/role-moves/leading.ts'
import { operationsMoves } from './transitions/role-moves/operations.ts'
import { roleStrengths } from './transitions/role-strengths.ts'
import { matchTitle } from './transitions/title-match.ts'
import { findNewAreas, type NewArea, skillsOfRole, withImplied } from './transitions/to-learn.ts'

export type RoleMove = {
  from: TargetRole
  to: TargetRole
  kind: MoveKind
  /** Whether it is one of the moves that people in the role usually look at. */
  usual: boolean
  carriesOver: readonly Carried[]
  isNew: readonly NewArea[]
  /** What names the move; empty: our judgement. The wording is always ours. */
  sources: readonly SourceId[]
}

/** A field that career changers come from. */
export type Origin = { id: string; name: string; titles: readonly string[]; describes: string }

export type OriginMove = {
  origin: string
  to: TargetRole
  /** Whether it is one of the targets that people from there most sensibly look at. */
  usual: boolean
  carriesOver: readonly Carried[]
  isNew: readonly NewArea[]
  /** One thing to do this month. */
  firstStep: string
  /** What confirms that the two kinds of work are related; empty: our judgement. The wording is always ours. */
  sources: readonly SourceId[]
}

const usualMoves: AuthoredRoleMoves = {
  ...developmentMoves,
  ...operationsMoves,
  ...dataMoves,
  ...leadingMoves,
}

const findUsualMove = (from: TargetRole, to: TargetRole): AuthoredRoleMove | undefined =>
  usualMoves[from]?.[to]

/**
 * The move from one role to another: what a person in the first role brings along, and what the second one requires
 * beyond it. Knows roles, not people: subtract what the person already has from `isNew`.
 */
export const getRoleMove = (from: TargetRole, to: TargetRole): RoleMove => {
  const authored = findUsualMove(from, to)
  return {
    from,
    to,
    kind: authored?.kind ?? guessMoveKind(from, to),
    usual: authored !== undefined,
    carriesOver:
      authored?.carriesOver.map(toCarried) ?? matchStrengths(roleStrengths[from], demandsByRole[to]),
    isNew: findNewAreas(to, skillsOfRole(from)),
    sources: authored?.sources ?? [],
  }
}

/** The usual origins of career changers. */
export const origins: readonly Origin[] = authoredOrigins.map(({ id, name, titles, describes }) => ({
  id,
  name,
  titles,
  describes,
}))

const byId = new Map<string, AuthoredOrigin>(authoredOrigins.map((origin) => [origin.id, origin]))
const originById = new Map(origins.map((origin) => [origin.id, origin]))

/**
 * The origin that a job title belongs to, whatever its seniority, gender or spelling; `undefined` for titles of IT
 * roles and for unknown ones. Takes time in proportion to the title's length.
 */
export const findOrigin = (title: string): Origin | undefined => {
  const id = matchTitle(title)
  return id === undefined ? undefined : originById.get(id)
}

/**
 * The move from an origin to a role. Knows fields of work, not people: it says what such work usually teaches, so ask
 * before you claim it of someone.
 *
 * @throws {RangeError} if there is no origin with this id
 */
export const getOriginMove = (originId: string, to: TargetRole): OriginMove => {
  const origin = byId.get(originId)
  if (origin === undefined) throw new RangeError(`No origin with the id "${originId}"`)
  const authored = origin.moves[to]
  return {
    origin: originId,
    to,
    usual: authored !== undefined,
    carriesOver: authored?.carriesOver.map(toCarried) ?? matchStrengths(origin.strengths, demandsByRole[to]),
    isNew: findNewAreas(to, withImplied(origin.skills)),
    firstStep: authored?.firstStep ?? firstSteps[to][origin.nearness],
    sources: relatedWork[originId]?.[to] ?? [],
  }
}
