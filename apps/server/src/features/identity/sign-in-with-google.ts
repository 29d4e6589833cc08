import type { PublicContext } from '../../http/request-context.ts'
import { beginAtProvider, providerOf } from './provider/begin-at-provider.ts'
import { admitAttempt } from './sign-in-guard.ts'

/** Begins a sign-in with Google: the answer has the page to open. */
export const signInWithGoogle = async (ctx: PublicContext) => {
  providerOf(ctx)
  await admitAttempt(ctx, { ip: ctx.request.ip, email: '' })
  return { url: await beginAtProvider(ctx) }
}
