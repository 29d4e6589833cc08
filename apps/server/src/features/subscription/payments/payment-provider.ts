/** A subscription as the payment provider knows it. The provider is authoritative; ours is a copy. */
export type PaidSubscription = {
  subscriptionId: string
  customerId: string
  /** The identity uid of its owner, which we passed at checkout. */
  uid: string
  tierId: number
  status: 'active' | 'cancelled'
  currentPeriodStart: Date
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
}

/** A verified event saying that this subscription may have changed. */
export type PaymentEvent = { id: string; type: string; subscriptionId: string | undefined }

export type NewCheckout = {
  person: { id: number; uid: string; email: string; customerId: string | undefined }
  tier: { id: number; name: string; priceCents: number; interval: 'monthly' | 'yearly' }
  successUrl: string
  cancelUrl: string
  /** Idempotency key: the same key returns the same session. */
  key: string
}

export type OpenCheckout = { sessionId: string; url: string | undefined; expiresAt: Date }

export type CheckoutState = { status: 'open' | 'complete' | 'expired'; subscriptionId: string | undefined }

/** A payment provider. Every call has a deadline and throws if the provider can't be reached. */
export type PaymentProvider = {
  name: 'stripe' | 'test'
  /** Passed to the browser, for checkouts without a URL. */
  publishableKey: string | undefined
  openCheckout(checkout: NewCheckout): Promise<OpenCheckout>
  findCheckout(sessionId: string): Promise<CheckoutState | undefined>
  /** Prevents the checkout from being paid. Does nothing if it has already ended. */
  closeCheckout(sessionId: string): Promise<void>
  findSubscription(subscriptionId: string): Promise<PaidSubscription | undefined>
  setCancelAtPeriodEnd(subscriptionId: string, value: boolean): Promise<void>
  /** Ends it immediately. Does nothing if it has already ended. */
  endNow(subscriptionId: string): Promise<void>
  /** Verifies the signature. @throws InvalidEventError */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent>
}

/** The event isn't signed by the provider, or is too old. */
export class InvalidEventError extends Error {
  override name = 'InvalidEventError'
}
