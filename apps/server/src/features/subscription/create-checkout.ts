import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import { trialTierId } from '@nextrung/contract/plans'
import type { createCheckout as call } from '@nextrung/contract/subscription'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findContact } from '../identity/identity.public.ts'
import { countEndedCheckouts, insertCheckout } from './checkouts.store.ts'
import { effectiveStatus } from './effective-status.ts'
import type { OpenCheckout, PaymentProvider } from './payments/payment-provider.ts'
import { findSubscription, findTier, type TierRow } from './subscriptions.store.ts'
import { withTimeout } from './with-timeout.ts'

const keyLifetimeMs = 10 * 60_000
const timeoutMs = 13_000

/** Opens the provider's checkout for a paid plan. Both requests of a double click get the same checkout. */
export const createCheckout = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  const { payments } = ctx
  const tier = body.tierId === trialTierId ? undefined : await findTier(ctx.db, body.tierId)
  if (!tier) throw new AppError('BAD_REQUEST', 'Choose the monthly or the annual plan.')
  for (const url of [body.successUrl, body.cancelUrl])
    if (!ctx.request.isOwnUrl(url))
      throw new AppError('BAD_REQUEST', 'The checkout can only return to this application.')
  if (!payments)
    throw new AppError('PAYMENT_UNAVAILABLE', 'This server takes no payments. Please ask whoever runs it.')
  const before = (await findSubscription(ctx.db, ctx.user.id))?.subscription
  const isOurs = before?.provider === payments.name
  if (isOurs && before.tierId === tier.id && effectiveStatus(before, ctx.now()) === 'active')
    throw new AppError('CONFLICT', 'This is already your current plan.')
  const customerId = isOurs ? (before.providerCustomerId ?? undefined) : undefined
  const opened = await open(ctx, { payments, tier, body, customerId })
  const { sessionId, url } = opened
  await insertCheckout(ctx.db, {
    ...opened,
    userId: ctx.user.id,
    tierId: tier.id,
    provider: payments.name,
    successUrl: body.successUrl,
    cancelUrl: body.cancelUrl,
    createdAt: ctx.now(),
  })
  const { publishableKey } = payments
  return { sessionId, ...(url ? { url } : {}), ...(publishableKey ? { publishableKey } : {}) }
}

type Opening = {
  payments: PaymentProvider
  tier: TierRow
  body: CallInput<typeof call>['body']
  customerId: string | undefined
}

const open = async (
  ctx: RequestContext,
  { payments, tier, body, customerId }: Opening,
): Promise<OpenCheckout> => {
  const email = (await findContact(ctx.db, ctx.user.id))?.signInEmail ?? ctx.user.email
  const { successUrl, cancelUrl } = body
  // The key changes every ten minutes and when a checkout ends, so that a person can buy again later.
  const parts = [
    ctx.user.uid,
    email,
    tier.id,
    tier.price,
    successUrl,
    cancelUrl,
    customerId,
    await countEndedCheckouts(ctx.db, ctx.user.id),
    Math.floor(ctx.now().getTime() / keyLifetimeMs),
  ]
  try {
    const opening = payments.openCheckout({
      person: { ...ctx.user, email, customerId },
      tier: {
        id: tier.id,
        name: tier.name,
        priceCents: Math.round(Number(tier.price) * 100),
        interval: tier.interval === 'yearly' ? 'yearly' : 'monthly',
      },
      successUrl,
      cancelUrl,
      key: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
    })
    return await withTimeout(timeoutMs, opening)
  } catch (cause) {
    ctx.log.error({ err: cause }, 'could not open a checkout')
    throw new AppError('PAYMENT_UNAVAILABLE', 'Failed to process subscription', { cause })
  }
}
