import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRole } from '../roles.ts'
import { impliedBy } from '../skill-relations.ts'
import type { Course } from './course.ts'
import { homeRoles } from './home-roles.ts'

export type CoursePriority = 'high' | 'medium' | 'low'

/** What a skill counts for in a role: its weight if it is required, less if it replaces a required one or is nice to have. */
const worthByRole = new Map<TargetRole, ReadonlyMap<string, number>>(
  targetRoles.map((role) => {
    const { requiredSkills, niceSkills } = getRole(role)
    const worth = new Map<string, number>(niceSkills.map((skill) => [skill, 1.5]))
    for (const { weight, anyOf = [] } of requiredSkills)
      for (const skill of anyOf) worth.set(skill, Math.max(worth.get(skill) ?? 0, weight * 0.7))
    for (const { skill, weight } of requiredSkills) worth.set(skill, 1 + weight)
    return [role, worth]
  }),
)

const homes = new Map(Object.entries(homeRoles))

/** What being at the centre of a role adds: most for the first role. */
const homeWorth = (skill: string, role: TargetRole): number => {
  const place = homes.get(skill)?.indexOf(role) ?? -1
  return place < 0 ? 0 : 3 - place * 0.5
}

const findWorth = (skill: string): ReadonlyMap<TargetRole, number> => {
  const implied = impliedBy(skill)
  return new Map(
    targetRoles.map((role) => {
      const worth = worthByRole.get(role)
      const wider = () => Math.max(0, ...implied.map((one) => (worth?.get(one) ?? 0) * 0.5))
      return [role, (worth?.get(skill) ?? wider()) + homeWorth(skill, role)]
    }),
  )
}

const worthBySkill = new Map<string, ReadonlyMap<TargetRole, number>>()

/** A skill that no role names is worth a little where a role asks for something that it includes. */
const worthOf = (skill: string, role: TargetRole): number => {
  const known = worthBySkill.get(skill) ?? findWorth(skill)
  worthBySkill.set(skill, known)
  return known.get(role) ?? 0
}

/** Skills first: a topic is beside what a course teaches, unless it teaches nothing else. */
const subjectsOf = ({ skills, topics }: Course): readonly string[] => [...skills, ...topics]

const fitOf = (course: Course, role: TargetRole): number =>
  subjectsOf(course).reduce((sum, subject, index) => sum + worthOf(subject, role) / (1 + index), 0)

const asksForIt = (course: Course, role: TargetRole): boolean =>
  subjectsOf(course).some((subject, index) => index < 2 && worthOf(subject, role) >= 1)

/** The roles that a course is for, best fit first; empty if it teaches nothing that a role asks for. */
export const rolesOf = (course: Course): readonly TargetRole[] =>
  targetRoles
    .filter((role) => asksForIt(course, role))
    .map((role) => ({ role, fit: fitOf(course, role) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ role }) => role)

/** The role that a course fits best; `null` if it teaches nothing that a role asks for. */
export const mainRoleOf = (course: Course): TargetRole | null => rolesOf(course)[0] ?? null

/** How much of what the course is about the role asks for. */
export const priorityOf = (course: Course, role: TargetRole): CoursePriority => {
  const weightOf = (subject: string): number =>
    Math.max(
      homes.get(subject)?.includes(role) ? 3 : 0,
      ...getRole(role).requiredSkills.map(({ skill, weight, anyOf }) =>
        skill === subject ? weight : anyOf?.includes(subject) ? weight - 1 : 0,
      ),
    )
  const [first = '', ...others] = subjectsOf(course)
  if (weightOf(first) >= 4) return 'high'
  return weightOf(first) >= 2 || others.some((subject) => weightOf(subject) >= 4) ? 'medium' : 'low'
}
