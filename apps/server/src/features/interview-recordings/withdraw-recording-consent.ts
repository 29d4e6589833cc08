import type { RecordingOverview } from '@nextrung/contract/interview-recordings'
import { holdLock } from '../../db/advisory-locks.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { withdrawConsent } from '../consents/consents.public.ts'
import { clearAudio } from '../interview/interview.public.ts'
import { deleteAllRecordings } from './interview-recordings.store.ts'
import { listInterviewRecordings } from './list-interview-recordings.ts'

/** Withdraws the consent and deletes what was recorded under it. */
export const withdrawRecordingConsent = async (ctx: RequestContext): Promise<RecordingOverview> => {
  const userId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    await deleteAllRecordings(tx, userId)
    await clearAudio(tx, userId)
    if (await withdrawConsent(tx, { userId, purpose: 'interview-recording', at: ctx.now() }))
      await recordAudit(tx, { userId, event: 'recording.consent-withdrawn', request: ctx.request })
  })
  return listInterviewRecordings(ctx)
}
