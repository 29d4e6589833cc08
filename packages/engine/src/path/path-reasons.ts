import type { TargetRole } from '@nextrung/contract/roles'
import { getRoleMove } from '@nextrung/knowledge/transitions'
import { withArticle } from '../text/phrases.ts'
import { carriedInto } from './carried-into.ts'
import { counted } from './counted.ts'
import type { LadderPlace } from './ladder-place.ts'
import { listed, lowerFirst } from './listed.ts'
import { heldInPart, hoursToLearn, ownNames, type RoleGap, readRoleGap } from './role-gap.ts'
import type { Standing } from './standing.ts'

const mostNamed = 4
const clearlyShorter = 0.9

const byWeight = <Item extends { weight: number }>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => b.weight - a.weight)

/** What the person has of a role's list, by name. */
export const skillsReason = (gap: RoleGap): string => {
  const { role, required, held, missing } = gap
  if (held.length === 0) {
    const first = missing[0]?.skill
    return `Nothing you gave us shows any of the ${required.length} skills that ${role} jobs ask for yet${first ? `; start with ${first}` : ''}.`
  }
  return `What you know covers ${held.length} of the ${required.length} skills that ${role} jobs ask for${heldInPart(gap)}: ${listed(ownNames(gap), mostNamed)}.`
}

/** The heaviest skills that are missing; nothing if none is. */
export const gapReason = ({ role, missing, held }: RoleGap, present?: TargetRole): string[] => {
  const begun = new Set(held.map(({ skill }) => skill))
  const open = missing.filter(({ skill, coveredBy }) => !coveredBy && !(role === present && begun.has(skill)))
  const names = byWeight(open).map(({ skill }) => skill)
  if (names.length === 0) return []
  if (role === present)
    return [`Nothing of yours shows these yet, and ${role} jobs ask for them: ${listed(names, mostNamed)}.`]
  return [`Between you and ${role}: ${listed(names, mostNamed)}.`]
}

const years = (count: number): string => counted(count, 'year')

/** Why the person stands at their step, from their title and their dates. */
export const placeReason = ({ title, titleFrom, years: count, place }: Standing): string[] => {
  if (!title || !place) return []
  const source = {
    resume: 'Your newest title',
    earlier: 'Your last title in IT',
    profile: 'The title in your profile',
    request: 'The role you named',
  }
  const is = `${source[titleFrom ?? 'resume']} is ${title}`
  const work = count > 0 ? `, and your resume shows ${years(count)} of this kind of work` : ''
  const step = place.step
  if (place.by === 'title') return [`${is}${work}. That is the step "${step.title}".`]
  const from = step.years ? `, which usually starts at ${years(step.years.from)}` : ''
  return [`${is}${work}. That fits the step "${step.title}"${from}.`]
}

/** Why another role is worth a look from where the person is, against the target. */
export const alternativeReasons = (
  standing: Standing,
  { role, target }: { role: TargetRole; target: TargetRole | undefined },
): string[] => {
  const gap = readRoleGap(role, standing.known)
  const aim = target && target !== role ? readRoleGap(target, standing.known) : undefined
  const compared =
    aim && hoursToLearn(gap) < hoursToLearn(aim) * clearlyShorter
      ? [
          `It takes about ${hoursToLearn(gap)} hours of learning at least, against ${hoursToLearn(aim)} for ${target}.`,
        ]
      : []
  const move = standing.role && standing.role !== role ? getRoleMove(standing.role, role) : undefined
  const usual = move?.usual ? [`${standing.role} to ${role} is one of the usual moves.`] : []
  const [carried] = carriedInto(standing, role)
  const from = standing.role ? standing.title : standing.originTitle
  const has =
    gap.held.length === 0 && carried && from
      ? `Work as ${withArticle(from)} often brings this along: ${lowerFirst(carried.what)}. ${carried.why}`
      : skillsReason(gap)
  return [has, ...compared, ...usual]
}

/** Why the next step of the same ladder comes next. */
export const stepReasons = (
  { years: had, managerYears, place }: Standing,
  { step }: LadderPlace,
): string[] => {
  if (!step.years) return [`It is the step after ${place?.step.title ?? 'where you are'}.`]
  const { from, as } = step.years
  const shown = as === 'manager' ? managerYears : had
  const usual = `It usually starts at ${years(from)}${as === 'manager' ? ' of managing people' : ''}`
  return [
    shown >= from
      ? `${usual}, and your resume shows ${years(shown)}: your years are enough.`
      : `${usual}; your resume shows ${years(shown)} so far.`,
  ]
}
