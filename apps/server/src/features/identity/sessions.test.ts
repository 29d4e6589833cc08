import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { goodPassword, makePerson } from '../../testing/factories.ts'
import { makeDataFolder, spawnProgram } from '../../testing/spawned-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createIdentity } from './identity.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const status = async (client: Client) => (await client.send('GET', '/api/resumes/1')).status

/** Simulates this many days passing for all of this person's sessions. */
const letDaysPass = (uid: string, days: number) =>
  app.services.db.execute(sql`
    update identity_sessions set
      expires_at = expires_at - make_interval(days => ${days}::int),
      created_at = created_at - make_interval(days => ${days}::int),
      updated_at = updated_at - make_interval(days => ${days}::int)
    where user_id = ${uid}`)

test('a thousand sessions have a thousand tokens of at least 128 bits', async () => {
  const { email } = await makePerson(app)
  const { config, db, log, counterSecret: secret, now } = app.services
  // Tests the token, not the password, whose check is deliberately slow.
  const passwords = { hash: async () => 'any', verify: async () => true }
  const identity = createIdentity({ config, db, log, secret, now, passwords })
  const tokens = new Set<string>()
  for (let round = 0; round < 1000; round++) {
    const { setCookies } = await identity.signIn({ email, password: goodPassword, headers: new Headers() })
    tokens.add(/^nextrung=([^.;]+)\./.exec(setCookies[0] ?? '')?.[1] ?? '')
  }
  expect(tokens.size).toBe(1000)
  // 24 letters and digits hold 142 bits, if each is as likely as the others everywhere.
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{24,}$/)
  const letters = [...tokens].join('').split('')
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const even = letters.length / counts.size
  expect(counts.size).toBeGreaterThanOrEqual(52)
  for (const count of counts.values()) expect(Math.abs(count - even)).toBeLessThan(even / 2)
})

describe('a session', () => {
  test('ends after seven days without use', async () => {
    const { client, user } = await makePerson(app)
    await letDaysPass(user.uid, 6)
    expect(await status(client)).toBe(200)
    await letDaysPass(user.uid, 7)
    expect(await status(client)).toBe(401)
    expect((await client.send('GET', '/auth/get-session')).text).toBe('null')
  })

  test('in daily use lives on, and ends after thirty days', async () => {
    const { client, user } = await makePerson(app)
    for (let day = 1; day < 30; day++) {
      await letDaysPass(user.uid, 1)
      expect([day, await status(client)]).toEqual([day, 200])
    }
    await letDaysPass(user.uid, 1)
    expect(await status(client)).toBe(401)
  })

  test('ends at once for every holder of its cookie when the person signs out', async () => {
    const { client } = await makePerson(app)
    const copies = Array.from({ length: 3 }, () => app.newClient())
    for (const copy of copies) copy.cookies = new Map(client.cookies)
    for (const copy of copies) expect(await status(copy)).toBe(200)
    await client.send('POST', '/auth/sign-out')
    for (const copy of copies) expect(await status(copy)).toBe(401)
  })

  test('on another device continues when the person signs out here', async () => {
    const { client, email } = await makePerson(app)
    const other = app.newClient()
    await other.send('POST', '/auth/sign-in/email', { json: { email, password: goodPassword } })
    await client.send('POST', '/auth/sign-out')
    expect(await status(other)).toBe(200)
  })

  test('cannot be fixed by an attacker: signing in creates a new one and ends the previous one', async () => {
    const planted = await makePerson(app)
    const { email } = await makePerson(app)
    const victim = app.newClient()
    victim.cookies = new Map(planted.client.cookies)
    await victim.send('POST', '/auth/sign-in/email', { json: { email, password: goodPassword } })
    expect(victim.cookies.get('nextrung')).not.toBe(planted.client.cookies.get('nextrung'))
    expect(await status(planted.client)).toBe(401)
    expect(await status(victim)).toBe(200)
  })

  test('opens only with a correctly signed cookie', async () => {
    const { client } = await makePerson(app)
    const good = client.cookies.get('nextrung') ?? ''
    const [token = '', signature = ''] = good.split('.')
    for (const cookie of [
      token,
      `${token}.`,
      `${token}.${signature.slice(0, -4)}`,
      `x${good}`,
      `.${signature}`,
    ]) {
      const forger = app.newClient()
      forger.cookies.set('nextrung', cookie)
      expect([cookie, await status(forger)]).toEqual([cookie, 401])
    }
  })
})

describe('the cookies of a sign-in', () => {
  const sealed = '[A-Za-z0-9%._-]+'
  const attributes = (cookie: string) => cookie.split('; ').slice(1).sort()

  test('are HttpOnly and SameSite=Lax on plain http, and no more than two', async () => {
    const { email } = await makePerson(app)
    const answer = await app
      .newClient()
      .send('POST', '/auth/sign-in/email', { json: { email, password: goodPassword } })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['nextrung', 'nextrung-device'])
    expect(attributes(cookies[0] ?? '')).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
    expect(attributes(cookies[1] ?? '')).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Lax'])
  })

  test('are bound to this host on https, and are cleared the same way', async () => {
    const origin = 'https://career.example.org'
    const secure = await startTestApp({ env: { PUBLIC_URL: origin } })
    const client = secure.newClient()
    const answer = await client.send('POST', '/auth/sign-up/email', {
      json: { displayName: 'Over Https', email: 'cookies@example.com', password: goodPassword },
      headers: { origin },
    })
    const [session = '', device = '', ...more] = answer.headers.getSetCookie()
    expect(session).toMatch(new RegExp(`^__Host-nextrung=${sealed}; `))
    expect(attributes(session)).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(device).toMatch(new RegExp(`^__Host-nextrung-device=${sealed}; `))
    expect(attributes(device)).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(more).toEqual([])
    const out = await client.send('POST', '/auth/sign-out', { headers: { origin } })
    expect(out.headers.get('clear-site-data')).toBe('"storage"')
    const removed = out.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-nextrung=;'))
    expect(attributes(removed ?? '')).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure'])
    await secure.close()
  })

  test('appear in no answer that a script can read', async () => {
    const { client, email, user } = await makePerson(app)
    const bodies: string[] = []
    const seen = new Set<string>()
    const call = async (method: string, path: string, json?: unknown) => {
      bodies.push((await client.send(method, path, json ? { json } : {})).text)
      for (const cookie of client.cookies.values()) seen.add(cookie)
    }
    await call('POST', '/auth/sign-in/email', { email, password: goodPassword })
    await call('GET', '/auth/get-session')
    await call('PUT', '/auth/selection', { userType: 'professional' })
    await call('GET', `/api/settings/${user.uid}`)
    await call('GET', '/api/resumes/1')
    await call('POST', '/auth/sign-out')
    expect(seen.size).toBeGreaterThan(1)
    for (const body of bodies) {
      for (const cookie of seen)
        for (const part of cookie.split('.').slice(0, 1)) expect(body).not.toContain(part)
      expect(body).not.toMatch(/token|secret|password/i)
    }
  })
})

describe('a fresh installation', () => {
  test('has no account, and a secret of its own that only its owner can read', async () => {
    const fresh = await startTestApp()
    const rows = async (table: string) =>
      ((await fresh.services.db.execute(sql.raw(`select * from ${table}`))) as unknown as { rows: object[] })
        .rows
    for (const table of ['identity_users', 'identity_accounts', 'identity_sessions', 'users'])
      expect([table, await rows(table)]).toEqual([table, []])
    for (const [email, password] of [
      ['admin@example.com', 'Admin-1234'],
      ['admin@localhost.local', 'Password1!'],
      ['root@example.com', 'Rung-by-Rung-42'],
    ])
      expect(
        (await fresh.newClient().send('POST', '/auth/sign-in/email', { json: { email, password } })).status,
      ).toBe(401)
    expect(fresh.services.counterSecret.length).toBeGreaterThanOrEqual(43)
    expect(fresh.services.counterSecret).not.toBe(app.services.counterSecret)
    await fresh.close()
  })

  test('does not start with a secret that is too short, and says so', async () => {
    const { dataDir, remove } = await makeDataFolder()
    const { ended, output } = spawnProgram({ DATA_DIR: dataDir, AUTH_SECRET: 'changeme' })
    expect(await ended).toBe(1)
    expect(output()).toContain('AUTH_SECRET: must have at least 32 characters')
    expect(output()).not.toContain('changeme')
    await remove()
  })
})
