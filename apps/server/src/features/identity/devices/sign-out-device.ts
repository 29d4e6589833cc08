import type { signOutDevice as call } from '@nextrung/contract/auth-security'
import type { CallInput } from '@nextrung/contract/call'
import { notFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { endSession } from './devices.store.ts'

/** Signs one device out; its next request is rejected. */
export const signOutDevice = async (ctx: RequestContext, { params }: CallInput<typeof call>) => {
  const { uid, id } = ctx.user
  await ctx.db.transaction(async (tx) => {
    if (!(await endSession(tx, { uid, id: params.id }))) throw notFound('This device')
    await recordAudit(tx, { userId: id, event: 'device.signed-out', request: ctx.request })
  })
  return { success: true as const }
}
