import type { RequestContext } from '../../http/request-context.ts'
import { readCurrentSubscription } from './current-subscription.ts'
import { syncIfDue } from './sync-if-due.ts'

/** The person's subscription; null if there is none. */
export const getCurrentSubscription = async (ctx: RequestContext) => {
  await syncIfDue(ctx, ctx.user.id)
  return readCurrentSubscription(ctx, ctx.user.id)
}
