import type { linkGoogle as call } from '@nextrung/contract/auth-google'
import type { CallInput } from '@nextrung/contract/call'
import type { RequestContext } from '../../../http/request-context.ts'
import { confirmPerson } from '../confirm-person.ts'
import { beginAtProvider, providerOf } from './begin-at-provider.ts'

/** Begins linking a Google account to one's own: the answer has the page to open. */
export const linkGoogle = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  providerOf(ctx)
  await confirmPerson(ctx, body.password)
  return { url: await beginAtProvider(ctx, ctx.user.uid) }
}
