import type { CallInput } from '@nextrung/contract/call'
import {
  autoApplyConsent,
  type giveAutoApplyConsent as call,
  type JobSettings,
} from '@nextrung/contract/job-automation'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { giveConsent, withdrawConsent } from '../consents/consents.public.ts'
import { jobSettingsAnswer } from './job-settings-answer.ts'

/** Stores that the person agreed to applications being sent for them. */
export const giveAutoApplyConsent = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<JobSettings> => {
  if (body.version !== autoApplyConsent.version)
    throw new AppError('CONFLICT', 'This text has changed. Reload the page, read it again and then decide.')
  const userId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const consent = { userId, purpose: 'auto-apply', textVersion: body.version, at: ctx.now() } as const
    if (await giveConsent(tx, consent))
      await recordAudit(tx, { userId, event: 'auto-apply.consent-given', request: ctx.request })
  })
  return jobSettingsAnswer(ctx)
}

/** Withdraws the consent. Once this has answered, no search sends anything. */
export const withdrawAutoApplyConsent = async (ctx: RequestContext): Promise<JobSettings> => {
  const userId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    if (await withdrawConsent(tx, { userId, purpose: 'auto-apply', at: ctx.now() }))
      await recordAudit(tx, { userId, event: 'auto-apply.consent-withdrawn', request: ctx.request })
  })
  return jobSettingsAnswer(ctx)
}
