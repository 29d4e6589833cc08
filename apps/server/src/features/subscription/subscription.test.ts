import type { CurrentSubscription } from '@nextrung/contract/subscription'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { goodPassword, makePerson } from '../../testing/factories.ts'
import { settleEvents } from '../../testing/settle-events.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { updateTrials } from './subscription.public.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<typeof makePerson>>

const dayMs = 24 * 3600_000
const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs)

/** Sets the server's clock, and keeps sessions valid at that time. */
const travelTo = async (moment: Date) => {
  now = moment
  await app.services.db.execute(
    sql`update identity_sessions set created_at = ${moment.toISOString()}, expires_at = ${daysFrom(moment, 2).toISOString()}`,
  )
}

const personAt = async (moment = new Date()): Promise<Person> => {
  now = new Date()
  const person = await makePerson(app)
  await travelTo(moment)
  return person
}

const current = async ({ client }: Person) =>
  (await client.send<CurrentSubscription>('GET', '/api/subscription/current')).json

const openCheckout = ({ client }: Person, tierId: number) =>
  client.send<{ sessionId: string; url: string }>('POST', '/api/subscription/create-checkout', {
    json: {
      tierId,
      successUrl: `${app.url}/subscription?success=true`,
      cancelUrl: `${app.url}/subscription`,
    },
  })

const finish = ({ client }: Person, sessionId: string, outcome: string) =>
  client.send<{ url: string; code: string }>('POST', `/api/subscription/test-checkout/${sessionId}`, {
    json: { outcome },
  })

const buy = async (person: Person, tierId: number) => {
  const { json } = await openCheckout(person, tierId)
  return finish(person, json.sessionId, 'success')
}

test('a new person has no subscription', async () => {
  const person = await personAt()
  expect(await current(person)).toBeNull()
})

test('twenty activations at once start one trial, which ends after 14 days and never starts again', async () => {
  const person = await personAt(new Date('2026-03-01T10:00:00Z'))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      person.client.send('POST', '/api/subscription/activate-free', {
        headers: { 'content-type': 'application/json' },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(await current(person)).toMatchObject({
    subscription: {
      tierId: 1,
      status: 'active',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: '2026-03-15T10:00:00.000Z',
    },
    tier: { name: 'Free Trial' },
  })
  await travelTo(new Date('2026-03-15T09:59:59Z'))
  expect((await current(person))?.subscription.status).toBe('active')
  await travelTo(new Date('2026-03-15T10:00:00Z'))
  expect((await current(person))?.subscription.status).toBe('expired')
  expect((await person.client.send('POST', '/api/subscription/activate-free')).status).toBe(409)
})

test('an address gets the trial once, even after deleting and recreating the account', async () => {
  const person = await personAt()
  const activate = ({ client }: Pick<Person, 'client'>) =>
    client.send<{ error: string }>('POST', '/api/subscription/activate-free')
  expect((await activate(person)).status).toBe(200)
  const { email, password } = person
  const deleted = await person.client.send('POST', '/api/account/delete', {
    json: { password, confirmation: 'DELETE' },
  })
  expect(deleted.status).toBe(200)
  const client = app.newClient()
  const json = { displayName: 'Back Again', email: email.toUpperCase(), password }
  expect((await client.send('POST', '/auth/sign-up/email', { json })).status).toBe(200)
  expect(await activate({ client })).toMatchObject({
    status: 409,
    json: { error: 'The free trial can be used only once. Choose a plan to continue.' },
  })
})

test('buying during the trial starts the paid plan at once', async () => {
  const person = await personAt()
  await person.client.send('POST', '/api/subscription/activate-free')
  await buy(person, 2)
  expect(await current(person)).toMatchObject({ subscription: { tierId: 2, status: 'active' } })
})

test('three days before a trial ends, the person is notified once', async () => {
  const start = new Date('2026-05-01T10:00:00Z')
  const person = await personAt(start)
  await person.client.send('POST', '/api/subscription/activate-free')
  const told = async () => {
    await updateTrials(app.services)
    await settleEvents(app)
    const { json } = await person.client.send<{ notifications: { kind: string }[] }>(
      'GET',
      '/api/notifications',
    )
    return json.notifications.filter(({ kind }) => kind === 'trial-ends').length
  }
  await travelTo(daysFrom(start, 10))
  expect(await told()).toBe(0)
  await travelTo(daysFrom(start, 12))
  expect([await told(), await told()]).toEqual([1, 1])
})

test('the test checkout sells a paid plan; a declined or canceled one sells nothing', async () => {
  const person = await personAt(new Date('2026-01-31T10:00:00Z'))
  const { json } = await openCheckout(person, 2)
  expect(json.url).toBe(`/account/test-checkout?session=${json.sessionId}`)
  expect((await finish(person, json.sessionId, 'cancel')).json.url).toBe(`${app.url}/subscription`)
  expect(await finish(person, json.sessionId, 'decline')).toMatchObject({
    status: 402,
    json: { code: 'PAYMENT_DECLINED' },
  })
  expect(await current(person)).toBeNull()
  expect((await finish(person, json.sessionId, 'success')).json.url).toContain('success=true')
  expect(await current(person)).toMatchObject({
    subscription: { tierId: 2, status: 'active', currentPeriodEnd: '2026-02-28T10:00:00.000Z' },
    isTestMode: true,
  })
  await travelTo(new Date('2026-02-28T10:00:01Z'))
  expect((await current(person))?.subscription.currentPeriodEnd).toBe('2026-03-31T10:00:00.000Z')
})

test('two clicks on a plan open one checkout', async () => {
  const person = await personAt()
  const [first, second] = await Promise.all([openCheckout(person, 3), openCheckout(person, 3)])
  expect(first.json.sessionId).toBe(second.json.sessionId)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  'http:\\\\evil.example',
  '/subscription',
  'javascript:alert(1)',
])('a checkout never returns to %s', async (successUrl) => {
  const person = await personAt()
  const answer = await person.client.send('POST', '/api/subscription/create-checkout', {
    json: { tierId: 2, successUrl, cancelUrl: `${app.url}/subscription` },
  })
  expect(answer.status).toBe(400)
})

test.each([1, 999, 0, -1])('tier %i has no checkout', async (tierId) => {
  expect((await openCheckout(await personAt(), tierId)).status).toBe(400)
})

test('canceling and reactivating toggle; requests naming the same state make one change', async () => {
  const person = await personAt(new Date('2025-06-01T10:00:00Z'))
  await buy(person, 3)
  const manage = (headers: Record<string, string> = {}) =>
    person.client.send<CurrentSubscription>('POST', '/api/subscription/manage', { headers })
  expect((await manage()).json?.subscription.cancelAtPeriodEnd).toBe(true)
  now = new Date(now.getTime() + 60_000)
  expect((await manage()).json?.subscription.cancelAtPeriodEnd).toBe(false)
  const seen = { 'x-seen-cancel-at-period-end': 'false' }
  await manage(seen)
  expect((await manage(seen)).json?.subscription.cancelAtPeriodEnd).toBe(true)
  now = new Date(now.getTime() + 60_000)
  const both = await Promise.all([manage(), manage()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await current(person))?.subscription.cancelAtPeriodEnd).toBe(false)
  now = new Date(now.getTime() + 60_000)
  await manage()
  await travelTo(new Date('2026-06-01T10:00:00Z'))
  expect((await current(person))?.subscription).toMatchObject({ tierId: 3, status: 'cancelled' })
  expect((await manage()).status).toBe(409)
})

test('one key cancels once, however often it is sent', async () => {
  const person = await personAt()
  await buy(person, 3)
  const manage = (key: string) =>
    person.client.send<CurrentSubscription>('POST', '/api/subscription/manage', {
      headers: { 'idempotency-key': key },
    })
  await Promise.all([manage('a'), manage('a')])
  expect((await manage('a')).json?.subscription.cancelAtPeriodEnd).toBe(true)
  expect((await manage('b')).json?.subscription.cancelAtPeriodEnd).toBe(false)
})

test("another person's checkout is not found", async () => {
  const [a, b] = [await personAt(), await personAt()]
  const { json } = await openCheckout(b, 2)
  expect((await a.client.send('GET', `/api/subscription/test-checkout/${json.sessionId}`)).status).toBe(404)
  expect((await finish(a, json.sessionId, 'success')).status).toBe(404)
  expect(await current(b)).toBeNull()
})

test('an unsigned event changes nothing', async () => {
  const answer = await app.newClient().send('POST', '/api/stripe/webhook', {
    body: JSON.stringify({ id: 'evt_1', type: 'x', subscriptionId: 'sub_1' }),
    headers: { 'content-type': 'application/json', 'stripe-signature': 'none' },
  })
  expect(answer).toMatchObject({ status: 400, json: { code: 'BAD_REQUEST' } })
})

test("plans and payments appear in the account's activity", async () => {
  const person = await personAt(new Date('2026-05-01T10:00:00Z'))
  await person.client.send('POST', '/api/subscription/activate-free')
  await buy(person, 2)
  await person.client.send('POST', '/api/subscription/manage')
  now = new Date(now.getTime() + 60_000)
  await person.client.send('POST', '/api/subscription/manage')
  const { json } = await person.client.send<{ activity: { event: string }[] }>('GET', '/api/account/activity')
  expect(
    json.activity.map(({ event }) => event).filter((event) => /^(trial|subscription)/.test(event)),
  ).toEqual(['subscription.reactivated', 'subscription.cancelled', 'subscription.started', 'trial.started'])
})

test('on https nothing is sold in test mode unless explicitly enabled', async () => {
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://career.example.org' } })
  const client = secure.newClient()
  const headers = { origin: 'https://career.example.org' }
  const person = { displayName: 'Over Https', email: 'plans-over-https@example.com', password: goodPassword }
  await client.send('POST', '/auth/sign-up/email', { json: person, headers })
  const subscription = 'https://career.example.org/subscription'
  expect(
    await client.send('POST', '/api/subscription/create-checkout', {
      json: { tierId: 2, successUrl: subscription, cancelUrl: subscription },
      headers,
    }),
  ).toMatchObject({ status: 503, json: { code: 'PAYMENT_UNAVAILABLE' } })
  await secure.close()
  const https = { PUBLIC_URL: 'https://career.example.org' }
  expect(readConfig(https).testCheckout).toBe(false)
  expect(readConfig({ ...https, TEST_CHECKOUT: 'on' }).testCheckout).toBe(true)
  expect(readConfig({ TEST_CHECKOUT: 'off' }).testCheckout).toBe(false)
})
