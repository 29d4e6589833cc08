import type { PathHeldSkill, PathMissingSkill } from '@nextrung/contract/career-path'
import type { TargetRole } from '@nextrung/contract/roles'
import type { KnownSkill } from '../person/known-skills.ts'
import type { Requirement } from '../person/unmet-requirements.ts'
import { findRoleNeeds } from '../resumes/resumes.public.ts'
import { type MissingSkill, orderMissing } from './learning-order.ts'

export type RoleGap = {
  role: TargetRole
  required: Requirement[]
  held: PathHeldSkill[]
  /** In the order to learn them. Partly known skills are on both lists. */
  missing: MissingSkill[]
  /** The weighted share of the required skills that the person has, from 0 to 1; partly known ones count half. */
  coverage: number
}

type Match = { known: KnownSkill; through: string | undefined }

/** The best the person has for a requirement: the skill itself, or else an alternative; fully known first. */
const matchOf = (
  { skill, alternatives }: Requirement,
  known: ReadonlyMap<string, KnownSkill>,
): Match | undefined => {
  const found = [skill, ...alternatives].flatMap((name) => known.get(name) ?? [])
  const best = found.find(({ grade }) => grade === 'full') ?? found[0]
  if (!best) return undefined
  return { known: best, through: best.name === skill ? best.through : best.name }
}

export type Matched = { requirement: Requirement; match: Match | undefined }

/** Each requirement with what the person has for it; fully met ones have a match whose skill is fully known. */
export const matchRequirements = (
  required: readonly Requirement[],
  known: ReadonlyMap<string, KnownSkill>,
): Matched[] => required.map((requirement) => ({ requirement, match: matchOf(requirement, known) }))

const partlyShare = 0.5

const heldSkill = ({ skill, weight }: Requirement, { known, through }: Match): PathHeldSkill => ({
  skill,
  weight,
  grade: known.grade === 'full' ? 'fully' : 'partly',
  evidence: known.evidence,
  ...(known.words ? { words: known.words } : {}),
  ...(through ? { through } : {}),
})

const requirements = new Map<TargetRole, Requirement[]>()

/** A path compares a person with every role several times, and the knowledge base doesn't change meanwhile. */
const requiredBy = (role: TargetRole): Requirement[] => {
  const required = requirements.get(role) ?? findRoleNeeds(role)?.required ?? []
  requirements.set(role, required)
  return required
}

/** Whether the person has anything that a role requires; much cheaper than its whole gap. */
export const holdsAny = (role: TargetRole, known: ReadonlyMap<string, KnownSkill>): boolean =>
  requiredBy(role).some((requirement) => matchOf(requirement, known) !== undefined)

const gaps = new WeakMap<ReadonlyMap<string, KnownSkill>, Map<TargetRole, RoleGap>>()

/** Compares what the person knows with what a role requires; worked out once for the same `known`. */
export const readRoleGap = (role: TargetRole, known: ReadonlyMap<string, KnownSkill>): RoleGap => {
  const ofPerson = gaps.get(known) ?? new Map<TargetRole, RoleGap>()
  gaps.set(known, ofPerson)
  const gap = ofPerson.get(role) ?? compareWithRole(role, known)
  ofPerson.set(role, gap)
  return gap
}

const compareWithRole = (role: TargetRole, known: ReadonlyMap<string, KnownSkill>): RoleGap => {
  const required = requiredBy(role)
  const matches = matchRequirements(required, known)
  const total = required.reduce((sum, { weight }) => sum + weight, 0)
  const had = matches.reduce((sum, { requirement, match }) => {
    if (!match) return sum
    return sum + requirement.weight * (match.known.grade === 'full' ? 1 : partlyShare)
  }, 0)
  const open = matches.filter(({ match }) => match?.known.grade !== 'full')
  return {
    role,
    required,
    held: matches.flatMap(({ requirement, match }) => (match ? [heldSkill(requirement, match)] : [])),
    missing: orderMissing(
      open.map(({ requirement }) => requirement),
      known,
    ),
    coverage: total === 0 ? 0 : had / total,
  }
}

/** What the person actually has toward a role, heaviest first and each once: Java, where it counts for Python. */
export const ownNames = ({ held }: RoleGap): string[] => [
  ...new Set(
    [...held]
      .sort((a, b) => b.weight - a.weight)
      .map(({ skill, evidence, through }) => (evidence === 'implied' ? skill : (through ?? skill))),
  ),
]

/** ", 1 of them in part", behind a count of the held skills; nothing if all are held in full. */
export const heldInPart = ({ held }: RoleGap): string => {
  const partly = held.filter(({ grade }) => grade === 'partly').length
  if (partly === 0) return ''
  return partly === held.length ? ', in part' : `, ${partly} of them in part`
}

/** A missing skill as the contract describes it. */
export const shownMissing = ({
  skill,
  weight,
  anyOf,
  after,
  coveredBy,
  hours,
}: MissingSkill): PathMissingSkill => ({
  skill,
  weight,
  anyOf,
  after,
  ...(coveredBy === undefined ? { hours } : { coveredBy }),
})

/** Lighter skills can be learned on the job. */
export const neededWeight = 3

/** What has to be learned before the job: weight 3 and up, and not covered by another one. */
export const neededSkills = ({ missing }: RoleGap): MissingSkill[] =>
  missing.filter(({ weight, coveredBy }) => weight >= neededWeight && coveredBy === undefined)

/** The lower end of the learning hours before the job. */
export const hoursToLearn = (gap: RoleGap): number =>
  neededSkills(gap).reduce((sum, { hours }) => sum + hours.from, 0)
