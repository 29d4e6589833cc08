import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { deleteLinks } from './mail-links.store.ts'

/** Cancels a pending change of the sign-in address and voids its link. Does nothing if none is pending. */
export const withdrawAddressChange = async (ctx: RequestContext) => {
  const { uid, id: userId } = ctx.user
  await ctx.db.transaction(async (tx) => {
    if ((await deleteLinks(tx, { uid, purposes: ['change-email'] })) === 0) return
    await recordAudit(tx, { userId, event: 'email.change-withdrawn', request: ctx.request })
  })
  return { success: true as const }
}
