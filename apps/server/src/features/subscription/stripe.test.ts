import type { CurrentSubscription } from '@nextrung/contract/subscription'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { StripeServer, stripeWebhookSecret } from '../../testing/stripe-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { reconcilePayments } from './subscription.public.ts'

const stripe = new StripeServer()
let app: TestApp
let later = 0
beforeAll(async () => {
  app = await startTestApp({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
      STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
      STRIPE_API_URL: await stripe.start(),
    },
    now: () => new Date(Date.now() + later),
  })
})
beforeEach(() => {
  stripe.mode = 'up'
  stripe.refuses = () => false
  // Lets every read of the current plan query the provider again.
  later += 10_000
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

type Person = Awaited<ReturnType<typeof makePerson>>

const current = async ({ client }: Person) => {
  later += 10_000
  return (await client.send<CurrentSubscription>('GET', '/api/subscription/current')).json
}

const openCheckout = ({ client }: Person, body: object = { tierId: 2 }) =>
  client.send<{ sessionId: string; url: string; error: string }>(
    'POST',
    '/api/subscription/create-checkout',
    {
      json: {
        successUrl: `${app.url}/subscription?success=true`,
        cancelUrl: `${app.url}/subscription`,
        ...body,
      },
    },
  )

const post = (event: ReturnType<StripeServer['event']>) =>
  app.newClient().send('POST', '/api/stripe/webhook', event)

const buy = async (person: Person, tierId = 2) => {
  const { json } = await openCheckout(person, { tierId })
  const subscription = stripe.pay(json.sessionId)
  const answer = await post(stripe.event('checkout.session.completed', stripeSession(subscription.id)))
  expect(answer.status).toBe(200)
  return subscription
}

const stripeSession = (subscription: string) => ({ object: 'checkout.session', id: 'cs_x', subscription })

test('the checkout has our price, our customer and an idempotency key, regardless of the body', async () => {
  const person = await makePerson(app)
  const { status, json } = await openCheckout(person, { tierId: 2, price: 1, unit_amount: 1 })
  expect([status, json.url]).toEqual([200, expect.stringMatching(/\/pay\/cs_/)])
  expect(json).toMatchObject({ publishableKey: 'pk_test_local' })
  const made = stripe.ledger.findLast(({ path }) => path === '/v1/checkout/sessions')
  expect(made?.key).toBeTruthy()
  expect(made?.fields.get('client_reference_id')).toBe(person.user.uid)
  expect(made?.fields.get('customer')).toMatch(/^cus_/)
  const prices = stripe.ledger.filter(({ path, method }) => path === '/v1/prices' && method === 'POST')
  expect(prices.map(({ fields }) => [fields.get('lookup_key'), fields.get('unit_amount')])).toContainEqual([
    'nextrung_monthly_2900',
    '2900',
  ])
})

test('two clicks open one session', async () => {
  const person = await makePerson(app)
  const [first, second] = await Promise.all([openCheckout(person), openCheckout(person)])
  expect(first.json.sessionId).toBe(second.json.sessionId)
})

test('an abandoned checkout leaves one customer, even if the next is opened days later', async () => {
  const person = await makePerson(app)
  const first = await openCheckout(person)
  stripe.forgetKeys()
  const second = await openCheckout(person)
  const customerOf = ({ json }: typeof first) => stripe.sessions.get(json.sessionId)?.fields.get('customer')
  expect(second.json.sessionId).not.toBe(first.json.sessionId)
  expect(customerOf(second)).toBe(customerOf(first))
  const another = await makePerson(app)
  expect(customerOf(await openCheckout(another))).not.toBe(customerOf(first))
})

test('returning with success changes nothing until Stripe confirms it', async () => {
  const person = await makePerson(app)
  await openCheckout(person)
  await person.client.send('GET', '/subscription?success=true')
  expect(await current(person)).toBeNull()
})

test('the same event fifty times creates one subscription', async () => {
  const person = await makePerson(app)
  const { json } = await openCheckout(person)
  const subscription = stripe.pay(json.sessionId)
  const event = stripe.event('checkout.session.completed', stripeSession(subscription.id))
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(event)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await current(person)).toMatchObject({
    subscription: { tierId: 2, status: 'active', cancelAtPeriodEnd: false },
    isTestMode: false,
  })
})

test('an end that arrives before a change is still the end', async () => {
  const person = await makePerson(app)
  const subscription = await buy(person)
  subscription.status = 'canceled'
  await post(stripe.event('customer.subscription.deleted', subscription))
  await post(stripe.event('customer.subscription.updated', { ...subscription, status: 'active' }))
  expect((await current(person))?.subscription.status).toBe('cancelled')
})

test.each([
  [
    'an unknown signature',
    (event: ReturnType<StripeServer['event']>) => ({
      ...event,
      headers: { ...event.headers, 'stripe-signature': 't=1,v1=00' },
    }),
  ],
  [
    'no signature',
    ({ body }: ReturnType<StripeServer['event']>) => ({
      body,
      headers: { 'content-type': 'application/json' },
    }),
  ],
  [
    'a changed body',
    (event: ReturnType<StripeServer['event']>) => ({ ...event, body: event.body.replace('evt', 'evx') }),
  ],
  ['an empty body', (event: ReturnType<StripeServer['event']>) => ({ ...event, body: '' })],
])('%s is rejected and changes nothing', async (_what, change) => {
  const person = await makePerson(app)
  const { json } = await openCheckout(person)
  const subscription = stripe.pay(json.sessionId)
  const event = stripe.event('checkout.session.completed', stripeSession(subscription.id))
  const asked = stripe.ledger.length
  const answer = await app.newClient().send('POST', '/api/stripe/webhook', change(event))
  expect(answer).toMatchObject({ status: 400, json: { code: 'BAD_REQUEST' } })
  expect(stripe.ledger).toHaveLength(asked)
})

test('an event from ten minutes ago is rejected', async () => {
  const event = stripe.event(
    'customer.subscription.updated',
    { object: 'subscription', id: 'sub_x' },
    { ageSeconds: 600 },
  )
  expect((await post(event)).status).toBe(400)
})

test('an unrelated event is recorded once', async () => {
  const event = stripe.event('charge.refunded', { object: 'charge', id: 'ch_1' })
  expect([(await post(event)).status, (await post(event)).status]).toEqual([200, 200])
})

test('an event resent a day later with a new signature has no effect', async () => {
  const person = await makePerson(app)
  const subscription = await buy(person)
  const id = `evt_${subscription.id}`
  expect((await post(stripe.event('customer.subscription.updated', subscription, { id }))).status).toBe(200)
  const asked = stripe.ledger.length
  expect((await post(stripe.event('customer.subscription.updated', subscription, { id }))).status).toBe(200)
  expect(stripe.ledger).toHaveLength(asked)
})

test.each([
  ['an invoice', (id: string) => ({ object: 'invoice', subscription: id })],
  [
    'an invoice of a later version',
    (id: string) => ({ object: 'invoice', parent: { subscription_details: { subscription: id } } }),
  ],
  [
    'a checkout with its subscription whole',
    (id: string) => ({ object: 'checkout.session', subscription: { id } }),
  ],
])('%s names the subscription to query', async (_what, objectOf) => {
  const person = await makePerson(app)
  const subscription = await buy(person)
  subscription.cancel_at_period_end = true
  expect((await post(stripe.event('some.event', objectOf(subscription.id)))).status).toBe(200)
  expect((await current(person))?.subscription.cancelAtPeriodEnd).toBe(true)
})

test('an event that cannot be verified with Stripe is rejected, and counts when resent', async () => {
  const person = await makePerson(app)
  const { json } = await openCheckout(person)
  const subscription = stripe.pay(json.sessionId)
  const event = stripe.event('checkout.session.completed', stripeSession(subscription.id))
  stripe.mode = 'broken'
  expect((await post(event)).status).toBe(503)
  stripe.mode = 'up'
  expect((await post(event)).status).toBe(200)
  expect((await current(person))?.subscription.tierId).toBe(2)
})

test('a payment whose event never arrives is found by the page and by the upkeep', async () => {
  const [a, b] = [await makePerson(app), await makePerson(app)]
  for (const person of [a, b]) stripe.pay((await openCheckout(person)).json.sessionId)
  expect((await current(a))?.subscription.status).toBe('active')
  await reconcilePayments(app.services)
  stripe.mode = 'broken'
  expect((await current(b))?.subscription.status).toBe('active')
})

test('canceling and reactivating reach Stripe, and are undone if Stripe is unreachable', async () => {
  const person = await makePerson(app)
  const subscription = await buy(person)
  const manage = () => person.client.send<CurrentSubscription>('POST', '/api/subscription/manage')
  expect((await manage()).json?.subscription.cancelAtPeriodEnd).toBe(true)
  expect(subscription.cancel_at_period_end).toBe(true)
  later += 10_000
  stripe.mode = 'broken'
  expect(await manage()).toMatchObject({ status: 503, json: { error: 'Failed to manage subscription' } })
  expect((await current(person))?.subscription.cancelAtPeriodEnd).toBe(true)
  stripe.mode = 'up'
  later += 10_000
  expect((await manage()).json?.subscription.cancelAtPeriodEnd).toBe(false)
})

test('changing the plan ends the previous one', async () => {
  const person = await makePerson(app)
  const monthly = await buy(person, 2)
  expect((await openCheckout(person, { tierId: 2 })).status).toBe(409)
  await buy(person, 3)
  await expect.poll(() => monthly.status).toBe('canceled')
  expect((await current(person))?.subscription).toMatchObject({ tierId: 3, status: 'active' })
  await post(stripe.event('customer.subscription.deleted', monthly))
  expect((await current(person))?.subscription).toMatchObject({ tierId: 3, status: 'active' })
})
