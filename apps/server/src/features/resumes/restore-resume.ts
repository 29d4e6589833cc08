import type { CallInput } from '@nextrung/contract/call'
import type { restoreResume as call, Resume } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'
import { refuseTooManyVersions } from './room-for-versions.ts'

/** Makes a newest version with the content of an older one, which stays. */
export const restoreResume = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Answer<Resume>> => {
  const userId = ctx.user.id
  const arrival = await store.readArrival(ctx.db, { userId, elapsedMs: ctx.request.elapsedMs })
  await getCompletedResume(ctx, params.id)
  const key = ctx.request.idempotencyKey
  const uploadKey = key ? `restore ${params.id} ${key}` : null
  const row = await ctx.db.transaction(async (tx) => {
    await store.lockVersions(tx, userId)
    const twin = uploadKey
      ? await store.findByUploadKey(tx, { userId, uploadKey })
      : await store.findTwinBasedOn(tx, { userId, basedOn: params.id, feedbackWords: null, arrival })
    if (twin) return twin
    const source = await store.findWholeResume(tx, { userId, id: params.id })
    if (!source) throw notFound('This resume')
    await refuseTooManyVersions(ctx, tx)
    const { id, version, createdAt, updatedAt, attempt, label, ...content } = source
    return store.insertResume(tx, {
      ...content,
      basedOn: id,
      feedbackWords: null,
      uploadKey,
      reason: `Restored from version ${version}${label ? `, ${label}` : ''}`,
    })
  })
  return new Answer(200, resumeAnswer(ctx, row))
}
