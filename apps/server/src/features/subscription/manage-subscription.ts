import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { readCurrentSubscription } from './current-subscription.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { statusNow } from './status-now.ts'
import { lockSubscription, type SubscriptionRow, setCancelAtPeriodEnd } from './subscriptions.store.ts'
import { syncSubscription } from './sync-subscription.ts'

const seenHeader = 'x-seen-cancel-at-period-end'

/**
 * Cancels at the end of the period, or takes that back. The half of a double click that comes second changes nothing:
 * it names a state that is no longer so, or came in before the first was done.
 */
export const manageSubscription = async (ctx: RequestContext) => {
  const userId = ctx.user.id
  const { payments } = ctx
  const changed = await toggle(ctx)
  if (changed && payments) {
    await tellProvider(ctx, { payments, changed })
    const event = changed.value ? 'subscription.cancelled' : 'subscription.reactivated'
    await recordAudit(ctx.db, { userId, event, request: ctx.request })
    // What was asked for stands already; the provider's own word comes with its event, if not now.
    await syncSubscription(ctx, { payments, subscriptionId: changed.subscriptionId }).catch(
      (error: unknown) => ctx.log.warn({ err: error }, 'the payment provider could not be asked'),
    )
  }
  return readCurrentSubscription(ctx, userId)
}

type Change = { subscriptionId: string; value: boolean }

const toggle = (ctx: RequestContext): Promise<Change | undefined> =>
  ctx.db.transaction(async (tx) => {
    const userId = ctx.user.id
    const row = await lockSubscription(tx, userId)
    const subscriptionId = manageable(row, ctx)
    if (!row || isSecondHalf(row, ctx)) return undefined
    const value = !row.cancelAtPeriodEnd
    await setCancelAtPeriodEnd(tx, { userId, value, now: ctx.now() })
    return { subscriptionId, value }
  })

const manageable = (row: SubscriptionRow | undefined, ctx: RequestContext): string => {
  if (!row?.providerSubscriptionId || statusNow(row, ctx.now()) !== 'active')
    throw new AppError('CONFLICT', 'There is no paid subscription to change.')
  if (row.provider !== ctx.payments?.name)
    throw new AppError('PAYMENT_UNAVAILABLE', 'Failed to manage subscription')
  return row.providerSubscriptionId
}

const isSecondHalf = (row: SubscriptionRow, ctx: RequestContext): boolean => {
  const seen = ctx.request.headers.get(seenHeader)
  if (seen === 'true' || seen === 'false') return row.cancelAtPeriodEnd !== (seen === 'true')
  const cameIn = ctx.now().getTime() - ctx.request.elapsedMs()
  return row.toggledAt !== null && row.toggledAt.getTime() > cameIn
}

type Telling = { payments: PaymentProvider; changed: Change }

/** Takes the change back when the provider cannot be told. */
const tellProvider = async (ctx: RequestContext, { payments, changed }: Telling): Promise<void> => {
  const { subscriptionId, value } = changed
  try {
    await payments.setCancelAtPeriodEnd(subscriptionId, value)
  } catch (cause) {
    await setCancelAtPeriodEnd(ctx.db, { userId: ctx.user.id, value: !value, now: null })
    throw new AppError('PAYMENT_UNAVAILABLE', 'Failed to manage subscription', { cause })
  }
}
