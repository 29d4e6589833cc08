import type { CallInput } from '@nextrung/contract/call'
import type { unsubscribe as call } from '@nextrung/contract/notifications'
import { AppError } from '../../errors.ts'
import type { PublicContext } from '../../http/request-context.ts'
import { changeSettings } from '../settings/settings.public.ts'
import { readUnsubscribeToken } from './unsubscribe-link.ts'

/** Turns off mail for the token's owner, no matter who is signed in. Idempotent. */
export const unsubscribe = async (ctx: PublicContext, { query }: CallInput<typeof call>) => {
  const userId = readUnsubscribeToken(ctx, query.token)
  if (userId === undefined)
    throw new AppError('LINK_EXPIRED', 'This link is not complete. Open it from the email again.')
  await changeSettings(ctx.db, { userId, change: { notifications: { email: false } } })
  return { success: true as const }
}
