import type { CallInput } from '@nextrung/contract/call'
import type {
  deleteInterviewRecording as call,
  RecordingOverview,
} from '@nextrung/contract/interview-recordings'
import { holdLock } from '../../db/advisory-locks.ts'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { setResponseAudio } from '../interview/interview.public.ts'
import { deleteRecording, findLink } from './interview-recordings.store.ts'
import { listInterviewRecordings } from './list-interview-recordings.ts'

/** Deletes a recording. The answer it belongs to stays, without its sound. */
export const deleteInterviewRecording = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<RecordingOverview> => {
  const own = { userId: ctx.user.id, id: params.id }
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', own.userId)
    const recording = await findLink(tx, own)
    if (!recording) throw notFound('This recording')
    const { responseId } = recording
    if (responseId !== null) await setResponseAudio(tx, { userId: own.userId, id: responseId, url: null })
    await deleteRecording(tx, own)
  })
  return listInterviewRecordings(ctx)
}
