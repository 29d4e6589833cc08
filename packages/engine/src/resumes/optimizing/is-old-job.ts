import type { WishTarget } from '../wish-model/wish.ts'

type Text = string | { text: string }
type Job = { startDate?: Text | undefined; endDate?: Text | undefined; current?: boolean | undefined }
type OldJobs = Extract<WishTarget, { kind: 'jobs-before' | 'jobs-older' }>

const plain = (text: Text): string => (typeof text === 'string' ? text : text.text)

/** Whether a job's dates show that it ended before the year in the wish; false if the dates don't say. */
export const isOldJob = (
  { startDate, endDate, current }: Job,
  { target, today }: { target: OldJobs; today: string | undefined },
): boolean => {
  const end = endDate ?? startDate
  if (current || end === undefined) return false
  if (target.kind === 'jobs-before') return plain(end).slice(0, 4) < String(target.year)
  if (!today) return false
  return plain(end).slice(0, 4) < String(Number(today.slice(0, 4)) - target.years)
}
