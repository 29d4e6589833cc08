import type { Advertisement } from '@nextrung/contract/advertisement'
import type { TargetRole } from '@nextrung/contract/roles'
import { type PathInput, titleLikeness, yearsToward } from '../path/path.public.ts'
import { withBroader } from '../person/broader-skills.ts'
import { readHeldSkills } from '../person/held-skills.ts'
import { mergeSpans, type Span, spanOf } from '../time/covered-time.ts'
import type { Candidate } from './candidate.ts'

/** A job with dates, how near its title is to each role, and the skills that its lines show. */
export type WorkedJob = {
  near: ReadonlyMap<TargetRole, number>
  span: Span
  skills: ReadonlySet<string>
}

const mostJobs = 60

/** The resume's jobs that have dates. */
export const readWorkedJobs = ({ resume, today }: PathInput): WorkedJob[] => {
  if (!resume) return []
  const { full, partial } = readHeldSkills(resume)
  const held = [...full.values(), ...partial.values()]
  return resume.work.slice(0, mostJobs).flatMap((job, at) => {
    const span = spanOf(job, today)
    const shows = held.filter(({ mentions }) =>
      mentions.some(({ pointer }) => pointer.startsWith(`/work/${at}/`)),
    )
    return span
      ? [
          {
            near: titleLikeness(job.position ?? ''),
            span,
            skills: withBroader(shows.map(({ name }) => name)),
          },
        ]
      : []
  })
}

const nearTitle = 0.5
const tellingSkills = 2

/**
 * Whole years of work that count for an advertisement: in its role or one close to it, under a title like it, or with at
 * least two of the skills that it requires. Without a role, all years count.
 */
export const yearsFor = (
  { worked, standing, yearsOfExperience }: Candidate,
  { role, skills }: Advertisement,
): number => {
  if (!role) return yearsOfExperience
  const required = skills.filter(({ kind }) => kind === 'must').map(({ name }) => name)
  const counts = worked.filter(
    ({ near, skills: shown }) =>
      required.filter((name) => shown.has(name)).length >= tellingSkills ||
      (near.get(role) ?? 0) >= nearTitle,
  )
  const months = mergeSpans(counts.map(({ span }) => span)).reduce((sum, { from, to }) => sum + to - from, 0)
  return Math.max(yearsToward(standing, role).engineer, Math.floor(months / 12))
}
