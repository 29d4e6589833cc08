import type { linkGoogle as call } from '@nextrung/contract/auth-google'
import type { CallInput } from '@nextrung/contract/call'
import type { RequestContext } from '../../../http/request-context.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { requireProvider, startProviderFlow } from './provider-flow.ts'

/** Begins linking a Google account to one's own: the answer has the page to open. */
export const linkGoogle = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  requireProvider(ctx)
  await reauthenticate(ctx, body.password)
  return { url: await startProviderFlow(ctx, ctx.user.uid) }
}
