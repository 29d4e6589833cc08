import type { PublicContext } from '../../http/request-context.ts'
import { requireProvider, startProviderFlow } from './provider/provider-flow.ts'
import { admitAttempt } from './sign-in-guard.ts'

/** Starts signing in with Google; the answer contains the page to open. */
export const signInWithGoogle = async (ctx: PublicContext) => {
  requireProvider(ctx)
  await admitAttempt(ctx, { ip: ctx.request.ip, email: '' })
  return { url: await startProviderFlow(ctx) }
}
