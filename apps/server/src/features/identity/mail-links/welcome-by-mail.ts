import type { PublicContext } from '../../../http/request-context.ts'
import { findUserByUid } from '../users.store.ts'
import { sendLink } from './link-mails.ts'

/** Mails a new account the link that proves its address. Signing up does not depend on it. */
export const welcomeByMail = async (
  ctx: PublicContext,
  { uid, email }: { uid: string; email: string },
): Promise<void> => {
  if (!ctx.mailer) return
  try {
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
    ctx.log.warn({ err: error }, 'the mail to a new account failed')
  }
}
