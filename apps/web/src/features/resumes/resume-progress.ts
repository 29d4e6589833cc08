import { ResumeStatus, resumeProgress, resumeStatuses } from '@nextrung/contract/resumes'

/** The labels under the three rungs. */
export const stages = ['Received', 'Analyzed', 'Optimized'] as const

/** An unknown status counts as no progress. */
export const progressOf = (status: string): { percent: number; rungs: number } => {
  const known = ResumeStatus.safeParse(status)
  if (!known.success) return { percent: 0, rungs: 0 }
  return { percent: resumeProgress[known.data], rungs: resumeStatuses.indexOf(known.data) + 1 }
}

/** Whether the server is still working on a version. */
export const isInProgress = (status: string): boolean => status === 'pending' || status === 'analyzing'
