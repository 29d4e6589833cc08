import type { Device } from '@nextrung/contract/auth-security'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { goodPassword, makePerson } from '../../../testing/factories.ts'
import { settleEvents } from '../../../testing/settle-events.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { describeDevice } from './describe-device.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const signIn = async (
  email: string,
  { from = '203.0.113.5', as = firefox, client = app.newClient() } = {},
) => {
  const answer = await client.send('POST', '/auth/sign-in/email', {
    json: { email, password: goodPassword },
    headers: { 'user-agent': as, 'x-forwarded-for': from },
  })
  expect(answer.status).toBe(200)
  return client
}

const devicesOf = async (client: Client) => (await client.send<Device[]>('GET', '/auth/devices')).json

const status = async (client: Client) => (await client.send('GET', '/api/resumes/1')).status

test.each([
  [firefox, 'Firefox on Linux'],
  [safari, 'Safari on iOS'],
  [chrome, 'Chrome on Windows'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%s reads as %s', (userAgent, description) => expect(describeDevice(userAgent)).toBe(description))

describe('the list of devices', () => {
  test('starts with this one, shows where each signed in, and reveals no session token', async () => {
    const { client, email } = await makePerson(app)
    await signIn(email, { as: safari, from: '203.0.113.77' })
    const here = await signIn(email)
    const answer = await here.send<Device[]>('GET', '/auth/devices')
    expect(answer.json).toHaveLength(3)
    expect(answer.json[0]).toMatchObject({
      isThis: true,
      description: 'Firefox on Linux',
      ipAddress: '203.0.113.5',
      signedInAt: expect.stringMatching(/^20/),
      lastSeenAt: expect.stringMatching(/^20/),
    })
    expect(answer.json.filter(({ isThis }) => isThis)).toHaveLength(1)
    expect(answer.json.map(({ description }) => description)).toContain('Safari on iOS')
    for (const one of [client, here]) {
      const [token = ''] = (one.cookies.get('nextrung') ?? '').split('.')
      expect(token.length).toBeGreaterThan(20)
      expect(answer.text).not.toContain(token)
    }
  })

  test('says when a device was last seen, and omits ended sessions', async () => {
    const { client, email, user } = await makePerson(app)
    await signIn(email, { as: chrome })
    await app.services.db.execute(sql`
      update identity_sessions set
        created_at = created_at - interval '3 days',
        expires_at = expires_at - interval '3 days'
      where user_id = ${user.uid} and user_agent = ${chrome}`)
    const [, other] = await devicesOf(client)
    const agoDays = (Date.now() - new Date(other?.lastSeenAt ?? '').getTime()) / (24 * 3600_000)
    expect(Math.round(agoDays)).toBe(3)
    await app.services.db.execute(sql`
      update identity_sessions set expires_at = now() - interval '1 minute'
      where user_id = ${user.uid} and user_agent = ${chrome}`)
    expect(await devicesOf(client)).toHaveLength(1)
  })

  test("updates a device's last use within the hour", async () => {
    const { client, user } = await makePerson(app)
    await app.services.db.execute(sql`
      update identity_sessions set
        created_at = created_at - interval '5 hours',
        expires_at = expires_at - interval '5 hours'
      where user_id = ${user.uid}`)
    const [here] = await devicesOf(client)
    expect(Date.now() - new Date(here?.lastSeenAt ?? '').getTime()).toBeLessThan(3600_000)
  })
})

describe('signing out', () => {
  test('one device ends only its session, at once', async () => {
    const { client, email } = await makePerson(app)
    const [phone, laptop] = [await signIn(email, { as: safari }), await signIn(email, { as: chrome })]
    const device = (await devicesOf(client)).find(({ description }) => description === 'Safari on iOS')
    expect((await client.send('DELETE', `/auth/devices/${device?.id}`)).json).toEqual({ success: true })
    expect(await Promise.all([phone, laptop, client].map(status))).toEqual([401, 200, 200])
    expect((await client.send('DELETE', `/auth/devices/${device?.id}`)).status).toBe(404)
  })

  test("another person's device is not found", async () => {
    const [a, b] = [await makePerson(app), await makePerson(app)]
    const [device] = await devicesOf(b.client)
    const foreign = await a.client.send('DELETE', `/auth/devices/${device?.id}`)
    const missing = await a.client.send('DELETE', '/auth/devices/not-there')
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect(await status(b.client)).toBe(200)
  })

  test('all others leaves this one alone', async () => {
    const { client, email } = await makePerson(app)
    const others = [await signIn(email, { as: safari }), await signIn(email, { as: chrome })]
    expect((await client.send('POST', '/auth/devices/sign-out-others')).json).toEqual({ signedOut: 2 })
    expect(await Promise.all([client, ...others].map(status))).toEqual([200, 401, 401])
    expect(await devicesOf(client)).toHaveLength(1)
    const { text } = await client.send('GET', '/api/account/activity')
    expect(text).toContain('devices.signed-out')
  })
})

test('a sign-in from a new place notifies once; the first sign-in and known or similar browsers do not', async () => {
  const { client, email } = await makePerson(app)
  const told = async () => {
    await settleEvents(app)
    const { json } = await client.send<{ notifications: { kind: string; body: string }[] }>(
      'GET',
      '/api/notifications',
    )
    return json.notifications.filter(({ kind }) => kind === 'new-sign-in').map(({ body }) => body)
  }
  expect(await told()).toEqual([])
  await signIn(email, { client, from: '198.51.100.9' })
  expect(await told()).toEqual([])
  await signIn(email, { as: safari, from: '203.0.113.77' })
  expect(await told()).toEqual([
    expect.stringContaining('Safari on iOS, from the network address 203.0.113.77'),
  ])
  await signIn(email, { as: safari, from: '203.0.113.77' })
  expect(await told()).toHaveLength(1)
  await signIn(email, { as: safari, from: '203.0.113.78' })
  await signIn(email, { as: chrome, from: '203.0.113.77' })
  expect(await told()).toHaveLength(3)
})
