import { Answer } from '../../http/answer.ts'
import { clearSiteData } from '../../http/clear-site-data.ts'
import type { PublicContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'

/**
 * Ends the session, if there is one, and tells the browser to clear what it stored. The answer is the same either
 * way.
 */
export const signOut = async (ctx: PublicContext) => {
  const { headers, setCookies } = ctx.request
  setCookies.push(...(await ctx.identity.signOut(headers)))
  if (ctx.user) await recordAudit(ctx.db, { userId: ctx.user.id, event: 'sign-out', request: ctx.request })
  return new Answer(200, { success: true as const }, clearSiteData(ctx))
}
