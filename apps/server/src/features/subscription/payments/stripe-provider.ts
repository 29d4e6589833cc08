import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { Config } from '../../../config.ts'
import { InvalidEventError, type NewCheckout, type PaymentProvider } from './payment-provider.ts'
import { eventSubscriptionId, paidSubscription } from './stripe-objects.ts'

// A checkout takes a few calls, each tried twice; opening it has its own overall limit.
const timeoutMs = 3500
const maxCustomersPerEmail = 100
const eventToleranceSeconds = 300

type StripeSettings = NonNullable<Config['stripe']>

/** Stripe, through its SDK: checkout sessions for two prices that are found or created by their lookup keys. */
export const createStripeProvider = (settings: StripeSettings): PaymentProvider => {
  const stripe = openStripe(settings)
  const prices = new Map<string, Promise<string>>()

  const priceOf = (tier: NewCheckout['tier']): Promise<string> => {
    const key = `nextrung_${tier.interval}_${tier.priceCents}`
    const known = prices.get(key) ?? findOrCreatePrice(stripe, { key, tier })
    prices.set(key, known)
    known.catch(() => prices.delete(key))
    return known
  }

  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    openCheckout: async (checkout) => {
      const { person, tier, successUrl, cancelUrl, key } = checkout
      const [price, customer] = await Promise.all([priceOf(tier), findOrCreateCustomer(stripe, person)])
      const metadata = { uid: person.uid, tierId: String(tier.id) }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: person.uid,
          line_items: [{ price, quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          metadata,
          subscription_data: { metadata },
        },
        { idempotencyKey: key },
      )
      const expiresAt = new Date(session.expires_at * 1000)
      return { sessionId: session.id, url: session.url ?? undefined, expiresAt }
    },
    findCheckout: async (sessionId) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId).catch(missing)
      if (!session) return undefined
      const { subscription } = session
      return {
        status: isEnded(session.status) ? session.status : 'open',
        subscriptionId: typeof subscription === 'string' ? subscription : subscription?.id,
      }
    },
    closeCheckout: async (sessionId) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId).catch(missing)
      if (session?.status === 'open') await stripe.checkout.sessions.expire(sessionId)
    },
    findSubscription: async (id) => {
      const found = await stripe.subscriptions.retrieve(id).catch(missing)
      return found && paidSubscription(found)
    },
    setCancelAtPeriodEnd: async (id, value) => {
      await stripe.subscriptions.update(id, { cancel_at_period_end: value })
    },
    endNow: async (id) => {
      const found = await stripe.subscriptions.retrieve(id).catch(missing)
      if (found && found.status !== 'canceled') await stripe.subscriptions.cancel(id, { prorate: true })
    },
    readEvent: async (body, signature) => {
      const { webhookSecret } = settings
      const event = await stripe.webhooks
        .constructEventAsync(body, signature ?? '', webhookSecret, eventToleranceSeconds)
        .catch((cause: unknown) => {
          throw new InvalidEventError('The event is not signed by Stripe, or too old.', { cause })
        })
      return { id: event.id, type: event.type, subscriptionId: eventSubscriptionId(event.data.object) }
    },
  }
}

const openStripe = ({ secretKey, apiUrl }: StripeSettings): Stripe => {
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

const findOrCreatePrice = async (
  stripe: Stripe,
  { key, tier }: { key: string; tier: NewCheckout['tier'] },
): Promise<string> => {
  const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [first] = found.data
  if (first) return first.id
  const made = await stripe.prices.create(
    {
      lookup_key: key,
      currency: 'usd',
      unit_amount: tier.priceCents,
      recurring: { interval: tier.interval === 'yearly' ? 'year' : 'month' },
      product_data: { name: `Nextrung ${tier.name}` },
      // Takes the key over from a price that someone archived.
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price-${key}` },
  )
  return made.id
}

const findOrCreateCustomer = async (stripe: Stripe, person: NewCheckout['person']): Promise<string> => {
  if (person.customerId) return person.customerId
  // Reuse the customer of an abandoned checkout, even one older than Stripe remembers idempotency keys.
  const { data } = await stripe.customers.list({ email: person.email, limit: maxCustomersPerEmail })
  const known = data.find(({ metadata }) => metadata.uid === person.uid)
  if (known) return known.id
  // Stripe rejects a reused key with a different address.
  const key = createHash('sha256')
    .update(JSON.stringify([person.uid, person.email]))
    .digest('hex')
  const made = await stripe.customers.create(
    { email: person.email, metadata: { uid: person.uid } },
    { idempotencyKey: `customer-${key}` },
  )
  return made.id
}

const isEnded = (status: string | null): status is 'complete' | 'expired' =>
  status === 'complete' || status === 'expired'

const missing = (error: unknown): undefined => {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined
  throw error
}
