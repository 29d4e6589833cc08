import type { Services } from '../../context.ts'
import { AppError, unavailable } from '../../errors.ts'
import { hasRecordedEvent, recordEvent } from './checkouts.store.ts'
import { InvalidEventError, type PaymentEvent, type PaymentProvider } from './payments/payment-provider.ts'
import { syncSubscription } from './sync-subscription.ts'

export type SignedEvent = { body: Buffer; signature: string | undefined }

/**
 * Processes each event of the payment provider once. If the provider can't be queried for the current state, the
 * event is rejected, and the provider sends it again.
 * @throws AppError BAD_REQUEST for an event without a valid signature, or UNAVAILABLE
 */
export const handlePaymentEvent = async (services: Services, signed: SignedEvent): Promise<void> => {
  const { payments } = services
  if (!payments) throw new AppError('NOT_FOUND', 'This server takes no payments.')
  const event = await readEvent(payments, signed)
  if (await hasRecordedEvent(services.db, event.id)) return
  const { subscriptionId } = event
  if (!subscriptionId) {
    services.log.info({ event: event.type }, 'ignored an unrelated payment event')
    await recordEvent(services.db, event)
    return
  }
  try {
    await syncSubscription(services, { payments, subscriptionId, event })
  } catch (cause) {
    throw cause instanceof AppError ? cause : unavailable(cause)
  }
}

const readEvent = async (
  payments: PaymentProvider,
  { body, signature }: SignedEvent,
): Promise<PaymentEvent> => {
  try {
    return await payments.readEvent(body, signature)
  } catch (cause) {
    if (!(cause instanceof InvalidEventError)) throw cause
    throw new AppError('BAD_REQUEST', cause.message, { cause })
  }
}
