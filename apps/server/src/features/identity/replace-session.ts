import type { PublicContext } from '../../http/request-context.ts'
import type { IdentityAnswer } from './identity.ts'
import { deleteSession } from './users.store.ts'

/** Signs in with `act` and ends the session the browser had before, so that no old cookie stays valid. */
export const replaceSession = async (
  ctx: PublicContext,
  act: () => Promise<IdentityAnswer>,
): Promise<IdentityAnswer> => {
  const earlier = await ctx.identity.findSessionToken(ctx.request.headers)
  const answer = await act()
  if (earlier) await deleteSession(ctx.db, earlier)
  ctx.request.setCookies.push(...answer.setCookies)
  return answer
}
