import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getOriginMove, getRoleMove } from '@nextrung/knowledge/transitions'
import { type PathJob, presentJob, yearsIn } from './job-history.ts'
import { isOpenToNewcomers } from './open-to-newcomers.ts'
import { skillLikeness } from './skill-likeness.ts'
import type { Standing } from './standing.ts'
import { titleLikeness } from './title-likeness.ts'
import { workLikeness } from './work-likeness.ts'

/** How far each part is reached, from 0 to 1. */
export type FitShares = {
  role: TargetRole
  /** 1 for the role that somebody holds now. */
  present: number
  skills: number
  titles: number
  work: number
  moves: number
  /** The past title that is nearest. */
  nearest: string | undefined
}

/** The parts of the score and their points, chosen on the tuning half of labeled resumes (docs/evaluation.md). */
export const fitWeights = [
  { key: 'present', name: 'What you do now', most: 20 },
  { key: 'skills', name: 'Skills you have', most: 48 },
  { key: 'titles', name: 'Titles you have held', most: 16 },
  { key: 'work', name: 'What your work was about', most: 8 },
  { key: 'moves', name: 'What carries over', most: 8 },
] as const

// A job of ten years ago tells less about what fits now than the last one.
const fading = 0.8
// Below this, titles share a few letters and no meaning.
const leastLikeness = 0.25

const nearestTitles = (jobs: readonly PathJob[]): Map<TargetRole, { share: number; title: string }> => {
  const best = new Map<TargetRole, { share: number; title: string }>()
  const newestFirst = [...jobs].sort((a, b) => (b.span?.to ?? 0) - (a.span?.to ?? 0))
  for (const [at, { title }] of newestFirst.entries())
    for (const [role, near] of titleLikeness(title)) {
      const share = near * fading ** at
      if (near >= leastLikeness && share > (best.get(role)?.share ?? 0)) best.set(role, { share, title })
    }
  return best
}

// Below 1, which is the role that somebody is in.
const moveValue = {
  advance: 0.8,
  specialise: 0.7,
  broaden: 0.7,
  sideways: 0.6,
  return: 0.4,
  switch: 0.2,
} as const

const enoughCarried = 4
// Few people get a first job in IT as a lead or manager, whatever carries over.
const closedShare = 0.3
// Leading a shift is no reason to begin as a manager of engineers.
const closedSkillsShare = 0.1

/** How well the present role leads into another one; for an origin outside IT, how much carries over. */
const moveShare = (standing: Standing, role: TargetRole): number => {
  const past = standing.jobs.flatMap((job) => job.role ?? [])
  const roles = standing.role ? [standing.role, ...past] : past
  const fromRoles = roles.map((from) => {
    if (from === role) return 1
    const { kind, usual } = getRoleMove(from, role)
    return moveValue[kind] * (usual ? 1 : 0.6)
  })
  if (fromRoles.length > 0) return Math.max(...fromRoles)
  if (!standing.origin) return 0
  const carried = Math.min(1, getOriginMove(standing.origin.id, role).carriesOver.length / enoughCarried)
  return carried * (isOpenToNewcomers(role) ? 1 : closedShare)
}

/** The role of a job that goes on, or of the profile's title; an earlier job says what somebody did. */
const roleHeldNow = ({ jobs, role, titleFrom }: Standing): TargetRole | undefined => {
  if (titleFrom === 'profile') return role
  return titleFrom === 'resume' && presentJob(jobs)?.isCurrent ? role : undefined
}

/** Whether somebody comes from another field and has had no job in IT yet. */
const isNewcomer = ({ origin, role, jobs }: Standing): boolean =>
  origin !== undefined && !role && jobs.every((job) => !job.role)

/** What each role's score is made of, in display order. */
export const readFitShares = (standing: Standing): FitShares[] => {
  const { known, jobs, title } = standing
  const newcomer = isNewcomer(standing)
  const present = roleHeldNow(standing)
  const said = title && !jobs.some((job) => job.title === title) ? [{ ...noJob, title }] : []
  const titles = nearestTitles([...said, ...jobs])
  const skills = skillLikeness(known)
  const work = workLikeness(jobs.filter(({ lines }) => lines.length > 0).flatMap(({ lines }) => lines))
  return targetRoles.map((role) => ({
    role,
    present: role === present ? 1 : 0,
    skills: (skills.get(role) ?? 0) * (newcomer && !isOpenToNewcomers(role) ? closedSkillsShare : 1),
    titles: titles.get(role)?.share ?? 0,
    work: work.get(role) ?? 0,
    moves: moveShare(standing, role),
    nearest: titles.get(role)?.title,
  }))
}

const noJob = {
  employer: undefined,
  isCurrent: true,
  span: { from: 0, to: Number.MAX_SAFE_INTEGER },
  role: undefined,
  origin: undefined,
  lines: [],
}

/** Years of work with each origin or role, for the sentences. */
export const yearsByTitle = (jobs: readonly PathJob[], title: string): number =>
  yearsIn(jobs.filter((job) => job.title === title))
