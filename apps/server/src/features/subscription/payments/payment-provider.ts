/** What a payment provider knows about one subscription. Its word decides; ours is a copy. */
export type PaidSubscription = {
  subscriptionId: string
  customerId: string
  /** The person it belongs to, by the identity uid that we gave at the checkout. */
  uid: string
  tierId: number
  status: 'active' | 'cancelled'
  currentPeriodStart: Date
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
}

/** A verified event: something about this subscription may have changed. */
export type PaymentEvent = { id: string; type: string; subscriptionId: string | undefined }

export type NewCheckout = {
  person: { id: number; uid: string; email: string; customerId: string | undefined }
  tier: { id: number; name: string; priceCents: number; interval: 'monthly' | 'yearly' }
  successUrl: string
  cancelUrl: string
  /** The same key gives the same session. */
  key: string
}

export type OpenCheckout = { sessionId: string; url: string | undefined; expiresAt: Date }

export type CheckoutState = { status: 'open' | 'complete' | 'expired'; subscriptionId: string | undefined }

/** Takes payments. Every call ends within its deadline, and throws when the provider cannot be reached. */
export type PaymentProvider = {
  name: 'stripe' | 'test'
  /** Given to the browser, for a checkout without an address of its own. */
  publishableKey: string | undefined
  openCheckout(checkout: NewCheckout): Promise<OpenCheckout>
  findCheckout(sessionId: string): Promise<CheckoutState | undefined>
  /** Lets nobody pay in it any more. One that has come to an end already is fine. */
  closeCheckout(sessionId: string): Promise<void>
  findSubscription(subscriptionId: string): Promise<PaidSubscription | undefined>
  setCancelAtPeriodEnd(subscriptionId: string, value: boolean): Promise<void>
  /** Ends it now. One that has ended already is fine. */
  endNow(subscriptionId: string): Promise<void>
  /** Checks who sent it. @throws InvalidEventError */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent>
}

/** The event was not signed by the provider, or is too old. */
export class InvalidEventError extends Error {
  override name = 'InvalidEventError'
}
