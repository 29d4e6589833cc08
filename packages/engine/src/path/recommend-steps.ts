import type { CareerPathNode, PathSuggestion } from '@nextrung/contract/career-path'
import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { getRoleProfile } from '@nextrung/knowledge/role-profiles'
import { getOriginMove } from '@nextrung/knowledge/transitions'
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
const firstSkill = ({ missing, role }: RoleGap): Recommendation[] => {
  const [first] = missing
  if (!first)
    return [own(`You have every skill that ${role} jobs ask for. Put each of them on a line that shows it.`)]
  const building = missing.filter(({ after }) => after.includes(first.skill)).map(({ skill }) => skill)
  const opens =
    building.length > 0 ? ` ${listed(building, 3)} ${building.length === 1 ? 'builds' : 'build'} on it.` : ''
  const { from, to } = first.hours
  return [
    own(
      `Start with ${first.skill}: it weighs ${first.weight} of 5 for ${role} and takes about ${from} to ${to} hours.${opens}`,
    ),
  ]
}

const whereNamed = {
  resume: 'Your resume names',
  profile: 'Your profile lists',
  course: 'You finished a course on',
  marked: 'You ticked off',
  claimed: 'You named',
} as const

/** The weightiest skill that the person has and no job or project shows. */
const showSkill = ({ held }: RoleGap): Recommendation[] => {
  const unshown = [...held]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ skill, evidence, grade }) =>
      grade === 'fully' && evidence !== 'work' && evidence !== 'implied' ? [{ skill, evidence }] : [],
    )[0]
  if (!unshown) return []
  return [
    own(
      `${whereNamed[unshown.evidence]} ${unshown.skill}, but no job or project of yours shows it. Add a line about where you used it, or build a small project with it.`,
    ),
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

/** Advice about nothing but what the person has already. */
const isDone = (text: string, { known }: Standing): boolean => {
  const named = findSkills({ text })
  return named.length > 0 && named.every(({ name }) => known.get(name)?.grade === 'full')
}

/** What to do next: from the person's own gap first, then the role's advice for people like them. */
export const recommendSteps = (standing: Standing, goal: Goal): Recommendation[] => {
  const gap = readRoleGap(goal.target, standing.known)
  const advice = getRoleProfile(goal.target).recommendations[goal.userType]
  return [
    ...firstSkill(gap),
    ...showSkill(gap),
    ...originStep(standing, goal).filter(({ text }) => !isDone(text, standing)),
    ...nextStep(goal),
    ...advice
      .filter(({ text }) => !isDone(text, standing))
      .slice(0, mostAdvice)
      .map(({ text, sources }) => ({ text, sources: pathSources(sources) })),
  ]
}
