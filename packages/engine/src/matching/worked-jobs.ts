import type { TargetRole } from '@nextrung/contract/roles'
import { type PathInput, titleLikeness } from '../path/path.public.ts'
import { withBroader } from '../person/broader-skills.ts'
import { readHeldSkills } from '../person/held-skills.ts'
import { type Span, spanOf } from '../time/covered-time.ts'

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
