import type { turnOffSecondFactor as call } from '@nextrung/contract/auth-security'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { notify } from '../../notifications/notifications.public.ts'
import { findKnownDevice } from '../known-device.ts'
import { checkCode } from './check-code.ts'
import { hasSecondFactor, removeSecondFactor } from './second-factor.store.ts'

/** The refusal of an act that needs the second factor to be on. */
export const secondFactorIsOff = (): AppError => new AppError('CONFLICT', 'The second factor is off.')

/** Turns the second factor off. It takes a code, so that a borrowed browser cannot do it. */
export const turnOffSecondFactor = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  const { uid, id, email } = ctx.user
  if (!(await hasSecondFactor(ctx.db, uid))) throw secondFactorIsOff()
  const device = findKnownDevice(ctx, { email, headers: ctx.request.headers })
  await checkCode(ctx, { uid, code: body.code, device })
  await ctx.db.transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, uid))) throw secondFactorIsOff()
    await recordAudit(tx, { userId: id, event: 'second-factor.off', request: ctx.request })
    await notify(ctx, tx, {
      userId: id,
      kind: 'second-factor',
      about: ctx.request.id,
      title: 'The second factor of your account is off',
      body: 'Signing in takes your password alone again. If this was not you, change your password and turn the second factor on.',
      link: '/settings',
    })
  })
  return { success: true as const }
}
