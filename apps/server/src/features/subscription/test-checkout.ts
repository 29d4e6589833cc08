import type { CallInput } from '@nextrung/contract/call'
import type {
  finishTestCheckout as finishCall,
  getTestCheckout as getCall,
} from '@nextrung/contract/subscription'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type CheckoutRow, findCheckout, setCheckoutStatus } from './checkouts.store.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { nextPeriodEnd } from './payments/billing-period.ts'
import { insertTestPayment, testPaymentId } from './payments/test-payments.store.ts'
import { testEvent } from './payments/test-provider.ts'
import { findTier } from './subscriptions.store.ts'

const getOwn = async (ctx: RequestContext, sessionId: string): Promise<CheckoutRow> => {
  const row = await findCheckout(ctx.db, { userId: ctx.user.id, sessionId })
  if (row?.provider !== 'test' || ctx.payments?.name !== 'test') throw notFound('This checkout')
  return row
}

/** Data for the built-in checkout's page. */
export const getTestCheckout = async (ctx: RequestContext, { params }: CallInput<typeof getCall>) => {
  const row = await getOwn(ctx, params.sessionId)
  const tier = await findTier(ctx.db, row.tierId)
  if (!tier) throw notFound('This plan')
  return {
    sessionId: row.sessionId,
    tierId: row.tierId,
    planName: tier.name,
    priceCents: Math.round(Number(tier.price) * 100),
    interval: tier.interval,
    status: row.status === 'open' && row.expiresAt <= ctx.now() ? ('expired' as const) : row.status,
    successUrl: row.successUrl,
    cancelUrl: row.cancelUrl,
  }
}

/** Finishes the built-in checkout with the outcome the person chose. Its event takes the same path as Stripe's. */
export const finishTestCheckout = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof finishCall>,
) => {
  const row = await getOwn(ctx, params.sessionId)
  if (row.status === 'complete') return { url: row.successUrl }
  if (body.outcome === 'cancel') return { url: row.cancelUrl }
  if (row.status === 'expired' || row.expiresAt <= ctx.now())
    throw new AppError('CONFLICT', 'This checkout has expired. Choose a plan again.')
  if (body.outcome === 'decline')
    throw new AppError('PAYMENT_DECLINED', 'The test card was declined. Nothing was charged.')
  const subscriptionId = testPaymentId(row.sessionId)
  const start = ctx.now()
  await insertTestPayment(ctx.db, {
    id: subscriptionId,
    userId: ctx.user.id,
    tierId: row.tierId,
    status: 'active',
    currentPeriodStart: start,
    currentPeriodEnd: nextPeriodEnd(start, row),
    createdAt: start,
  })
  const type = 'checkout.session.completed'
  await handlePaymentEvent(ctx, testEvent(ctx.counterSecret, { type, subscriptionId }))
  await setCheckoutStatus(ctx.db, { sessionId: row.sessionId, status: 'complete' })
  return { url: row.successUrl }
}
