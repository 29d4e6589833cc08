import type { turnOffSecondFactor as call } from '@nextrung/contract/auth-security'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import { secondFactorChanged } from '../../../events/events.ts'
import { publish } from '../../../events/publish.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { findKnownDevice } from '../known-device.ts'
import { checkCode } from './check-code.ts'
import { hasSecondFactor, removeSecondFactor } from './second-factor.store.ts'

/** The error for an action that requires the second factor to be on. */
export const secondFactorIsOff = (): AppError => new AppError('CONFLICT', 'The second factor is off.')

/** Turns the second factor off. Requires a code, so that someone with a borrowed browser can't do it. */
export const turnOffSecondFactor = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  const { uid, id, email } = ctx.user
  if (!(await hasSecondFactor(ctx.db, uid))) throw secondFactorIsOff()
  const device = findKnownDevice(ctx, { email, headers: ctx.request.headers })
  await checkCode(ctx, { uid, code: body.code, device })
  await ctx.db.transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, uid))) throw secondFactorIsOff()
    await recordAudit(tx, { userId: id, event: 'second-factor.off', request: ctx.request })
    await publish(ctx, tx, { event: secondFactorChanged, userId: id, payload: { isOn: false } })
  })
  return { success: true as const }
}
