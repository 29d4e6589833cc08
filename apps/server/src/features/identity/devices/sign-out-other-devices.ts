import { AppError } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { endOtherSessions } from './devices.store.ts'

/** Signs out all devices except this one. */
export const signOutOtherDevices = async (ctx: RequestContext) => {
  const { uid, id } = ctx.user
  const token = await ctx.identity.findSessionToken(ctx.request.headers)
  if (!token) throw new AppError('UNAUTHORIZED', 'Please sign in first.')
  const signedOut = await ctx.db.transaction(async (tx) => {
    const count = await endOtherSessions(tx, { uid, token })
    await recordAudit(tx, {
      userId: id,
      event: 'devices.signed-out',
      detail: { count },
      request: ctx.request,
    })
    return count
  })
  return { signedOut }
}
