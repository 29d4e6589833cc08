import type { PublicContext } from '../../../http/request-context.ts'
import { networkOf } from '../network-address.ts'
import { findUserByUid } from '../users.store.ts'
import { sendLink } from './link-mails.ts'
import { countMail } from './mail-limit.ts'

const tenMinutesMs = 10 * 60_000
const hourMs = 3600_000

/** Sends a new account its verification link. A failure here doesn't fail the sign-up. */
export const sendWelcomeMail = async (
  ctx: PublicContext,
  { uid, email }: { uid: string; email: string },
): Promise<void> => {
  if (!ctx.mailer) return
  try {
    if (await isTooMuch(ctx, email)) return
    await ctx.db.transaction(async (tx) => {
      const user = await findUserByUid(tx, uid)
      if (!user) return
      await sendLink(ctx, tx, {
        purpose: 'verify-email',
        uid,
        userId: user.id,
        email: email.toLowerCase(),
      })
    })
  } catch (error) {
    ctx.log.warn({ err: error }, 'could not send the welcome mail')
  }
}

// Accounts are quick to create, and each may name someone else's inbox.
const isTooMuch = async (ctx: PublicContext, email: string): Promise<boolean> => {
  const ofNetwork = await countMail(ctx, {
    name: 'welcome by network',
    about: networkOf(ctx.request.ip),
    max: ctx.config.limits.probesPer10Minutes,
    windowMs: tenMinutesMs,
  })
  const ofAddress = await countMail(ctx, { name: 'welcome', about: email, max: 2, windowMs: hourMs })
  return ofNetwork !== undefined || ofAddress !== undefined
}
