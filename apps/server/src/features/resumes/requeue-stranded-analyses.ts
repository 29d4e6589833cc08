import type { Services } from '../../context.ts'
import { holdLock } from '../../db/advisory-locks.ts'
import { findStranded } from './analysis.store.ts'
import { analyzeResumeJob } from './analyze-resume.job.ts'

/**
 * Enqueues unfinished versions that have no pending job left: the queue gives up on a job whose attempts were used up
 * by crashed servers or by a database that couldn't be written to.
 * @returns how many were enqueued
 */
export const requeueStrandedAnalyses = async ({ db, queue, log }: Services): Promise<number> => {
  const stranded = await db.transaction(async (tx) => {
    await holdLock(tx, 'strandedAnalyses')
    const found = await findStranded(tx, analyzeResumeJob.name)
    for (const one of found) await queue.enqueue(tx, analyzeResumeJob, one)
    return found
  })
  if (stranded.length > 0) log.warn({ versions: stranded.map(({ id }) => id) }, 'requeued stranded analyses')
  return stranded.length
}
