import type { verifyEmail as call } from '@nextrung/contract/auth-mail'
import type { CallInput } from '@nextrung/contract/call'
import type { PublicContext } from '../../../http/request-context.ts'
import { hashLinkToken } from '../../../mail/link-token.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { admitAttempt } from '../sign-in-guard.ts'
import { applyAddress } from './apply-address.ts'
import { consumeLink, deleteLinks, findLink, type LiveLink, markVerified } from './mail-links.store.ts'
import { linkExpired } from './require-mail.ts'

/** Verifies the sign-in address, or activates a new one, using a mailed link. */
export const verifyEmail = async (ctx: PublicContext, { body }: CallInput<typeof call>) => {
  await admitAttempt(ctx, { ip: ctx.request.ip, email: '' })
  const tokenHash = hashLinkToken(body.token)
  const purposes: ['verify-email', 'change-email'] = ['verify-email', 'change-email']
  const link = await findLink(ctx.db, { tokenHash, purposes, now: ctx.now() })
  if (!link || link.disabledAt) throw linkExpired()
  const isChanged = link.purpose === 'change-email'
  if (isChanged)
    await applyAddress(ctx, {
      uid: link.uid,
      userId: link.userId,
      from: link.signInEmail,
      to: link.email,
      tokenHash,
    })
  else await verify(ctx, { link, tokenHash })
  return { email: link.email, isChanged }
}

const verify = async (
  ctx: PublicContext,
  { link, tokenHash }: { link: LiveLink; tokenHash: string },
): Promise<void> => {
  if (link.email !== link.signInEmail) throw linkExpired()
  await ctx.db.transaction(async (tx) => {
    if (!(await consumeLink(tx, { tokenHash, now: ctx.now() }))) throw linkExpired()
    await markVerified(tx, link.uid)
    await deleteLinks(tx, { uid: link.uid, purposes: ['verify-email'] })
    await recordAudit(tx, { userId: link.userId, event: 'email.verified', request: ctx.request })
  })
}
