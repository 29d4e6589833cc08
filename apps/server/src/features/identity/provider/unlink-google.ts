import type { unlinkGoogle as call } from '@nextrung/contract/auth-google'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { findPasswordHash } from '../passwords.store.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { deleteLink } from './provider-accounts.store.ts'

/**
 * Unlinks Google. The account must have a password.
 * @throws AppError NO_PASSWORD_YET if Google is the only way to sign in
 */
export const unlinkGoogle = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  const { uid, id } = ctx.user
  if ((await findPasswordHash(ctx.db, uid)) === undefined)
    throw new AppError('NO_PASSWORD_YET', 'Set a password first: Google is your only way to sign in.')
  await reauthenticate(ctx, body.password)
  await ctx.db.transaction(async (tx) => {
    if (await deleteLink(tx, uid))
      await recordAudit(tx, { userId: id, event: 'google.unlinked', request: ctx.request })
  })
  return { success: true as const }
}
