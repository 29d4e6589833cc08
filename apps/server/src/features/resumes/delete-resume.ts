import type { CallInput } from '@nextrung/contract/call'
import type { deleteResume as call } from '@nextrung/contract/resumes'
import { holdLock } from '../../db/advisory-locks.ts'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { forgetWholeAnswers } from '../../idempotency/idempotency.store.ts'
import { listWaitingVersions, lockIfUnfinished } from './analysis.store.ts'
import { analyzeResumeJob } from './analyze-resume.job.ts'
import { clearComparisonsWith } from './comparisons.store.ts'
import { deleteResumeRow } from './resumes.store.ts'
import { removeUnusedFiles } from './uploaded-files.store.ts'

/**
 * Permanently deletes a version, the comparisons that quote it, and its file if no other version uses it. Versions
 * waiting for its analysis are analyzed without it.
 */
export const deleteResume = async (ctx: RequestContext, { params }: CallInput<typeof call>) => {
  const own = { userId: ctx.user.id, id: params.id }
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', own.userId)
    const waiting = (await lockIfUnfinished(tx, own)) ? await listWaitingVersions(tx, own) : []
    if (!(await deleteResumeRow(tx, own))) throw notFound('This resume')
    for (const version of waiting) await ctx.queue.enqueue(tx, analyzeResumeJob, version)
    await clearComparisonsWith(tx, own)
    await forgetWholeAnswers(tx, own.userId)
    await removeUnusedFiles(tx, own.userId)
  })
  return { id: params.id }
}
