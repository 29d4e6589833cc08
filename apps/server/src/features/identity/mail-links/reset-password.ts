import { identityMessages } from '@nextrung/contract/auth'
import type { resetPassword as call } from '@nextrung/contract/auth-mail'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import { passwordChanged } from '../../../events/events.ts'
import { publish } from '../../../events/publish.ts'
import type { PublicContext } from '../../../http/request-context.ts'
import { hashLinkToken } from '../../../mail/link-token.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { commonPasswordWarning, isCommonPassword } from '../common-password.ts'
import { replacePassword } from '../passwords.store.ts'
import { admitAttempt, recordSuccess } from '../sign-in-guard.ts'
import {
  consumeLink,
  deleteLinks,
  deleteOtherAccounts,
  findLink,
  type LiveLink,
  markVerified,
} from './mail-links.store.ts'
import { linkExpired } from './require-mail.ts'

/**
 * Sets a new password using a mailed link. Every session ends, and the person signs in again, with their second
 * factor if they have one.
 */
export const resetPassword = async (ctx: PublicContext, { body }: CallInput<typeof call>) => {
  if (!ctx.config.passwordSignIn)
    throw new AppError('EMAIL_PASSWORD_DISABLED', identityMessages.EMAIL_PASSWORD_DISABLED)
  await admitAttempt(ctx, { ip: ctx.request.ip, email: '' })
  const tokenHash = hashLinkToken(body.token)
  const link = await findLink(ctx.db, { tokenHash, purposes: ['reset-password'], now: ctx.now() })
  if (!link || link.disabledAt || link.email !== link.signInEmail) throw linkExpired()
  const isCommon = await isCommonPassword(body.newPassword, [link.name, link.email])
  if (isCommon && ctx.config.refuseCommonPasswords)
    throw new AppError('WEAK_PASSWORD', identityMessages.WEAK_PASSWORD)
  await setPassword(ctx, { link, tokenHash, hash: await ctx.identity.hashPassword(body.newPassword) })
  await recordSuccess(ctx, { ip: ctx.request.ip, email: link.email })
  return { success: true as const, ...(isCommon ? { warning: commonPasswordWarning } : {}) }
}

type NewPassword = { link: LiveLink; tokenHash: string; hash: string }

const setPassword = (ctx: PublicContext, { link, tokenHash, hash }: NewPassword): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    if (!(await consumeLink(tx, { tokenHash, now: ctx.now() }))) throw linkExpired()
    const { uid, userId } = link
    await replacePassword(tx, { uid, hash })
    await deleteLinks(tx, { uid, purposes: ['verify-email'] })
    if (!link.isVerified) {
      // Whoever created this account may not own its inbox: remove every other way in. It can be linked again.
      await deleteOtherAccounts(tx, uid)
      await markVerified(tx, uid)
    }
    await recordAudit(tx, { userId, event: 'password.reset', request: ctx.request })
    await publish(ctx, tx, { event: passwordChanged, userId, payload: { from: 'mail-link' } })
  })
