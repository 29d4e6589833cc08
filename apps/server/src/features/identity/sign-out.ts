import { Answer } from '../../http/answer.ts'
import type { PublicContext } from '../../http/request-context.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/**
 * Ends the session. Without one it does nothing and says the same. The browser is told to drop what it stored;
 * not the cookies, because that would reach every other application of the domain.
 */
export const signOut = async (ctx: PublicContext) => {
  const { headers, setCookies } = ctx.request
  setCookies.push(...(await ctx.identity.signOut(headers)))
  // On plain http in a network browsers refuse the order, and say so as an error.
  const isHeard = ctx.config.isProduction || loopback.test(headers.get('host') ?? '')
  return new Answer(200, { success: true as const }, isHeard ? { 'clear-site-data': '"storage"' } : {})
}
