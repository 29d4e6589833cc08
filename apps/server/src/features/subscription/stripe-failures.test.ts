import type { CurrentSubscription } from '@nextrung/contract/subscription'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { StripeServer, stripeWebhookSecret } from '../../testing/stripe-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { cancelForDeletion, reconcilePayments } from './subscription.public.ts'

const stripe = new StripeServer()
const daySeconds = 24 * 3600
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
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

type Person = Awaited<ReturnType<typeof makePerson>>

const current = async ({ client }: Person) => {
  // Lets every read of the current plan query the provider again.
  later += 10_000
  return (await client.send<CurrentSubscription>('GET', '/api/subscription/current')).json
}

const openCheckout = ({ client }: Person, body: object = {}) =>
  client.send<{ sessionId: string; error: string }>('POST', '/api/subscription/create-checkout', {
    json: {
      tierId: 2,
      successUrl: `${app.url}/subscription?success=true`,
      cancelUrl: `${app.url}/subscription`,
      ...body,
    },
  })

const open = async (person: Person, tierId = 2) => (await openCheckout(person, { tierId })).json.sessionId

const post = (event: ReturnType<StripeServer['event']>) =>
  app.newClient().send('POST', '/api/stripe/webhook', event)

const buy = async (person: Person) => {
  const subscription = stripe.pay(await open(person))
  await post(stripe.event('customer.subscription.created', subscription))
  return subscription
}

const periodEnd = (subscription: Awaited<ReturnType<typeof buy>>, daysAgo: number) => {
  const [item] = subscription.items.data
  if (item) item.current_period_end = Math.floor((Date.now() + later) / 1000) - daysAgo * daySeconds
}

test('a checkout that Stripe fails to open says so, and works on retry', async () => {
  const person = await makePerson(app)
  stripe.mode = 'broken'
  expect(await openCheckout(person)).toMatchObject({
    status: 503,
    json: { error: 'Failed to process subscription', code: 'PAYMENT_UNAVAILABLE' },
  })
  stripe.mode = 'up'
  expect((await openCheckout(person)).status).toBe(200)
})

test('a silent Stripe times out within its deadline', async () => {
  const person = await makePerson(app)
  stripe.mode = 'silent'
  const began = Date.now()
  expect((await openCheckout(person)).status).toBe(503)
  expect(Date.now() - began).toBeLessThan(15_000)
})

test('a checkout whose answer was lost is the same on retry', async () => {
  const person = await makePerson(app)
  const before = stripe.sessions.size
  stripe.mode = 'loses-answers'
  expect((await openCheckout(person)).status).toBe(200)
  expect(stripe.sessions.size).toBe(before + 1)
})

test('the next checkout works after changing the sign-in address', async () => {
  const person = await makePerson(app)
  await open(person)
  await app.services.db.execute(
    sql`update identity_users set email = ${`new-${person.email}`} where id = ${person.user.uid}`,
  )
  expect((await openCheckout(person)).status).toBe(200)
})

test.each([{ tierId: '2' }, { tierId: 1 }, { tierId: 999 }, { tierId: 2.5 }, { tierId: null }])(
  '%j buys nothing',
  async (body) => {
    const asked = stripe.ledger.length
    expect((await openCheckout(await makePerson(app), body)).status).toBe(400)
    expect(stripe.ledger).toHaveLength(asked)
  },
)

test('a cancellation that Stripe accepted stands, even if Stripe then becomes unreachable', async () => {
  const person = await makePerson(app)
  await buy(person)
  stripe.refuses = ({ method }) => method === 'GET'
  const { status, json } = await person.client.send<CurrentSubscription>('POST', '/api/subscription/manage')
  expect([status, json?.subscription.cancelAtPeriodEnd]).toEqual([200, true])
})

test('a change that Stripe rejected is made when retried with its key', async () => {
  const person = await makePerson(app)
  await buy(person)
  const manage = () =>
    person.client.send<CurrentSubscription>('POST', '/api/subscription/manage', {
      headers: { 'idempotency-key': 'k' },
    })
  stripe.refuses = ({ method }) => method === 'POST'
  expect((await manage()).status).toBe(503)
  expect((await current(person))?.subscription.cancelAtPeriodEnd).toBe(false)
  stripe.refuses = () => false
  expect((await manage()).json?.subscription.cancelAtPeriodEnd).toBe(true)
})

test('of two paid subscriptions, the newer counts and the other ends, in whichever order events arrive', async () => {
  const person = await makePerson(app)
  const [monthly, annual] = [stripe.pay(await open(person, 2)), stripe.pay(await open(person, 3))]
  const [item] = monthly.items.data
  if (item) item.current_period_start -= 60
  await post(stripe.event('customer.subscription.created', annual))
  await post(stripe.event('customer.subscription.created', monthly))
  await expect.poll(() => monthly.status).toBe('canceled')
  expect((await current(person))?.subscription).toMatchObject({ tierId: 3, status: 'active' })
  expect(annual.status).toBe('active')
})

test('one checkout that Stripe fails to return does not block others', async () => {
  const [a, b] = [await makePerson(app), await makePerson(app)]
  const [first, second] = [await open(a), await open(b)]
  stripe.pay(first)
  stripe.pay(second)
  stripe.refuses = ({ path }) => path.endsWith(first)
  await reconcilePayments(app.services)
  stripe.mode = 'broken'
  expect((await current(b))?.subscription.status).toBe('active')
})

test('an ended period gets three days of grace while Stripe is silent', async () => {
  const person = await makePerson(app)
  const subscription = await buy(person)
  for (const [daysAgo, status] of [
    [2, 'active'],
    [4, 'cancelled'],
  ] as const) {
    periodEnd(subscription, daysAgo)
    await post(stripe.event('customer.subscription.updated', subscription))
    stripe.mode = 'broken'
    expect((await current(person))?.subscription.status).toBe(status)
    stripe.mode = 'up'
  }
})

test('deleting an account first closes open checkouts and ends its subscription', async () => {
  const person = await makePerson(app)
  const subscription = await buy(person)
  const left = await open(person, 3)
  const paidMeanwhile = stripe.pay(await open(await makePerson(app), 3))
  await cancelForDeletion(app.services, person.user.id)
  expect(stripe.sessions.get(left)?.status).toBe('expired')
  expect([subscription.status, paidMeanwhile.status]).toEqual(['canceled', 'active'])
})

test("pages may load Stripe's script, and the test checkout does not exist", async () => {
  const { client } = await makePerson(app)
  const { headers } = await client.send('GET', '/subscription')
  expect(headers.get('content-security-policy')).toContain("script-src 'self' https://js.stripe.com;")
  const session = await open(await makePerson(app))
  expect((await client.send('GET', `/api/subscription/test-checkout/${session}`)).status).toBe(404)
})
