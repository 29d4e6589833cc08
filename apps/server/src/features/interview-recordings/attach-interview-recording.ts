import type { CallInput } from '@nextrung/contract/call'
import type {
  attachInterviewRecording as call,
  RecordingOverview,
} from '@nextrung/contract/interview-recordings'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { attachRecording } from './attach-recording.ts'
import { findLink } from './interview-recordings.store.ts'
import { listInterviewRecordings } from './list-interview-recordings.ts'

/** Makes a kept recording the sound of an answer that was stored after it. */
export const attachInterviewRecording = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<RecordingOverview> => {
  const own = { userId: ctx.user.id, id: params.id }
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', own.userId)
    const recording = await findLink(tx, own)
    if (!recording) throw notFound('This recording')
    const { responseId, mockAnswerId } = recording
    const isTaken =
      'responseId' in body
        ? mockAnswerId !== null || (responseId !== null && responseId !== body.responseId)
        : responseId !== null || (mockAnswerId !== null && mockAnswerId !== body.mockAnswerId)
    if (isTaken) throw new AppError('CONFLICT', 'This recording belongs to another answer.')
    await attachRecording(tx, { ...own, answer: body })
  })
  return listInterviewRecordings(ctx)
}
