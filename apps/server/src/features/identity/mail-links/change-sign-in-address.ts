import type { changeSignInAddress as call } from '@nextrung/contract/auth-mail'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { admitProbe } from '../sign-in-guard.ts'
import { addressTaken, applyAddress, isTaken } from './apply-address.ts'
import { sendAddressNotice, sendLink } from './link-mails.ts'
import { admitMail } from './mail-limit.ts'
import { deleteLinks } from './mail-links.store.ts'

const hourMs = 3600_000
const message = 'You have changed your address too often. Please try again later.'

/**
 * Changes the sign-in address, after checking the password. If mail is configured, the change takes effect once the
 * person opens the link sent to the new address; otherwise at once, and unverified.
 */
export const changeSignInAddress = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  const { uid, id: userId, email: from } = ctx.user
  await reauthenticate(ctx, body.password)
  const to = body.newEmail.toLowerCase()
  if (to === from) throw new AppError('BAD_REQUEST', 'You already sign in with this address.')
  await admitMail(ctx, { name: 'change', about: userId, max: 5, windowMs: hourMs, message })
  if (await isTaken(ctx, to)) {
    await admitProbe(ctx, { ip: ctx.request.ip, email: to })
    throw addressTaken()
  }
  if (!ctx.mailer) {
    await applyAddress(ctx, { uid, userId, from, to })
    return { email: to, isPending: false }
  }
  await admitMail(ctx, { name: 'change to', about: to, max: 3, windowMs: hourMs, message })
  await ctx.db.transaction(async (tx) => {
    // Only the latest request counts; earlier links become void.
    await deleteLinks(tx, { uid, purposes: ['change-email'] })
    await sendLink(ctx, tx, { purpose: 'change-email', uid, userId, email: to })
    await sendAddressNotice(ctx, tx, { userId, to: from, isDone: false })
    await recordAudit(tx, { userId, event: 'email.change-requested', request: ctx.request })
  })
  return { email: to, isPending: true }
}
