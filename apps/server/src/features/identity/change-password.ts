import { identityMessages, newPassword } from '@nextrung/contract/auth'
import type { CallInput } from '@nextrung/contract/call'
import type { changePassword as call } from '@nextrung/contract/users'
import { AppError } from '../../errors.ts'
import { passwordChanged } from '../../events/events.ts'
import { publish } from '../../events/publish.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { commonPasswordWarning, isCommonPassword } from './common-password.ts'
import { replacePassword } from './passwords.store.ts'
import { reauthenticate } from './reauthenticate.ts'

/** Sets a new password. All other sessions end; this one continues under a new cookie. */
export const changePassword = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  if (!ctx.config.passwordSignIn)
    throw new AppError('EMAIL_PASSWORD_DISABLED', identityMessages.EMAIL_PASSWORD_DISABLED)
  const { uid, id, email, displayName } = ctx.user
  const checked = newPassword.safeParse(body.newPassword)
  if (!checked.success)
    throw new AppError('WEAK_PASSWORD', checked.error.issues[0]?.message ?? identityMessages.WEAK_PASSWORD)
  const isCommon = await isCommonPassword(checked.data, [displayName, email])
  if (isCommon && ctx.config.refuseCommonPasswords)
    throw new AppError('WEAK_PASSWORD', identityMessages.WEAK_PASSWORD)
  await reauthenticate(ctx, body.currentPassword)
  const hash = await ctx.identity.hashPassword(checked.data)
  const { headers } = ctx.request
  const { setCookies } = await ctx.db.transaction(async (tx) => {
    await replacePassword(tx, { uid, hash })
    await recordAudit(tx, { userId: id, event: 'password.changed', request: ctx.request })
    await publish(ctx, tx, { event: passwordChanged, userId: id, payload: { from: 'settings' } })
    return ctx.identity.signInAs({ uid, headers, tx })
  })
  ctx.request.setCookies.push(...setCookies)
  return { success: true as const, ...(isCommon ? { warning: commonPasswordWarning } : {}) }
}
