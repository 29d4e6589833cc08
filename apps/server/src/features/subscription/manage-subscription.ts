import { manageSubscription as call } from '@nextrung/contract/subscription'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { forgetAnswered, type KnownRequest } from '../../idempotency/idempotency.store.ts'
import { once } from '../../idempotency/once.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { readCurrentSubscription } from './current-subscription.ts'
import { effectiveStatus } from './effective-status.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { lockSubscription, type SubscriptionRow, setCancelAtPeriodEnd } from './subscriptions.store.ts'
import { syncSubscription } from './sync-subscription.ts'

const seenHeader = 'x-seen-cancel-at-period-end'

/**
 * Cancels at the end of the period, or undoes that. The second request of a double click changes nothing: it is the
 * same request, or it names a state that is no longer current.
 */
export const manageSubscription = async (ctx: RequestContext) => {
  const userId = ctx.user.id
  const { payments } = ctx
  const request = await describeRequest(ctx, { call, asked: ctx.request.headers.get(seenHeader) })
  const changed = await toggle(ctx, request)
  if (changed && payments) {
    await updateProvider(ctx, { payments, changed, request })
    const event = changed.value ? 'subscription.cancelled' : 'subscription.reactivated'
    await recordAudit(ctx.db, { userId, event, request: ctx.request })
    // The change is already stored; if this fails, the provider's event will confirm it.
    await syncSubscription(ctx, { payments, subscriptionId: changed.subscriptionId }).catch(
      (error: unknown) => ctx.log.warn({ err: error }, 'could not query the payment provider'),
    )
  }
  return readCurrentSubscription(ctx, userId)
}

type Change = { subscriptionId: string; value: boolean }

const toggle = (ctx: RequestContext, request: KnownRequest): Promise<Change | undefined> =>
  ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async () => {
        const userId = ctx.user.id
        const row = await lockSubscription(tx, userId)
        const subscriptionId = requireManageable(row, ctx)
        if (!row || matchesSeenState(row, ctx) === false) return undefined
        const value = !row.cancelAtPeriodEnd
        await setCancelAtPeriodEnd(tx, { userId, value })
        return { subscriptionId, value }
      },
      keep: () => ({}),
      recall: async () => undefined,
    }),
  )

const requireManageable = (row: SubscriptionRow | undefined, ctx: RequestContext): string => {
  if (!row?.providerSubscriptionId || effectiveStatus(row, ctx.now()) !== 'active')
    throw new AppError('CONFLICT', 'There is no paid subscription to change.')
  if (row.provider !== ctx.payments?.name)
    throw new AppError('PAYMENT_UNAVAILABLE', 'Failed to manage subscription')
  return row.providerSubscriptionId
}

/** Whether the state is the one the person saw; undefined if the client doesn't say. */
const matchesSeenState = (row: SubscriptionRow, ctx: RequestContext): boolean | undefined => {
  const seen = ctx.request.headers.get(seenHeader)
  return seen === 'true' || seen === 'false' ? row.cancelAtPeriodEnd === (seen === 'true') : undefined
}

type ProviderUpdate = { payments: PaymentProvider; changed: Change; request: KnownRequest }

/** Undoes the change if the provider can't be told. */
const updateProvider = async (
  ctx: RequestContext,
  { payments, changed, request }: ProviderUpdate,
): Promise<void> => {
  const { subscriptionId, value } = changed
  try {
    await payments.setCancelAtPeriodEnd(subscriptionId, value)
  } catch (cause) {
    await ctx.db.transaction(async (tx) => {
      await setCancelAtPeriodEnd(tx, { userId: ctx.user.id, value: !value })
      await forgetAnswered(tx, request)
    })
    throw new AppError('PAYMENT_UNAVAILABLE', 'Failed to manage subscription', { cause })
  }
}
