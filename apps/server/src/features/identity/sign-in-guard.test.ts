import { identityFallbackMessage } from '@nextrung/contract/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, makePerson } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let clock = new Date()
beforeAll(async () => {
  // One trusted proxy, so that a test can stand at many network addresses.
  app = await startTestApp({
    env: { TRUST_PROXY: '1', PROBES_PER_10_MINUTES: '10' },
    now: () => clock,
  })
})
afterAll(() => app.close())

let lastAddress = 0
const newAddress = () => `198.51.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`

const signIn = (email: string, password: string, ip: string) =>
  app
    .newClient()
    .send<{ error: string; code: string; retryAfterSeconds?: number }>('POST', '/auth/sign-in/email', {
      json: { email, password },
      headers: { 'x-forwarded-for': ip },
    })

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

test('the sixth wrong password within ten seconds is refused with the time to wait', async () => {
  const { email } = await makePerson(app)
  const ip = newAddress()
  for (let guess = 1; guess <= 5; guess++)
    expect((await signIn(email, `Wrong-Guess-${guess}`, ip)).status).toBe(401)
  const refused = await signIn(email, 'Wrong-Guess-6', ip)
  expect(refused).toMatchObject({
    status: 429,
    json: { error: identityFallbackMessage, code: 'TOO_MANY_TRIES', retryAfterSeconds: expect.any(Number) },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await signIn(email, goodPassword, ip)).status).toBe(429)
  later(11)
  expect((await signIn(email, goodPassword, ip)).status).toBe(200)
})

test('an invented forwarding header does not give new tries', async () => {
  const direct = await startTestApp()
  const { email } = await makePerson(direct)
  const statuses: number[] = []
  for (let guess = 1; guess <= 12; guess++) {
    const answer = await direct.newClient().send('POST', '/auth/sign-in/email', {
      json: { email, password: `Wrong-Guess-${guess}` },
      headers: { 'x-forwarded-for': newAddress(), 'x-real-ip': newAddress(), 'x-nextrung-ip': newAddress() },
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
  await direct.close()
})

test('an account under attack from a hundred addresses is slowed and never locked', async () => {
  const home = newAddress()
  const victim = await makePerson(app)
  const bystander = await makePerson(app)
  expect((await signIn(victim.email, goodPassword, home)).status).toBe(200)
  const statuses = []
  for (let guess = 0; guess < 100; guess++) {
    statuses.push((await signIn(victim.email, `Wrong-Guess-${guess}`, newAddress())).status)
    later(0.02)
  }
  expect(statuses).toContain(429)
  expect((await signIn(victim.email, goodPassword, home)).status).toBe(200)
  expect((await signIn(bystander.email, goodPassword, newAddress())).status).toBe(200)
  later(60)
  expect((await signIn(victim.email, goodPassword, newAddress())).status).toBe(200)
}, 60_000)

test('after ten unknown addresses from one network address, known and unknown are answered alike', async () => {
  const { email } = await makePerson(app)
  const ip = newAddress()
  for (let probe = 1; probe <= 10; probe++) {
    expect((await signIn(`probe-${probe}@example.com`, goodPassword, ip)).json.code).toBe('USER_NOT_FOUND')
    later(1)
  }
  const unknown = await signIn('probe-11@example.com', goodPassword, ip)
  const known = await signIn(email, 'Wrong-Password-1', ip)
  expect([unknown.status, unknown.json.error]).toEqual([429, identityFallbackMessage])
  expect([known.status, known.json.error]).toEqual([429, identityFallbackMessage])
  expect((await signIn(email, goodPassword, ip)).status).toBe(200)
  expect((await signIn('probe-12@example.com', goodPassword, newAddress())).json.code).toBe('USER_NOT_FOUND')
})

test('taken addresses count as probes too', async () => {
  const { email } = await makePerson(app)
  const ip = newAddress()
  for (let probe = 1; probe <= 10; probe++) await signIn(`taken-probe-${probe}@example.com`, goodPassword, ip)
  const answer = await app.newClient().send('POST', '/auth/sign-up/email', {
    json: { displayName: 'Probing Person', email, password: goodPassword },
    headers: { 'x-forwarded-for': ip },
  })
  expect(answer).toMatchObject({ status: 429, json: { error: identityFallbackMessage } })
})

test('more attempts a second from one network address than the setting allows are refused', async () => {
  const narrow = await startTestApp({ env: { SIGN_INS_PER_SECOND: '3' }, now: () => clock })
  const { email } = await makePerson(narrow)
  later(2)
  const statuses = []
  for (let round = 0; round < 5; round++)
    statuses.push(
      (
        await narrow
          .newClient()
          .send('POST', '/auth/sign-in/email', { json: { email, password: goodPassword } })
      ).status,
    )
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  await narrow.close()
})

test('neither network addresses nor e-mail addresses stand in the counters', async () => {
  const { email } = await makePerson(app)
  await signIn(email, 'Wrong-Password-1', '198.51.100.77')
  const { rows } = (await app.services.db.execute('select * from sign_in_counters')) as unknown as {
    rows: object[]
  }
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('198.51.')
  expect(JSON.stringify(rows)).not.toContain(email)
})
