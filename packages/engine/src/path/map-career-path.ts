import { CareerPathNode, PathSuggestion } from '@nextrung/contract/career-path'
import { type TargetRole, UserType } from '@nextrung/contract/roles'
import { z } from 'zod'
import type { PathInput } from './path-input.ts'
import { professionalBranches } from './professional-branches.ts'
import { recommendSteps } from './recommend-steps.ts'
import { rootNode } from './root-node.ts'
import { readStanding, type Standing } from './standing.ts'
import { transitionerBranches } from './transitioner-branches.ts'

export const MappedPath = z.object({
  root: CareerPathNode,
  /** The chosen one, or what we took the person for without a choice. */
  userType: UserType,
  /** What is missing for a better answer, and where to give it. */
  message: z.string().optional(),
  recommendations: PathSuggestion.shape.recommendations,
})
export type MappedPath = z.output<typeof MappedPath>

const withoutTarget = 'Choose a target role on the start page, and your path to it appears here.'
const withoutResume =
  'This path knows neither your skills nor your work. Upload a resume on the dashboard, and it will start from where you are.'
const withoutSkills =
  'No skill that an IT role asks for shows in your resume or your profile yet. If you have some, add them to your profile.'

const messageFor = (standing: Standing, target: TargetRole | undefined): string | undefined => {
  if (!target) return withoutTarget
  if (!standing.hasResume && standing.known.size === 0) return withoutResume
  return standing.known.size === 0 ? withoutSkills : undefined
}

/** Without a choice, a person whose present title is an IT role counts as a professional. */
const userTypeOf = (input: PathInput, standing: Standing): UserType =>
  input.userType ?? (standing.role ? 'professional' : 'transitioner')

/** Ids that say where in the tree a card is: the same role can be on two branches. */
const withPlaceInId = (nodes: readonly CareerPathNode[], parent = ''): CareerPathNode[] =>
  nodes.map((node) => {
    const id = `${parent}${node.id}`
    return { ...node, id, next: withPlaceInId(node.next, `${id}/`) }
  })

/**
 * The person's career path: a tree whose root is where they stand. A transitioner's path leads into the target role
 * from the ladder's first step they can reach; a professional's goes on from the step they are on. Everything in it
 * comes from what the person gave us and from the knowledge base.
 */
export const mapCareerPath = (input: PathInput): MappedPath => {
  const standing = readStanding(input)
  const userType = userTypeOf(input, standing)
  const { targetRole: target } = input
  const branches = userType === 'professional' ? professionalBranches : transitionerBranches
  const next = target ? withPlaceInId(branches(standing, target)) : []
  const message = messageFor(standing, target)
  return {
    root: { ...rootNode(standing, { target, userType, profile: input.profile }), next },
    userType,
    ...(message ? { message } : {}),
    recommendations: target ? recommendSteps(standing, { target, userType, next }) : [],
  }
}
