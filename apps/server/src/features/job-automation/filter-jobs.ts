import type { JobFilters, JobPreferences } from '@nextrung/contract/job-automation'
import type { MatchedJob } from './find-matches.ts'

const dayMs = 24 * 3600_000

type Wanted = {
  preferences: JobPreferences
  filters: JobFilters | null | undefined
  hidden: ReadonlySet<string>
  now: Date
}

const isNear = ({ posting, match }: MatchedJob): boolean =>
  posting.advertisement.mode === 'remote' ||
  match.gates.every(({ gate, ok }) => gate !== 'place' || ok !== false)

const textOf = ({ posting: { advertisement, description } }: MatchedJob): string =>
  [
    advertisement.title,
    advertisement.employer,
    ...advertisement.requirements.map(({ words }) => words),
    description,
  ]
    .join(' ')
    .toLowerCase()

const payOf = ({ posting: { advertisement } }: MatchedJob): number | undefined =>
  advertisement.pay?.yearlyMax ?? advertisement.pay?.yearlyMin ?? undefined

const skillsOf = ({ posting }: MatchedJob): Set<string> =>
  new Set(posting.advertisement.skills.map(({ name }) => name))

const leastShared = 0.3

const isLike = (one: MatchedJob, other: MatchedJob): boolean => {
  const [mine, theirs] = [skillsOf(one), skillsOf(other)]
  const shared = [...mine].filter((name) => theirs.has(name)).length
  const isSameRole = one.posting.advertisement.role === other.posting.advertisement.role
  return isSameRole || shared / Math.max(1, mine.size + theirs.size - shared) >= leastShared
}

const meets = (
  job: MatchedJob,
  { filters, now, jobs }: Wanted & { jobs: readonly MatchedJob[] },
): boolean => {
  const { text, levels, payFrom, postedWithin, like } = filters ?? {}
  const { level, posted } = job.posting.advertisement
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length > 0) {
    const own = textOf(job)
    if (!words.every((word) => own.includes(word))) return false
  }
  if (levels && levels.length > 0 && (level === null || !levels.includes(level))) return false
  if (payFrom && (payOf(job) ?? 0) < payFrom) return false
  if (postedWithin && (!posted || now.getTime() - Date.parse(posted) > postedWithin * dayMs)) return false
  if (!like) return true
  const model = jobs.find(({ id }) => id === like)
  return model !== undefined && model.id !== job.id && isLike(job, model)
}

/** The jobs that fit where and how the person wants to work and what they filter by, without those they hid. */
export const filterJobs = (jobs: readonly MatchedJob[], wanted: Wanted): MatchedJob[] => {
  const { preferredLocations, remoteOnly } = wanted.preferences
  return jobs.filter(
    (job) =>
      !wanted.hidden.has(job.id) &&
      (!remoteOnly || job.posting.advertisement.mode === 'remote') &&
      (preferredLocations.length === 0 || isNear(job)) &&
      meets(job, { ...wanted, jobs }),
  )
}
