import { setTimeout as sleep } from 'node:timers/promises'
import { AppError, notFound, unavailable } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findResume, type ShownResumeRow } from './resumes.store.ts'

const maxWaitMs = 10_000
const pollMs = 150

/**
 * One of the person's versions with its result. Waits briefly for a running analysis.
 * @throws AppError NOT_FOUND, or NOT_READY if the analysis doesn't finish in time
 */
export const getCompletedResume = async (ctx: RequestContext, id: number): Promise<ShownResumeRow> => {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    const row = await findResume(ctx.db, { userId: ctx.user.id, id })
    if (!row) throw notFound('This resume')
    if (row.status === 'completed') return row
    if (ctx.stopping.aborted) throw unavailable()
    if (Date.now() >= deadline)
      throw new AppError('NOT_READY', 'This resume is still being analyzed. Please try again in a moment.', {
        retryAfterSeconds: 5,
      })
    await sleep(pollMs)
  }
}
