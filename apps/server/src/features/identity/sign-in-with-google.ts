import type { PublicContext } from '../../http/request-context.ts'
import { requireProvider, startProviderFlow } from './provider/provider-flow.ts'
import { admitAttempt } from './sign-in-guard.ts'

/** Begins a sign-in with Google: the answer has the page to open. */
export const signInWithGoogle = async (ctx: PublicContext) => {
  requireProvider(ctx)
  await admitAttempt(ctx, { ip: ctx.request.ip, email: '' })
  return { url: await startProviderFlow(ctx) }
}
