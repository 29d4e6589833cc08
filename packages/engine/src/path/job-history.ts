import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import { findOrigin, type Origin } from '@nextrung/knowledge/transitions'
import { mergeSpans, type Span, spanOf } from '../time/covered-time.ts'
import { roleOfTitle } from './title-likeness.ts'

const longestTitle = 120
const mostJobs = 60

export type PathJob = {
  /** As written; jobs without a title are left out. */
  title: string
  employer: string | undefined
  isCurrent: boolean
  span: Span | undefined
  /** The target role that the title names. */
  role: TargetRole | undefined
  /** The field outside IT that the title belongs to. */
  origin: Origin | undefined
  lines: readonly string[]
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const readJob = (job: ResumeWork, today: string): PathJob[] => {
  const title = oneLine(job.position ?? '')
  if (title === '' || title.length > longestTitle) return []
  const role = roleOfTitle(title)
  return [
    {
      title,
      employer: job.name ? oneLine(job.name) : undefined,
      isCurrent: job.current === true,
      span: spanOf(job, today),
      role,
      origin: role ? undefined : findOrigin(title),
      lines: [job.summary ?? '', ...job.highlights].filter(Boolean),
    },
  ]
}

/** The resume's jobs that have a title, in resume order. */
export const readJobs = (resume: ResumeDocument | undefined, today: string): PathJob[] =>
  (resume?.work ?? []).slice(0, mostJobs).flatMap((job) => readJob(job, today))

/** The job that says where the person is now: the newest current one, otherwise the one that ended last. */
export const presentJob = (jobs: readonly PathJob[]): PathJob | undefined => {
  const newest = (list: readonly PathJob[]) =>
    [...list].sort(
      (a, b) => (b.span?.to ?? 0) - (a.span?.to ?? 0) || (b.span?.from ?? 0) - (a.span?.from ?? 0),
    )[0]
  const current = jobs.filter(({ isCurrent }) => isCurrent)
  // Current jobs end today, so the resume's order decides between those without a start.
  return newest(current.length > 0 ? current : jobs)
}

const recentMonths = 60

/** The newest job whose title names a role, if it ended in the last five years: a break doesn't undo a career. */
export const lastJobInIt = (jobs: readonly PathJob[], today: string): PathJob | undefined => {
  const now = spanOf({ startDate: today, current: true }, today)?.to ?? 0
  const last = presentJob(jobs.filter(({ role }) => role))
  return last?.span && now - last.span.to <= recentMonths ? last : undefined
}

/** Whole years that the jobs cover, overlaps counted once. */
export const yearsIn = (jobs: readonly PathJob[]): number => {
  const months = mergeSpans(jobs.flatMap(({ span }) => span ?? [])).reduce(
    (sum, { from, to }) => sum + (to - from),
    0,
  )
  return Math.floor(months / 12)
}
