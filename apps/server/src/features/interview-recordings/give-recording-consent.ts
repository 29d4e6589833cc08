import type { CallInput } from '@nextrung/contract/call'
import {
  type giveRecordingConsent as call,
  type RecordingOverview,
  recordingConsent,
} from '@nextrung/contract/interview-recordings'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { giveConsent } from '../consents/consents.public.ts'
import { listInterviewRecordings } from './list-interview-recordings.ts'

/** Stores that the person agreed to recordings of their spoken answers. */
export const giveRecordingConsent = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<RecordingOverview> => {
  if (body.version !== recordingConsent.version)
    throw new AppError('CONFLICT', 'This text has changed. Reload the page, read it again and then decide.')
  const userId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const consent = {
      userId,
      purpose: 'interview-recording',
      textVersion: body.version,
      at: ctx.now(),
    } as const
    if (await giveConsent(tx, consent))
      await recordAudit(tx, { userId, event: 'recording.consent-given', request: ctx.request })
  })
  return listInterviewRecordings(ctx)
}
