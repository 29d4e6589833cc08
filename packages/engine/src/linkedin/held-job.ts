import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { isTitle, sameField, unfinished } from '../resumes/resumes.public.ts'
import { wholeYears } from '../time/covered-time.ts'

/** The job that identifies the person: the newest current one, otherwise the newest. */
export type HeldJob = {
  position: string
  from: string
  employer: { name: string; from: string } | undefined
  isCurrent: boolean
}

const longestName = 80

/** Undefined if no title in the resume clearly reads as one. */
export const findHeldJob = ({ work }: ResumeDocument): HeldJob | undefined => {
  const titled = work.flatMap(({ position, name, current }, at) =>
    position && isTitle(position) && !unfinished.test(position)
      ? [{ position, name, at, isCurrent: current === true }]
      : [],
  )
  const job = titled.find(({ isCurrent }) => isCurrent) ?? titled[0]
  if (!job) return undefined
  const { position, name, at, isCurrent } = job
  const isEmployer = name !== undefined && name.length <= longestName && !/^(?:self|freelanc)/i.test(name)
  return {
    position: `${position.charAt(0).toUpperCase()}${position.slice(1)}`,
    from: `/work/${at}/position`,
    employer: isEmployer ? { name, from: `/work/${at}/name` } : undefined,
    isCurrent,
  }
}

/** Whole years covered by jobs in the same field, overlaps counted once, and the pointers to their dates. */
export const yearsInField = (
  { work }: ResumeDocument,
  { position, today }: { position: string; today: string | undefined },
): { years: number; from: string[] } => {
  const jobs = sameField(work, position)
  // Without today's date a current job has no known length, so don't mention years.
  if (!today && jobs.some(({ job }) => job.current)) return { years: 0, from: [] }
  const years = wholeYears(
    jobs.map(({ job }) => job),
    today,
  )
  const from = jobs.flatMap(({ at }) =>
    ['position', 'startDate', 'endDate'].map((field) => `/work/${at}/${field}`),
  )
  return { years, from: years >= 1 ? from : [] }
}
