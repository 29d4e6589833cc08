import { playInterviewRecording } from '@nextrung/contract/interview-recordings'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../errors.ts'
import { findResponse, setResponseAudio } from '../interview/interview.public.ts'
import { findMockAnswer } from '../mock-interviews/mock-interviews.public.ts'
import { type AnswerOf, findRecordingOf, linkRecording } from './interview-recordings.store.ts'

type Attached = { userId: number; id: number; answer: AnswerOf }

/** @throws AppError NOT_FOUND */
const requireAnswer = async (db: Database, { userId, answer }: Attached): Promise<void> => {
  const found =
    'responseId' in answer
      ? await findResponse(db, { userId, id: answer.responseId })
      : await findMockAnswer(db, { userId, id: answer.mockAnswerId })
  if (!found) throw notFound('This answer')
}

/**
 * Makes a recording the sound of one of the person's answers. The caller must hold the person's lock.
 * @throws AppError NOT_FOUND for an answer that does not exist or belongs to somebody else
 * @throws AppError CONFLICT if the answer has another recording
 */
export const attachRecording = async (tx: Database, attached: Attached): Promise<void> => {
  const { userId, id, answer } = attached
  await requireAnswer(tx, attached)
  const kept = await findRecordingOf(tx, { userId, answer })
  if (kept && kept.id !== id)
    throw new AppError('CONFLICT', 'This answer has a recording. Delete that one first.')
  await linkRecording(tx, { userId, id, answer })
  if (!('responseId' in answer)) return
  const url = playInterviewRecording.path.replace(':id', String(id))
  await setResponseAudio(tx, { userId, id: answer.responseId, url })
}
