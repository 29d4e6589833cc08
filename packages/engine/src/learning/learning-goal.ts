import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { learningStagesOf } from '@nextrung/knowledge/learning-stages'
import type { LearningStage } from '@nextrung/knowledge/learning-stages/learning-stage'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { roleOfTitle } from '../path/path.public.ts'
import type { Requirement } from '../person/unmet-requirements.ts'
import { findRoleNeeds } from '../resumes/resumes.public.ts'
import { canonicalSkill, findSkills } from '../text/find-skills.ts'
import type { LearnerInput } from './learner-input.ts'

/** What the person wants to be able to do. */
export type LearningGoal = {
  /** The role as the caller named it. */
  name: string
  /** The role whose data is used; undefined if none is like it. */
  role: TargetRole | undefined
  isExact: boolean
  required: Requirement[]
  stages: readonly LearningStage[]
  /** Where `required` comes from. */
  from: 'role' | 'similar role' | 'request' | 'next steps' | 'nowhere'
}

const longestText = 200
const longestStep = 1000
const mostHints = 60
const mostSteps = 100
const middleWeight = 3

const isTargetRole = (name: string): name is TargetRole => (targetRoles as readonly string[]).includes(name)

/** The taxonomy's name, or the text as written on one line. */
export const skillNamed = (text: string): string => {
  const line = text.slice(0, longestText).replace(/\s+/g, ' ').trim()
  return findSkillByName(canonicalSkill(line))?.name ?? line
}

const skillsNamed = (texts: readonly string[]): string[] => {
  const names = new Map<string, string>()
  for (const text of texts.slice(0, mostHints)) {
    const name = skillNamed(text)
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()]
}

const skillsInSteps = (steps: readonly string[]): string[] => [
  ...new Set(
    steps
      .slice(0, mostSteps)
      .flatMap((text) => findSkills({ text: text.slice(0, longestStep) }).map(({ name }) => name)),
  ),
]

/** The role whose milestones cover most of the skills. */
const roleCovering = (skills: readonly string[]): TargetRole | undefined => {
  const covered = (role: TargetRole) =>
    learningStagesOf(role)
      .flatMap((stage) => stage.skills)
      .filter((skill) => skills.includes(skill)).length
  const best = [...targetRoles].sort((a, b) => covered(b) - covered(a))[0]
  return best && covered(best) > 0 ? best : undefined
}

const requirementFor = (skill: string, role: TargetRole | undefined): Requirement =>
  findRoleNeeds(role)?.required.find((known) => known.skill === skill) ?? {
    skill,
    weight: middleWeight,
    alternatives: [],
  }

/**
 * What to learn for the role that a request names. We know the target roles; for another one, the skills in the request
 * count as its requirements, otherwise those of the role whose title is most like it, otherwise those in the next steps.
 */
export const readLearningGoal = ({ targetRole, request }: LearnerInput): LearningGoal => {
  const name = targetRole.slice(0, longestText).replace(/\s+/g, ' ').trim()
  const goalFor = (role: TargetRole | undefined, given: Pick<LearningGoal, 'required' | 'from'>) => ({
    name,
    role,
    isExact: role === name,
    stages: role ? learningStagesOf(role) : [],
    ...given,
  })
  if (isTargetRole(name))
    return goalFor(name, { required: findRoleNeeds(name)?.required ?? [], from: 'role' })
  const similar = roleOfTitle(name)
  const hinted = skillsNamed(request?.requiredSkills ?? [])
  const fromHints = (skills: readonly string[], from: 'request' | 'next steps') => {
    const role = similar ?? roleCovering(skills)
    return goalFor(role, { required: skills.map((skill) => requirementFor(skill, role)), from })
  }
  if (hinted.length > 0) return fromHints(hinted, 'request')
  if (similar)
    return goalFor(similar, { required: findRoleNeeds(similar)?.required ?? [], from: 'similar role' })
  const inSteps = skillsInSteps(request?.nextSteps ?? [])
  if (inSteps.length > 0) return fromHints(inSteps, 'next steps')
  return goalFor(undefined, { required: [], from: 'nowhere' })
}

/** The role whose list is followed, with its article: "a Data Engineer", "an Engineering Manager". */
export const aRole = ({ name, role, from }: LearningGoal): string => {
  const shown = from === 'role' || from === 'similar role' ? (role ?? name) : name
  return `${/^[AEIOU]/i.test(shown) ? 'an' : 'a'} ${shown}`
}
