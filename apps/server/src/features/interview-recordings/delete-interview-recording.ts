import type { CallInput } from '@nextrung/contract/call'
import type {
  deleteInterviewRecording as call,
  RecordingOverview,
} from '@nextrung/contract/interview-recordings'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteRecording } from './interview-recordings.store.ts'
import { listInterviewRecordings } from './list-interview-recordings.ts'

export const deleteInterviewRecording = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<RecordingOverview> => {
  if (!(await deleteRecording(ctx.db, { userId: ctx.user.id, id: params.id })))
    throw notFound('This recording')
  return listInterviewRecordings(ctx)
}
