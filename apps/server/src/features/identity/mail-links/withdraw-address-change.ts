import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { deleteLinks } from './mail-links.store.ts'

/** Keeps the sign-in address: the link that was mailed to another one works no more. Without one, nothing happens. */
export const withdrawAddressChange = async (ctx: RequestContext) => {
  const { uid, id: userId } = ctx.user
  await ctx.db.transaction(async (tx) => {
    if ((await deleteLinks(tx, { uid, purposes: ['change-email'] })) === 0) return
    await recordAudit(tx, { userId, event: 'email.change-withdrawn', request: ctx.request })
  })
  return { success: true as const }
}
