import { identityFallbackMessage } from '@nextrung/contract/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../testing/client.ts'
import { goodPassword, makePerson } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findKnownDevice } from './known-device.ts'
import { queuedPasswordHashing } from './queued-password-hashing.ts'

// Use the real password hashing, so that an attack loads the machine realistically.
const passwords = queuedPasswordHashing()

let app: TestApp
let clock = new Date()
beforeAll(async () => {
  // One trusted proxy, so that a test can use many network addresses.
  app = await startTestApp({
    passwords,
    env: { TRUST_PROXY: '1', PROBES_PER_10_MINUTES: '10' },
    now: () => clock,
  })
})
afterAll(() => app.close())

let lastAddress = 0
const newAddress = () => `198.51.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`

type From = string | { ip: string; client: Client }

const signIn = (email: string, password: string, from: From) => {
  const { ip, client } = typeof from === 'string' ? { ip: from, client: app.newClient() } : from
  return client.send<{ error: string; code: string; retryAfterSeconds?: number }>(
    'POST',
    '/auth/sign-in/email',
    { json: { email, password }, headers: { 'x-forwarded-for': ip } },
  )
}

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

test('the sixth wrong password within ten seconds is rejected with the time to wait', async () => {
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

test('a forged forwarding header does not give new attempts', async () => {
  const direct = await startTestApp({ passwords, now: () => clock })
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

describe('an account under attack from a hundred addresses', () => {
  const home = newAddress()
  const attackers = Array.from({ length: 100 }, newAddress)
  let victim: Awaited<ReturnType<typeof makePerson>>
  const attack = (guess: string) =>
    Promise.all(attackers.map(async (ip) => (await signIn(victim.email, guess, ip)).status))

  beforeAll(async () => {
    victim = await makePerson(app)
    expect((await signIn(victim.email, goodPassword, home)).status).toBe(200)
    // More than the account takes at full speed, and then all at once.
    for (const ip of attackers.slice(0, 30)) await signIn(victim.email, 'Wrong-Guess-1', ip)
    later(6 * 60)
    const statuses = await attack('Wrong-Guess-2')
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(94)
  })

  test('admits the person from an address where they signed in before', async () => {
    expect((await signIn(victim.email, goodPassword, home)).status).toBe(200)
  })

  test('admits the person in a known browser from any address', async () => {
    const moved = new Client(app.url)
    moved.cookies = new Map([...victim.client.cookies].filter(([name]) => name === 'nextrung-device'))
    expect(moved.cookies.size).toBe(1)
    expect((await signIn(victim.email, goodPassword, { ip: newAddress(), client: moved })).status).toBe(200)
  })

  test('does not slow anyone else', async () => {
    const bystander = await makePerson(app)
    expect((await signIn(bystander.email, goodPassword, newAddress())).status).toBe(200)
  })

  test('lets the person in from a new address during the attack', async () => {
    later(10)
    await attack('Wrong-Guess-3')
    // Attackers wait for minutes, so a slot is free a few seconds after the last of the hundred.
    later(5)
    expect((await signIn(victim.email, goodPassword, newAddress())).status).toBe(200)
  })

  test('a device cookie of another account, or a modified one, gives no faster way in', async () => {
    const other = await makePerson(app)
    const device = other.client.cookies.get('nextrung-device') ?? ''
    const own = victim.client.cookies.get('nextrung-device') ?? ''
    const headers = (cookie: string) => new Headers({ cookie: `nextrung-device=${cookie}` })
    const { email } = victim
    expect(findKnownDevice(app.services, { email, headers: headers(own) })).toBeTruthy()
    const later90Days = { ...app.services, now: () => new Date(clock.getTime() + 91 * 24 * 3600_000) }
    expect(findKnownDevice(later90Days, { email, headers: headers(own) })).toBeUndefined()
    for (const cookie of [device, own.replace(/\.\d+\./, '.9999999999.'), 'x', '', '..', `${own}x`])
      expect(findKnownDevice(app.services, { email, headers: headers(cookie) })).toBeUndefined()
  })
})

test('twenty wrong passwords at once count as five attempts', async () => {
  const { email } = await makePerson(app)
  const ip = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, guess) => signIn(email, `Wrong-Guess-${guess}`, ip)),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
})

test('eight correct passwords at once all work', async () => {
  const { email } = await makePerson(app)
  const ip = newAddress()
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, goodPassword, ip)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('addresses of one IPv6 /64 count as one, as do both notations of an IPv4 address', async () => {
  const { email } = await makePerson(app)
  const statuses = []
  for (let guess = 1; guess <= 6; guess++)
    statuses.push((await signIn(email, `Wrong-Guess-${guess}`, `2001:db8:7:7::${guess}`)).status)
  expect(statuses).toEqual([...Array(5).fill(401), 429])
  expect((await signIn(email, goodPassword, '2001:db8:7:8::1')).status).toBe(200)
  for (let probe = 1; probe <= 10; probe++)
    await signIn(`six-${probe}@example.com`, goodPassword, `2001:db8:9:9:${probe}::1`)
  expect((await signIn('six-11@example.com', goodPassword, '2001:db8:9:9:ffff::2')).status).toBe(429)
})

test('after wrong passwords for ten accounts from one network address, the eleventh is not revealed', async () => {
  const ip = newAddress()
  const people = await Promise.all(Array.from({ length: 11 }, () => makePerson(app)))
  const answers = []
  for (const { email } of people) answers.push(await signIn(email, 'Sprayed-Guess-1', ip))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429])
  // And what is tried on one after another is then tried slowly; a person here still gets in.
  const sprayed = await Promise.all(people.map(({ email }) => signIn(email, goodPassword, ip)))
  expect(sprayed.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(6)
  later(10)
  expect((await signIn(people[0]?.email ?? '', goodPassword, ip)).status).toBe(200)
})

test('a forged forwarding header does not give new probes', async () => {
  const direct = await startTestApp({ passwords, env: { PROBES_PER_10_MINUTES: '3' } })
  const codes: unknown[] = []
  for (let probe = 1; probe <= 5; probe++) {
    const answer = await direct.newClient().send<{ code: string }>('POST', '/auth/sign-in/email', {
      json: { email: `spoof-${probe}@example.com`, password: goodPassword },
      headers: { 'x-forwarded-for': newAddress(), forwarded: `for=${newAddress()}` },
    })
    codes.push(answer.json.code)
  }
  expect(codes).toEqual([...Array(3).fill('USER_NOT_FOUND'), ...Array(2).fill('TOO_MANY_TRIES')])
  await direct.close()
})

test('after ten unknown addresses from one network address, known and unknown get the same answer', async () => {
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

test('more attempts a second from one network address than the setting allows are rejected', async () => {
  const narrow = await startTestApp({ passwords, env: { SIGN_INS_PER_SECOND: '3' }, now: () => clock })
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

test('the counters contain neither network addresses nor e-mail addresses', async () => {
  const { email } = await makePerson(app)
  await signIn(email, 'Wrong-Password-1', '198.51.100.77')
  const { rows } = (await app.services.db.execute('select * from sign_in_counters')) as unknown as {
    rows: object[]
  }
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('198.51.')
  expect(JSON.stringify(rows)).not.toContain(email)
})
