import { playInterviewRecording } from '@nextrung/contract/interview-recordings'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../errors.ts'
import { findResponse, setResponseAudio } from '../interview/interview.public.ts'
import { findRecordingOf, linkRecording } from './interview-recordings.store.ts'

type Attached = { userId: number; id: number; responseId: number }

/**
 * Makes a recording the sound of one of the person's answers. The caller must hold the person's lock.
 * @throws AppError NOT_FOUND for an answer that does not exist or belongs to somebody else
 * @throws AppError CONFLICT if the answer has another recording
 */
export const attachRecording = async (tx: Database, { userId, id, responseId }: Attached): Promise<void> => {
  if (!(await findResponse(tx, { userId, id: responseId }))) throw notFound('This answer')
  const kept = await findRecordingOf(tx, { userId, responseId })
  if (kept && kept.id !== id)
    throw new AppError('CONFLICT', 'This answer has a recording. Delete that one first.')
  await linkRecording(tx, { userId, id, responseId })
  const url = playInterviewRecording.path.replace(':id', String(id))
  await setResponseAudio(tx, { userId, id: responseId, url })
}
