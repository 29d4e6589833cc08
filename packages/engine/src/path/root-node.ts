import { type CareerPathNode, type PathHeldSkill, pathEvidenceKinds } from '@nextrung/contract/career-path'
import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import type { KnownSkill } from '../person/known-skills.ts'
import { counted } from './counted.ts'
import { yearsIn } from './job-history.ts'
import type { PathInput } from './path-input.ts'
import { placeReason } from './path-reasons.ts'
import { pathSources } from './path-source.ts'
import { roleDemand, rolePay } from './role-pay.ts'
import { type Standing, unknownRole } from './standing.ts'

const mostSkills = 40

type Goal = { target: TargetRole | undefined; userType: UserType; profile: PathInput['profile'] }

const weightsFor = (role: TargetRole | undefined): Map<string, number> =>
  new Map(
    role
      ? getRole(role).requiredSkills.flatMap(({ skill, weight, anyOf = [] }) =>
          [...anyOf, skill].map((name) => [name, weight] as const),
        )
      : [],
  )

const asHeld = ({ name, grade, evidence, words, through }: KnownSkill, weight: number): PathHeldSkill => ({
  skill: name,
  weight,
  grade: grade === 'full' ? 'fully' : 'partly',
  evidence,
  ...(words ? { words } : {}),
  ...(through ? { through } : {}),
})

/** The person's skills: those the target asks for first, then by how well they are shown. */
const heldSkills = ({ known }: Standing, target: TargetRole | undefined): PathHeldSkill[] => {
  const weights = weightsFor(target)
  return [...known.values()]
    .map((skill) => asHeld(skill, weights.get(skill.name) ?? 0))
    .filter(({ evidence, weight }) => evidence !== 'implied' || weight > 0)
    .sort(
      (a, b) =>
        b.weight - a.weight || pathEvidenceKinds.indexOf(a.evidence) - pathEvidenceKinds.indexOf(b.evidence),
    )
    .slice(0, mostSkills)
}

const namesOf = ({ title, role, place }: Standing, { target, userType }: Goal) => {
  if (role) return { role, level: place?.step.level ?? 'In this role', title: title ?? role }
  if (title)
    return {
      role: title,
      level: userType === 'professional' ? 'Outside the listed roles' : 'Starting point',
      title,
    }
  if (userType === 'professional' && target)
    return { role: target, level: 'Level not known yet', title: target }
  return { role: unknownRole, level: 'Nothing known yet', title: undefined }
}

const count = (years: number): string => counted(years, 'year')

const yearsReasons = (
  { allYears, hasResume }: Standing,
  { yearsOfExperience: told }: PathInput['profile'],
) => {
  if (told === undefined || !hasResume || Math.abs(told - allYears) < 2) return []
  return [
    `Your profile says ${count(told)} of experience; the dates in your resume add up to ${count(allYears)}. This path follows the resume.`,
  ]
}

const originReasons = ({ role, title, origin, originTitle, jobs }: Standing): string[] => {
  if (role || !origin || !originTitle) return []
  const years = yearsIn(jobs.filter((job) => job.origin?.id === origin.id))
  const field = origin.name.toLowerCase()
  const span = years > 0 ? `${counted(years, 'year')}, ` : ''
  if (originTitle === title)
    return [`Your work so far is in ${field}: ${span}most recently as ${originTitle}.`]
  return [`Part of your work was in ${field}: ${span}for instance as ${originTitle}.`]
}

/** The card of where the person stands now, without what follows from it. */
export const rootNode = (standing: Standing, goal: Goal): Omit<CareerPathNode, 'next'> => {
  const { role, place } = standing
  const held = heldSkills(standing, goal.target)
  const names = namesOf(standing, goal)
  const pay = role && rolePay(role, place?.step)
  const demand = role && roleDemand(role)
  return {
    role: names.role,
    level: names.level,
    timeframe: 'Now',
    skills: held.filter(({ evidence }) => evidence !== 'implied').map(({ skill }) => skill),
    requirements: [...(place?.step.expects ?? [])],
    id: 'standing',
    kind: 'standing',
    ...(names.title ? { title: names.title } : {}),
    why: [...placeReason(standing), ...originReasons(standing), ...yearsReasons(standing, goal.profile)],
    held,
    missing: [],
    ...(pay ? { pay } : {}),
    ...(demand ? { demand } : {}),
    sources: place ? pathSources(place.step.sources) : [],
  }
}
