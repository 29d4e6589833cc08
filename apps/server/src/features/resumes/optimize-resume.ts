import type { CallInput } from '@nextrung/contract/call'
import type { optimizeResume as call, Resume } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { analyzeResumeJob } from './analyze-resume.job.ts'
import { readTargetRole } from './read-target-role.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'
import { refuseTooManyVersions } from './room-for-versions.ts'

/** Makes a new version that follows the person's words. It queues behind the version it is about. */
export const optimizeResume = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<Answer<Resume>> => {
  const userId = ctx.user.id
  const key = ctx.request.idempotencyKey
  const uploadKey = key ? `optimize ${params.id} ${key}` : null
  const feedbackWords = body.feedback.trim()
  const arrival = await store.readArrival(ctx.db, { userId, elapsedMs: ctx.request.elapsedMs })
  const asked = readTargetRole(body.selectedRole)
  const row = await ctx.db.transaction(async (tx) => {
    await store.lockVersions(tx, userId)
    const base = await store.findWholeResume(tx, { userId, id: params.id })
    if (!base) throw notFound('This resume')
    const twin = uploadKey
      ? await store.findByUploadKey(tx, { userId, uploadKey })
      : await store.findTwinBasedOn(tx, { userId, basedOn: base.id, feedbackWords, arrival })
    if (twin) return twin
    await refuseTooManyVersions(ctx, tx)
    const stored = await store.insertResume(tx, {
      userId,
      targetRole: asked ?? base.targetRole,
      fileName: base.fileName,
      fileId: base.fileId,
      originalContent: base.originalContent,
      read: base.read,
      understood: base.understood,
      contentHash: base.contentHash,
      design: base.design,
      basedOn: base.id,
      feedbackWords,
      reason: `You asked for: ${feedbackWords}`,
      uploadKey,
    })
    await spendAllowance(ctx, tx, { userId, code: 'resume_optimization' })
    await ctx.queue.enqueue(tx, analyzeResumeJob, { userId, id: stored.id })
    return stored
  })
  return new Answer(200, resumeAnswer(ctx, row))
}
