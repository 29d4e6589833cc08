import { createHash } from 'node:crypto'
import { identityFallbackMessage } from '@nextrung/contract/auth'
import { AppError } from '../../../errors.ts'
import type { PublicContext } from '../../../http/request-context.ts'
import { findBrowserHash, flowMs, makeFlowCookie } from '../flow-cookie.ts'
import { consumeProviderFlow, insertFlow } from '../sign-in-flows.store.ts'
import type { OpenIdProvider } from './openid-provider.ts'

/**
 * Starts a provider sign-in that only this browser can finish; with `uid`, it links the identity to that account
 * instead.
 * @returns the provider's page to open
 */
export const startProviderFlow = async (ctx: PublicContext, uid?: string): Promise<string> => {
  const redirectUrl = `${ownAddress(ctx)}/account/google`
  const { url, state, ...checks } = await requireProvider(ctx).begin(redirectUrl)
  const { browserHash, cookie } = makeFlowCookie(ctx)
  await insertFlow(ctx.db, {
    browserHash,
    kind: 'provider',
    state: hashOf(state),
    redirectUrl,
    ...checks,
    userId: uid ?? null,
    expiresAt: new Date(ctx.now().getTime() + flowMs),
  })
  ctx.request.setCookies.push(cookie)
  return url
}

/**
 * Consumes the flow that this browser started with this state; it works once.
 * @throws AppError BAD_REQUEST if the flow is unknown, used or belongs to another browser
 */
export const finishProviderFlow = async (ctx: PublicContext, state: string) => {
  const browserHash = findBrowserHash(ctx, ctx.request.headers)
  const flow = browserHash
    ? await consumeProviderFlow(ctx.db, { browserHash, state: hashOf(state), now: ctx.now() })
    : undefined
  if (!flow?.redirectUrl || !flow.nonce || !flow.codeVerifier)
    throw new AppError('BAD_REQUEST', identityFallbackMessage)
  const { redirectUrl, nonce, codeVerifier } = flow
  return { uid: flow.userId, checks: { redirectUrl, nonce, codeVerifier } }
}

/** @throws AppError PROVIDER_NOT_CONFIGURED if no provider is configured */
export const requireProvider = ({ google }: Pick<PublicContext, 'google'>): OpenIdProvider => {
  if (!google) throw new AppError('PROVIDER_NOT_CONFIGURED', identityFallbackMessage)
  return google
}

// The calling page's origin was already checked to be ours; a client without an Origin header gives the host.
const ownAddress = ({ config, request: { headers } }: PublicContext): string =>
  config.publicUrl ?? headers.get('origin') ?? `http://${headers.get('host')}`

const hashOf = (state: string): string => createHash('sha256').update(state).digest('base64url')
