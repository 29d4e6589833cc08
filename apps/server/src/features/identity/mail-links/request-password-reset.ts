import { identityFallbackMessage, identityMessages } from '@nextrung/contract/auth'
import type { requestPasswordReset as call } from '@nextrung/contract/auth-mail'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import type { PublicContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { networkOf } from '../network-address.ts'
import { sendLink } from './link-mails.ts'
import { admitMail, countMail } from './mail-limit.ts'
import { findOpenAccount } from './mail-links.store.ts'
import { requireMail } from './require-mail.ts'

const addressWindowMs = 5 * 60_000
const networkWindowMs = 10 * 60_000

/**
 * Mails a password reset link. The answer is the same whether or not an account has this address; further requests
 * within five minutes are silently ignored.
 */
export const requestPasswordReset = async (ctx: PublicContext, { body }: CallInput<typeof call>) => {
  if (!ctx.config.passwordSignIn)
    throw new AppError('EMAIL_PASSWORD_DISABLED', identityMessages.EMAIL_PASSWORD_DISABLED)
  requireMail(ctx)
  await admitMail(ctx, {
    name: 'reset by network',
    about: networkOf(ctx.request.ip),
    max: ctx.config.limits.probesPer10Minutes,
    windowMs: networkWindowMs,
    message: identityFallbackMessage,
  })
  const { email } = body
  await ctx.db.transaction(async (tx) => {
    // Count inside the transaction, so that concurrent requests send one mail.
    const limit = { name: 'reset', about: email, max: 1, windowMs: addressWindowMs }
    if ((await countMail(ctx, { ...limit, tx })) !== undefined) return
    const account = await findOpenAccount(tx, email)
    if (!account) return
    await sendLink(ctx, tx, { ...account, purpose: 'reset-password', email: email.toLowerCase() })
    await recordAudit(tx, {
      userId: account.userId,
      event: 'password.reset-requested',
      request: ctx.request,
    })
  })
  return { success: true as const }
}
