import type { linkGoogle as call } from '@nextrung/contract/auth-google'
import type { CallInput } from '@nextrung/contract/call'
import type { RequestContext } from '../../../http/request-context.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { requireProvider, startProviderFlow } from './provider-flow.ts'

/** Starts linking a Google account; the answer contains the page to open. */
export const linkGoogle = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  requireProvider(ctx)
  await reauthenticate(ctx, body.password)
  return { url: await startProviderFlow(ctx, ctx.user.uid) }
}
