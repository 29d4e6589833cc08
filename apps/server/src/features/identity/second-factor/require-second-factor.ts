import { AppError } from '../../../errors.ts'
import type { PublicContext } from '../../../http/request-context.ts'
import { flowMs, makeFlowCookie } from '../flow-cookie.ts'
import { insertFlow } from '../sign-in-flows.store.ts'

/**
 * For accounts with a second factor, instead of creating a session: lets only this browser continue with
 * `signInWithSecondFactor` for ten minutes.
 * @throws AppError SECOND_FACTOR_REQUIRED, always /
 */
export const requireSecondFactor = async (ctx: PublicContext, uid: string): Promise<never> => {
  const { browserHash, cookie } = makeFlowCookie(ctx)
  const expiresAt = new Date(ctx.now().getTime() + flowMs)
  await insertFlow(ctx.db, { browserHash, kind: 'second-factor', userId: uid, expiresAt })
  ctx.request.setCookies.push(cookie)
  throw new AppError('SECOND_FACTOR_REQUIRED', 'Enter the code that your authenticator app shows.')
}
