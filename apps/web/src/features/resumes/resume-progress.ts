import { ResumeStatus, resumeProgress, resumeStatuses } from '@nextrung/contract/resumes'

/** The three rungs, in the words under them. */
export const stages = ['Received', 'Analyzed', 'Optimized'] as const

/** A status that is not known has come nowhere yet. */
export const progressOf = (status: string): { percent: number; rungs: number } => {
  const known = ResumeStatus.safeParse(status)
  if (!known.success) return { percent: 0, rungs: 0 }
  return { percent: resumeProgress[known.data], rungs: resumeStatuses.indexOf(known.data) + 1 }
}

/** Whether the server is still working on a version, so that its result is worth waiting for. */
export const isInProgress = (status: string): boolean => status === 'pending' || status === 'analyzing'
