import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import {
  addInterviewRecording as call,
  type RecordingOverview,
  recordingConsent,
  recordingLimits,
} from '@nextrung/contract/interview-recordings'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { UploadedFile } from '../../http/upload.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { once } from '../../idempotency/once.ts'
import { findConsent } from '../consents/consents.public.ts'
import { requireFreeDisk } from '../resumes/resumes.public.ts'
import { attachRecording } from './attach-recording.ts'
import { insertRecording, sumRecordings } from './interview-recordings.store.ts'
import { listInterviewRecordings } from './list-interview-recordings.ts'
import { mediaTypeOf } from './media-type.ts'

const megabyte = 1024 * 1024

/** @throws AppError TOO_LARGE or UNSUPPORTED_FILE */
const readMediaType = ({ bytes }: UploadedFile): string => {
  if (bytes.byteLength > recordingLimits.bytes)
    throw new AppError('TOO_LARGE', `A recording may take ${recordingLimits.bytes / megabyte} MB at most.`)
  const mediaType = mediaTypeOf(bytes)
  if (!mediaType) throw new AppError('UNSUPPORTED_FILE', 'Send the recording as WebM, Ogg or MP4 audio.')
  return mediaType
}

/** @throws AppError FORBIDDEN without the consent to the current text */
const requireConsent = async (db: Database, userId: number): Promise<void> => {
  const consent = await findConsent(db, { userId, purpose: 'interview-recording' })
  if (consent?.textVersion !== recordingConsent.version)
    throw new AppError('FORBIDDEN', 'Recordings are kept only after you have agreed to it.')
}

/** @throws AppError CONFLICT */
const requireRoom = async (
  db: Database,
  { userId, bytes }: { userId: number; bytes: number },
): Promise<void> => {
  const kept = await sumRecordings(db, userId)
  if (kept.recordings >= recordingLimits.recordings || kept.bytes + bytes > recordingLimits.allBytes)
    throw new AppError(
      'CONFLICT',
      `There is room for ${recordingLimits.recordings} recordings with ${recordingLimits.allBytes / megabyte} MB together. Delete some and try again.`,
    )
}

/** Keeps a spoken answer, if the person agreed to it. */
export const addInterviewRecording = async (
  ctx: RequestContext,
  { form, file }: CallInput<typeof call> & { file: UploadedFile },
): Promise<RecordingOverview> => {
  const userId = ctx.user.id
  await requireConsent(ctx.db, userId)
  const mediaType = readMediaType(file)
  await requireFreeDisk(ctx)
  const { bytes: content } = file
  const contentHash = createHash('sha256').update(content).digest('base64')
  const request = await describeRequest(ctx, { call, asked: { ...form, contentHash } })
  await ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async () => {
        await requireConsent(tx, userId)
        await requireRoom(tx, { userId, bytes: content.byteLength })
        const { question, seconds, responseId } = form
        const recording = { userId, question, seconds, mediaType, content, recordedAt: ctx.now() }
        const id = await insertRecording(tx, recording)
        if (responseId !== undefined) await attachRecording(tx, { userId, id, answer: { responseId } })
        return id
      },
      keep: (answerId) => ({ answerId }),
      recall: async ({ answerId }) => answerId ?? 0,
    }),
  )
  return listInterviewRecordings(ctx)
}
