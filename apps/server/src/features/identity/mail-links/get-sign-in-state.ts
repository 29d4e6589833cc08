import type { SignInState } from '@nextrung/contract/auth-mail'
import { notFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { findPasswordHash } from '../passwords.store.ts'
import { readSecondFactorState } from '../second-factor/second-factor.store.ts'
import { findPendingEmail, findSignInFacts } from './mail-links.store.ts'

/** How the person signs in. */
export const getSignInState = async (ctx: RequestContext): Promise<SignInState> => {
  const { uid } = ctx.user
  const facts = await findSignInFacts(ctx.db, uid)
  if (!facts) throw notFound('This account')
  return {
    signInEmail: facts.email,
    isVerified: facts.isVerified,
    hasPassword: (await findPasswordHash(ctx.db, uid)) !== undefined,
    hasGoogle: facts.hasGoogle,
    canLinkGoogle: ctx.google !== undefined,
    secondFactor: await readSecondFactorState(ctx.db, uid),
    mail: ctx.mailer !== undefined,
    pendingEmail: (await findPendingEmail(ctx.db, { uid, now: ctx.now() })) ?? null,
  }
}
