import type { CallInput } from '@nextrung/contract/call'
import type { playInterviewRecording as call } from '@nextrung/contract/interview-recordings'
import { notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findRecording } from './interview-recordings.store.ts'
import { extensionOf } from './media-type.ts'

/** The sound of a recording, only for its owner. */
export const playInterviewRecording = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const found = await findRecording(ctx.db, { userId: ctx.user.id, id: params.id })
  if (!found) throw notFound('This recording')
  return {
    bytes: found.content,
    contentType: found.mediaType,
    fileName: `answer-${params.id}.${extensionOf(found.mediaType)}`,
    isShown: true,
  }
}
