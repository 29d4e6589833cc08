import type { PublicContext } from '../../http/request-context.ts'

/** Ends the session. Without one it does nothing and says the same. */
export const signOut = async (ctx: PublicContext) => {
  ctx.request.setCookies.push(...(await ctx.identity.signOut(ctx.request.headers)))
  return { success: true as const }
}
