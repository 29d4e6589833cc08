import type { RequestContext } from '../../../http/request-context.ts'
import { sendLink } from './link-mails.ts'
import { admitMail } from './mail-limit.ts'
import { findSignInFacts } from './mail-links.store.ts'
import { requireMail } from './require-mail.ts'

const limits = [
  { name: 'verification', max: 1, windowMs: 60_000 },
  { name: 'verifications', max: 5, windowMs: 3600_000 },
]

/** Resends the verification link. Does nothing if the address is already verified. */
export const requestEmailVerification = async (ctx: RequestContext) => {
  requireMail(ctx)
  const { uid, id: userId } = ctx.user
  const facts = await findSignInFacts(ctx.db, uid)
  if (!facts || facts.isVerified) return { success: true as const }
  const message = 'We sent you a link a short time ago. Please check your inbox and your spam folder.'
  for (const limit of limits) await admitMail(ctx, { ...limit, about: userId, message })
  await ctx.db.transaction((tx) =>
    sendLink(ctx, tx, { purpose: 'verify-email', uid, userId, email: facts.email }),
  )
  return { success: true as const }
}
