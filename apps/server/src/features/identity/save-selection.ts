import type { saveSelection as call } from '@nextrung/contract/auth'
import type { CallInput } from '@nextrung/contract/call'
import type { RequestContext } from '../../http/request-context.ts'
import { readSession } from './read-session.ts'
import { saveUserSelection } from './users.store.ts'

/** Saves the chosen path and target role, so that other browsers start with them. */
export const saveSelection = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  await saveUserSelection(ctx.db, { id: ctx.user.id, ...body })
  const { userType, targetRole } = await readSession(ctx, ctx.user.uid)
  return { userType: userType ?? null, targetRole: targetRole ?? null }
}
