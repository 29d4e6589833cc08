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
const sentence = 'The address was changed too often in a short time. Please try again later.'

/**
 * Changes the address to sign in with, by the password. Where mail is sent, it counts once the link in the mail to
 * the new address is opened; else at once, and unproved.
 */
export const changeSignInAddress = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  const { uid, id: userId, email: from } = ctx.user
  await reauthenticate(ctx, body.password)
  const to = body.newEmail.toLowerCase()
  if (to === from) throw new AppError('BAD_REQUEST', 'You sign in with this address already.')
  await admitMail(ctx, { name: 'change', about: userId, max: 5, windowMs: hourMs, sentence })
  if (await isTaken(ctx, to)) {
    await admitProbe(ctx, { ip: ctx.request.ip, email: to })
    throw addressTaken()
  }
  if (!ctx.mailer) {
    await applyAddress(ctx, { uid, userId, from, to })
    return { email: to, isPending: false }
  }
  await admitMail(ctx, { name: 'change to', about: to, max: 3, windowMs: hourMs, sentence })
  await ctx.db.transaction(async (tx) => {
    // The newest wish counts, and an earlier one is void.
    await deleteLinks(tx, { uid, purposes: ['change-email'] })
    await sendLink(ctx, tx, { purpose: 'change-email', uid, userId, email: to })
    await sendAddressNotice(ctx, tx, { userId, to: from, isDone: false })
    await recordAudit(tx, { userId, event: 'email.change-requested', request: ctx.request })
  })
  return { email: to, isPending: true }
}
