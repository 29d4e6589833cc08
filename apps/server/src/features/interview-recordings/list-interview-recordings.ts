import { type RecordingOverview, recordingConsent } from '@nextrung/contract/interview-recordings'
import type { RequestContext } from '../../http/request-context.ts'
import { findConsent } from '../consents/consents.public.ts'
import { listRecordings } from './interview-recordings.store.ts'

/** Whether the person agreed to recordings, and what was recorded. */
export const listInterviewRecordings = async (ctx: RequestContext): Promise<RecordingOverview> => {
  const userId = ctx.user.id
  const consent = await findConsent(ctx.db, { userId, purpose: 'interview-recording' })
  const rows = await listRecordings(ctx.db, userId)
  return {
    consentedAt: consent?.textVersion === recordingConsent.version ? consent.givenAt.toISOString() : null,
    recordings: rows.map(({ recordedAt, ...row }) => ({ ...row, recordedAt: recordedAt.toISOString() })),
    usedBytes: rows.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  }
}
