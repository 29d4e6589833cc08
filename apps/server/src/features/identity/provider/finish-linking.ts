import { identityFallbackMessage, type Session } from '@nextrung/contract/auth'
import { AppError } from '../../../errors.ts'
import type { PublicContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { readSession } from '../read-session.ts'
import type { ProviderPerson } from './openid-provider.ts'
import {
  findLinkedAccount,
  hasLink,
  insertLink,
  lockProviderAccount,
  markEmailVerified,
} from './provider-accounts.store.ts'

/**
 * Links a provider identity to the account that asked for it, which must still be signed in here.
 * @throws AppError ACCOUNT_NOT_LINKED if that identity or that account is already linked
 */
export const finishLinking = async (
  ctx: PublicContext,
  { uid, person }: { uid: string; person: ProviderPerson },
): Promise<Session> => {
  const { user } = ctx
  if (user?.uid !== uid) throw new AppError('BAD_REQUEST', identityFallbackMessage)
  await ctx.db.transaction(async (tx) => {
    await lockProviderAccount(tx, person)
    const linked = await findLinkedAccount(tx, person)
    if (linked?.uid === uid) return
    if (linked) throw refusal('This Google account is linked to another Nextrung account.')
    if (await hasLink(tx, uid)) throw refusal('Another Google account is already linked. Unlink it first.')
    await insertLink(tx, { ...person, uid })
    if (person.email && person.isEmailVerified)
      await markEmailVerified(tx, { uid, email: person.email.toLowerCase() })
    await recordAudit(tx, { userId: user.id, event: 'google.linked', request: ctx.request })
  })
  return readSession(ctx, uid)
}

const refusal = (message: string) => new AppError('ACCOUNT_NOT_LINKED', message)
