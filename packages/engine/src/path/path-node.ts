import type { CareerPathNode, PathTime } from '@nextrung/contract/career-path'
import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import type { LadderStep } from '@nextrung/knowledge/roles/profiles/role-profile'
import type { KnownSkill } from '../person/known-skills.ts'
import { carriedInto, moveInto } from './carried-into.ts'
import type { LadderPlace } from './ladder-place.ts'
import { pathSources } from './path-source.ts'
import { type RoleGap, readRoleGap, shownMissing } from './role-gap.ts'
import { payGain, roleDemand, rolePay } from './role-pay.ts'
import { type Standing, yearsToward } from './standing.ts'
import { estimateStep, estimateTime, shownTime, unknownTime } from './time-estimate.ts'

type NodeKind = NonNullable<CareerPathNode['kind']>

export type NodePlan = {
  standing: Standing
  userType: UserType
  role: TargetRole
  place: LadderPlace
  kind: NodeKind
  why: readonly string[]
  /** The step of the same ladder that its time counts from; without one, it counts from where the person is now. */
  after?: LadderStep
  /** Another role that the person goes through first. */
  by?: TargetRole
  /** The card hangs below another one, but its time counts from today. */
  isBelowNext?: boolean
  next?: CareerPathNode[]
}

/** New areas know roles, not people: leave out what this person has already. */
const newAreas = (areas: readonly { what: string; skills: readonly string[] }[], { known }: Standing) =>
  areas.flatMap(({ what, skills }) => {
    const left = skills.filter((skill) => known.get(skill)?.grade !== 'full')
    return left.length > 0 ? [{ what, skills: left }] : []
  })

/** What the person knows once they have learned what a role requires. */
const knownAfter = ({ known }: Standing, role: TargetRole): Map<string, KnownSkill> => {
  const all = new Map(known)
  for (const { skill } of getRole(role).requiredSkills)
    all.set(skill, { name: skill, grade: 'full', evidence: 'implied', through: role })
  return all
}

const idOf = ({ kind, role, place }: NodePlan): string =>
  `${kind}-${role}-${place.step.title}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const timeOf = (plan: NodePlan, gap: RoleGap): PathTime | undefined => {
  const { standing, userType, role, place, after, by } = plan
  if (after) return estimateStep(after, place.step)
  const years = yearsToward(standing, role)
  const isNew = standing.role === undefined
  if (!by) return estimateTime({ gap, userType, place, years, isNew })
  const time = estimateTime({
    gap: readRoleGap(role, knownAfter(standing, by)),
    userType,
    place,
    years,
    isNew,
  })
  return { ...time, restsOn: [`Counted from ${by}, with its skills learned.`, ...time.restsOn] }
}

/** What the time counts from, if it isn't today: a card's place in the tree alone doesn't tell. */
const sinceOf = ({ after, by, isBelowNext }: NodePlan): string | undefined => {
  if (after) return `after ${after.title}`
  if (by) return `after ${by}`
  return isBelowNext ? 'from today' : undefined
}

/** Only what applies: the contract's optional fields are left out instead of being undefined. */
const optional = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: NonNullable<Fields[Key]>
  }

/** A role card for one step of a role's ladder, compared with what the person has. */
export const makeNode = (plan: NodePlan): CareerPathNode => {
  const { standing, role, place, kind, why, next = [] } = plan
  const isLater = plan.after !== undefined || plan.by !== undefined
  const gap = readRoleGap(role, standing.known)
  const move = moveInto(standing, role)
  const time = timeOf(plan, gap)
  const { role: presentRole, place: presentPlace } = standing
  const here = presentRole && presentPlace ? { role: presentRole, step: presentPlace.step } : undefined
  return {
    role,
    level: place.step.level,
    timeframe: time ? shownTime(time, sinceOf(plan)) : unknownTime,
    skills: gap.required.map(({ skill }) => skill),
    requirements: [...place.step.expects],
    id: idOf(plan),
    kind,
    title: place.step.title,
    why: [...why],
    held: gap.held,
    missing: gap.missing.map(shownMissing),
    ...optional({
      time,
      pay: rolePay(role, place.step),
      gain: here && payGain(here, { role, step: place.step }),
      demand: roleDemand(role),
    }),
    // A later step continues a move that another card describes.
    carriesOver: isLater ? [] : carriedInto(standing, role),
    isNew: isLater ? [] : newAreas(move?.isNew ?? [], standing),
    sources: pathSources([...place.step.sources, ...(move?.sources ?? [])]),
    next,
  }
}
