import type { Services } from '../../context.ts'
import { holdLock } from '../../db/advisory-locks.ts'
import { findStranded } from './analysis.store.ts'
import { analyzeResumeJob } from './analyze-resume.job.ts'

/**
 * Enqueues the versions that wait for an analysis which no job will do any more: the queue gives a job up when its
 * tries were used up by servers that died, or by a database that could not be written.
 * @returns how many
 */
export const requeueStrandedAnalyses = async ({ db, queue, log }: Services): Promise<number> => {
  const stranded = await db.transaction(async (tx) => {
    await holdLock(tx, 'strandedAnalyses')
    const found = await findStranded(tx, analyzeResumeJob.name)
    for (const one of found) await queue.enqueue(tx, analyzeResumeJob, one)
    return found
  })
  if (stranded.length > 0) log.warn({ versions: stranded.map(({ id }) => id) }, 'stranded analyses taken up')
  return stranded.length
}
