import type { CallInput } from '@nextrung/contract/call'
import type { saveJobSettings as call, JobSettings } from '@nextrung/contract/job-automation'
import { holdLock } from '../../db/advisory-locks.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { saveSettings } from './job-settings.store.ts'
import { jobSettingsAnswer } from './job-settings-answer.ts'

/** Saves the given settings. A search that is under way sees them before it sends anything. */
export const saveJobSettings = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<JobSettings> => {
  const userId = ctx.user.id
  const { dailyCap, employerCap, isPaused, blockedEmployers } = body
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    await saveSettings(tx, {
      userId,
      change: {
        ...(dailyCap === undefined ? {} : { dailyCap }),
        ...(employerCap === undefined ? {} : { employerCap }),
        ...(isPaused === undefined ? {} : { isPaused }),
        ...(blockedEmployers === undefined ? {} : { blockedEmployers: [...new Set(blockedEmployers)] }),
      },
    })
  })
  return jobSettingsAnswer(ctx)
}
