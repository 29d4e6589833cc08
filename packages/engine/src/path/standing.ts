import type { TargetRole } from '@nextrung/contract/roles'
import { findOrigin, getRoleMove, type Origin } from '@nextrung/knowledge/transitions'
import type { KnownSkill } from '../person/known-skills.ts'
import { readKnownSkills } from '../person/known-skills.ts'
import { lastJobInIt, type PathJob, presentJob, readJobs, yearsIn } from './job-history.ts'
import { type Experience, type LadderPlace, placeOnLadder } from './ladder-place.ts'
import type { PathInput } from './path-input.ts'
import { roleOfTitle } from './title-likeness.ts'

/** Where a person stands, and everything the path is worked out from. */
export type Standing = {
  known: Map<string, KnownSkill>
  jobs: PathJob[]
  /** What they do now, in their own words; what they last did in IT, if that is not long ago. */
  title: string | undefined
  /** Where the title comes from; `earlier`: a job before the present one. */
  titleFrom: 'resume' | 'earlier' | 'profile' | 'request' | undefined
  role: TargetRole | undefined
  /** The field outside IT that they come from: of the present title, else of the longest job. */
  origin: Origin | undefined
  originTitle: string | undefined
  /** Years in jobs of this role or one with much the same work. */
  years: number
  managerYears: number
  allYears: number
  place: LadderPlace | undefined
  hasResume: boolean
}

const longestTitle = 120

const oneLine = (text: string | undefined): string | undefined => {
  const line = text?.replace(/\s+/g, ' ').trim()
  return line && line.length <= longestTitle ? line : undefined
}

const findTitle = (input: PathInput, jobs: PathJob[]): Pick<Standing, 'title' | 'titleFrom'> => {
  const present = presentJob(jobs)
  const earlier = present && !present.role ? lastJobInIt(jobs, input.today) : undefined
  const held = (earlier ?? present)?.title
  const told = oneLine(input.profile.title)
  const known = held ?? told
  const asked = oneLine(input.claimed?.role)
  if (asked && !isKnownAlready(asked, { known, input })) return { title: asked, titleFrom: 'request' }
  if (held) return { title: held, titleFrom: earlier ? 'earlier' : 'resume' }
  return told ? { title: told, titleFrom: 'profile' } : { title: undefined, titleFrom: undefined }
}

/** The name of the root card while we know nothing of the person's work. */
export const unknownRole = 'Your starting point'

/** Clients send the root's role back; it says no more than the title it came from. */
const isKnownAlready = (asked: string, { known, input }: { known: string | undefined; input: PathInput }) => {
  if (asked === known || asked === unknownRole) return true
  if (known === undefined) return asked === input.targetRole
  const role = roleOfTitle(asked)
  return role !== undefined && role === roleOfTitle(known)
}

/** Whether work in one role counts as experience for the other. */
const isRelated = (from: TargetRole, to: TargetRole): boolean =>
  from === to || !['switch', 'return'].includes(getRoleMove(from, to).kind)

const longestOrigin = (jobs: readonly PathJob[]): PathJob | undefined =>
  [...jobs].filter(({ origin }) => origin).sort((a, b) => yearsIn([b]) - yearsIn([a]))[0]

/** Years of work that counts toward a role. */
export const yearsToward = (
  { jobs, managerYears }: Pick<Standing, 'jobs' | 'managerYears'>,
  role: TargetRole,
): Experience => ({
  engineer: yearsIn(jobs.filter((job) => job.role && isRelated(job.role, role))),
  manager: managerYears,
})

const noYears: Experience = { engineer: 0, manager: 0 }

/** Reads where the person stands from their jobs' titles and dates, their profile and what they say now. */
export const readStanding = (input: PathInput): Standing => {
  const jobs = readJobs(input.resume, input.today)
  const { title, titleFrom } = findTitle(input, jobs)
  const role = title ? roleOfTitle(title) : undefined
  const managerYears = yearsIn(jobs.filter((job) => job.role === 'Engineering Manager'))
  const years = role ? yearsToward({ jobs, managerYears }, role) : noYears
  const own = title && !role ? findOrigin(title) : undefined
  const past = longestOrigin(jobs)
  return {
    known: readKnownSkills({
      resume: input.resume,
      profile: input.profile,
      learned: input.learned,
      claimed: input.claimed?.skills ?? [],
    }),
    jobs,
    title,
    titleFrom,
    role,
    origin: own ?? past?.origin,
    originTitle: own ? title : past?.title,
    years: years.engineer,
    managerYears,
    allYears: yearsIn(jobs),
    place: role && title ? placeOnLadder(role, { title, years }) : undefined,
    hasResume: input.resume !== undefined,
  }
}
