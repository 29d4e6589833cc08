import { AppError } from '../../../errors.ts'
import type { PublicContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { endOtherSessions } from '../devices/devices.store.ts'
import { deviceCookie } from '../known-device.ts'
import { findIdentityByEmail, removeIncompleteIdentity } from '../users.store.ts'
import { sendAddressNotice } from './link-mails.ts'
import { consumeLink, deleteLinks, updateSignInEmail } from './mail-links.store.ts'
import { linkExpired } from './require-mail.ts'

type NewAddress = {
  uid: string
  userId: number
  from: string
  to: string
  /** The link that verifies the new address; without one, the address is unverified. */
  tokenHash?: string
}

/**
 * Replaces the sign-in address. Other sessions end; this browser's continues if it belongs to the person. Links
 * already sent become void.
 * @throws AppError EMAIL_IN_USE or LINK_EXPIRED /
 */
export const applyAddress = async (ctx: PublicContext, change: NewAddress): Promise<void> => {
  const { uid, userId, from, to, tokenHash } = change
  if (await isTaken(ctx, to)) throw addressTaken()
  const isOwn = ctx.user?.uid === uid
  const token = isOwn ? await ctx.identity.findSessionToken(ctx.request.headers) : undefined
  try {
    await ctx.db.transaction(async (tx) => {
      if (tokenHash && !(await consumeLink(tx, { tokenHash, now: ctx.now() }))) throw linkExpired()
      await updateSignInEmail(tx, { uid, email: to, isVerified: tokenHash !== undefined })
      await deleteLinks(tx, { uid, purposes: ['reset-password', 'verify-email', 'change-email'] })
      await endOtherSessions(tx, { uid, token: token ?? '' })
      await recordAudit(tx, { userId, event: 'email.changed', request: ctx.request })
      await sendAddressNotice(ctx, tx, { userId, to: from, isDone: true })
    })
  } catch (error) {
    // When two people claim the same address at once, the database accepts only one.
    throw !(error instanceof AppError) && (await isTaken(ctx, to)) ? addressTaken(error) : error
  }
  if (isOwn) ctx.request.setCookies.push(deviceCookie(ctx, to))
}

/** Whether an account has this sign-in address. Leftovers of a sign-up that crashed don't count. */
export const isTaken = async ({ db }: Pick<PublicContext, 'db'>, email: string): Promise<boolean> => {
  await removeIncompleteIdentity(db, email)
  return (await findIdentityByEmail(db, email)) !== undefined
}

export const addressTaken = (cause?: unknown) =>
  new AppError('EMAIL_IN_USE', 'Another account already uses this address.', { cause })
