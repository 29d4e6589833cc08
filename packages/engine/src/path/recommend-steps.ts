import type { CareerPathNode, PathSuggestion } from '@nextrung/contract/career-path'
import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { getRoleProfile } from '@nextrung/knowledge/role-profiles'
import { getOriginMove } from '@nextrung/knowledge/transitions'
import { isBehindWork } from '../person/behind-work.ts'
import type { KnownSkill } from '../person/known-skills.ts'
import { findSkills } from '../text/find-skills.ts'
import { listed, lowerFirst } from './listed.ts'
import { pathSources } from './path-source.ts'
import { type RoleGap, readRoleGap } from './role-gap.ts'
import type { Standing } from './standing.ts'

type Recommendation = PathSuggestion['recommendations'][number]
type Goal = { target: TargetRole; userType: UserType; next: readonly CareerPathNode[] }

const mostAdvice = 3

const own = (text: string): Recommendation => ({ text, sources: [] })

/** The skill to start with, and what opens up with it. */
const firstSkill = ({ missing, held, role }: RoleGap): Recommendation[] => {
  const [first] = missing
  if (!first)
    return [own(`You have every skill that ${role} jobs ask for. Put each of them on a line that shows it.`)]
  const building = missing.filter(({ after }) => after.includes(first.skill)).map(({ skill }) => skill)
  const opens =
    building.length > 0 ? ` ${listed(building, 3)} ${building.length === 1 ? 'builds' : 'build'} on it.` : ''
  const { from, to } = first.hours
  const isBegun = held.some(({ skill }) => skill === first.skill)
  return [
    own(
      `${isBegun ? `Go on with ${first.skill}, which you have begun. It` : `Start with ${first.skill}: it`} weighs ${first.weight} of 5 for ${role} and takes about ${from} to ${to} ${isBegun ? 'more hours' : 'hours'}.${opens}`,
    ),
  ]
}

const whereNamed = (skill: string, { evidence, place }: KnownSkill): string => {
  if (evidence === 'shown') return `You showed ${skill} here`
  if (evidence === 'profile') return `Your profile lists ${skill}`
  if (evidence === 'course') return `You finished a course on ${skill}`
  if (evidence === 'marked') return `You ticked off ${skill}`
  if (evidence === 'claimed') return `You named ${skill}`
  if (place === 'education') return `Your studies cover ${skill}`
  return place === 'certificates' ? `A certificate of yours covers ${skill}` : `Your resume names ${skill}`
}

/** The weightiest skill that the person has and no job or project shows, not even through another skill. */
const showSkill = ({ held }: RoleGap, { known }: Standing): Recommendation[] => {
  const atWork = [...known.values()].flatMap(({ name, evidence }) => (evidence === 'work' ? [name] : []))
  const unshown = [...held]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ skill, grade, through }) => {
      const had = known.get(through ?? skill)
      const isShown = !had || had.evidence === 'work' || had.evidence === 'implied'
      return grade !== 'fully' || isShown || isBehindWork(had.name, atWork) ? [] : [had]
    })[0]
  if (!unshown) return []
  const { name, place } = unshown
  const studied = place === 'education' || place === 'certificates'
  const advice = studied
    ? 'Build a small project with it, or add a line about where you used it.'
    : 'Add a line about where you used it, or build a small project with it.'
  return [
    own(`${whereNamed(name, unshown)}, but no job or project names it${studied ? ' yet' : ''}. ${advice}`),
  ]
}

/** The first step that the knowledge base knows for people from the same field. */
const originStep = ({ role, origin }: Standing, { target, userType }: Goal): Recommendation[] => {
  if (role || !origin || userType !== 'transitioner') return []
  const { firstStep, sources } = getOriginMove(origin.id, target)
  return firstStep ? [{ text: firstStep, sources: pathSources(sources) }] : []
}

const nextStep = ({ next, userType }: Goal): Recommendation[] => {
  const [step] = next
  const expected = step?.requirements[0]
  if (!step || !expected || userType !== 'professional') return []
  const text = `${step.title ?? step.role} means being able to ${lowerFirst(expected)}. Look for work in which you can show it.`
  return [{ text, sources: step.sources ?? [] }]
}

/** Advice to take up what the person uses at work, or about nothing but what they have already. */
const isDone = (text: string, { known }: Standing): boolean => {
  const begins = /^(?:Add|Learn) [^,.:;]*?(?=[,.:;]| or )/u.exec(text)?.[0] ?? ''
  const toTakeUp = findSkills({ text: begins })
  const named = findSkills({ text })
  return (
    (toTakeUp.length > 0 && toTakeUp.every(({ name }) => known.get(name)?.evidence === 'work')) ||
    (named.length > 0 && named.every(({ name }) => known.get(name)?.grade === 'full'))
  )
}

/** What to do next: from the person's own gap first, then the role's advice for people like them. */
export const recommendSteps = (standing: Standing, goal: Goal): Recommendation[] => {
  const gap = readRoleGap(goal.target, standing.known)
  const advice = getRoleProfile(goal.target).recommendations[goal.userType].filter(
    ({ onlyWith, onlyFrom }) =>
      (!onlyWith || onlyWith.some((skill) => standing.known.has(skill))) &&
      (!onlyFrom || onlyFrom.some((role) => role === standing.role)),
  )
  return [
    ...firstSkill(gap),
    ...showSkill(gap, standing),
    ...originStep(standing, goal).filter(({ text }) => !isDone(text, standing)),
    ...nextStep(goal),
    ...advice
      .filter(({ text }) => !isDone(text, standing))
      .slice(0, mostAdvice)
      .map(({ text, sources }) => ({ text, sources: pathSources(sources) })),
  ]
}
