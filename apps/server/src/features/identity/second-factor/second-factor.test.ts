import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { performAccountCommand } from '../../../operator/account-commands.ts'
import { appCode } from '../../../testing/authenticator.ts'
import type { Client } from '../../../testing/client.ts'
import { goodPassword, makePerson } from '../../../testing/factories.ts'
import { settleEvents } from '../../../testing/settle-events.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { disableUserByEmail } from '../users.store.ts'

type Refusal = { code: string; error: string; retryAfterSeconds?: number }

let app: TestApp
let clock = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => clock })
})
// A code works once, so every test starts with an unused one.
beforeEach(() => later(120))
afterAll(() => app.close())

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

const start = (client: Client, password = goodPassword) =>
  client.send<{ setupKey: string; uri: string } & Refusal>('POST', '/auth/second-factor/start', {
    json: { password },
  })

const confirm = (client: Client, code: string) =>
  client.send<{ recoveryCodes: string[] } & Refusal>('POST', '/auth/second-factor/confirm', {
    json: { code },
  })

const firstStep = (email: string, client = app.newClient()) =>
  client
    .send<Refusal>('POST', '/auth/sign-in/email', { json: { email, password: goodPassword } })
    .then((answer) => ({ client, answer }))

const secondStep = (client: Client, code: string) =>
  client.send<Refusal>('POST', '/auth/sign-in/second-factor', { json: { code } })

const isSignedIn = async (client: Client) => (await client.send('GET', '/api/resumes/1')).status === 200

/** A person with the second factor on. `code` is what their app currently shows. */
const makeGuarded = async () => {
  const person = await makePerson(app)
  const { setupKey } = (await start(person.client)).json
  const confirmed = await confirm(person.client, appCode(setupKey, clock))
  expect(confirmed.status).toBe(200)
  later(60)
  return { ...person, recoveryCodes: confirmed.json.recoveryCodes, code: () => appCode(setupKey, clock) }
}

const wrong = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')

describe('turning it on', () => {
  test('needs the password, and takes effect once a code from the app confirms it', async () => {
    const { client, email } = await makePerson(app)
    expect(await start(client, 'Wrong-Password-1')).toMatchObject({
      status: 400,
      json: { code: 'WRONG_CURRENT_PASSWORD' },
    })
    const { json } = await start(client)
    expect(json.uri).toContain(`secret=${json.setupKey}`)
    expect((await firstStep(email)).answer.status).toBe(200)
    const code = appCode(json.setupKey, clock)
    expect(await confirm(client, wrong(code))).toMatchObject({ status: 400, json: { code: 'WRONG_CODE' } })
    const { recoveryCodes } = (await confirm(client, `${code.slice(0, 3)} ${code.slice(3)}`)).json
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await firstStep(email)).answer).toMatchObject({
      status: 401,
      json: { code: 'SECOND_FACTOR_REQUIRED' },
    })
    expect((await confirm(client, code)).status).toBe(409)
    expect((await start(client)).status).toBe(409)
    expect(await isSignedIn(client)).toBe(true)
  })

  test('the code that turned it on cannot sign in, and a replaced key cannot turn it on', async () => {
    const { client, email } = await makePerson(app)
    const earlier = (await start(client)).json.setupKey
    const { setupKey } = (await start(client)).json
    expect((await confirm(client, appCode(earlier, clock))).status).toBe(400)
    const code = appCode(setupKey, clock)
    expect((await confirm(client, code)).status).toBe(200)
    const step = await firstStep(email)
    expect(await secondStep(step.client, code)).toMatchObject({ status: 400, json: { code: 'WRONG_CODE' } })
  })

  test('stores neither the key nor the recovery codes readably in the database', async () => {
    const person = await makePerson(app)
    const { setupKey } = (await start(person.client)).json
    const { recoveryCodes } = (await confirm(person.client, appCode(setupKey, clock))).json
    await settleEvents(app)
    const rows = await Promise.all(
      ['second_factors', 'recovery_codes', 'audit_events', 'notifications'].map((table) =>
        app.services.db.execute(sql.raw(`select row_to_json(t)::text as row from ${table} t`)),
      ),
    )
    const dump = JSON.stringify(rows)
    expect(dump).toContain(person.user.uid)
    for (const secret of [setupKey, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))])
      expect(dump).not.toContain(secret)
    expect(app.logs.join('')).not.toContain(setupKey)
  })
})

describe('signing in with it', () => {
  test('needs only the code, in the browser that entered the password', async () => {
    const { email, code } = await makeGuarded()
    const { client, answer } = await firstStep(email)
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^nextrung-flow=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await isSignedIn(client)).toBe(false)
    expect(await secondStep(app.newClient(), code())).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHORIZED' },
    })
    const done = await secondStep(client, code())
    expect(done).toMatchObject({ status: 200, json: { user: { email } } })
    expect(await isSignedIn(client)).toBe(true)
    expect([...client.cookies.keys()].sort()).toEqual(['nextrung', 'nextrung-device'])
  })

  test('no code works twice, not even concurrently', async () => {
    const { email, code } = await makeGuarded()
    const clients = await Promise.all(Array.from({ length: 4 }, async () => (await firstStep(email)).client))
    const answers = await Promise.all(clients.map((client) => secondStep(client, code())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('a recovery code works once, however it is typed', async () => {
    const { email, recoveryCodes, client: here } = await makeGuarded()
    const [first = '', second = ''] = recoveryCodes
    const one = await firstStep(email)
    expect((await secondStep(one.client, ` ${first.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200)
    const again = await firstStep(email)
    expect((await secondStep(again.client, first)).status).toBe(400)
    expect((await secondStep(again.client, second)).status).toBe(200)
    expect((await here.send('GET', '/auth/sign-in-state')).json).toMatchObject({
      secondFactor: { isOn: true, recoveryCodesLeft: 8 },
    })
  })

  test('after five wrong codes, or ten minutes, the password is asked for again', async () => {
    const { email, code } = await makeGuarded()
    const { client } = await firstStep(email)
    for (let guess = 1; guess <= 4; guess++)
      expect((await secondStep(client, wrong(code()))).json.code).toBe('WRONG_CODE')
    expect((await secondStep(client, wrong(code()))).json.code).toBe('UNAUTHORIZED')
    expect((await secondStep(client, code())).status).toBe(401)
    const slow = await firstStep(email)
    later(601)
    expect(await secondStep(slow.client, code())).toMatchObject({ status: 401 })
    const quick = await firstStep(email)
    expect((await secondStep(quick.client, code())).status).toBe(200)
  })

  test('twenty codes at once count as five attempts', async () => {
    const { email, code } = await makeGuarded()
    const { client } = await firstStep(email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => secondStep(client, wrong(String(Number(code()) + guess + 1)))),
    )
    expect(answers.filter(({ json }) => json.code === 'WRONG_CODE').length).toBeLessThanOrEqual(4)
    expect((await secondStep(client, code())).status).toBe(401)
  })

  test('someone with the password can only guess slowly; a known browser is not slowed', async () => {
    const { email, code, client: known } = await makeGuarded()
    for (let flow = 0; flow < 2; flow++) {
      const { client } = await firstStep(email)
      for (let guess = 0; guess < 5; guess++) await secondStep(client, wrong(code()))
    }
    const attacker = (await firstStep(email)).client
    expect((await secondStep(attacker, wrong(code()))).status).toBe(400)
    expect(await secondStep(attacker, code())).toMatchObject({
      status: 429,
      json: { code: 'TOO_MANY_TRIES', retryAfterSeconds: expect.any(Number) },
    })
    await firstStep(email, known)
    expect((await secondStep(known, code())).status).toBe(200)
    later(61)
    const elsewhere = (await firstStep(email)).client
    expect((await secondStep(elsewhere, code())).status).toBe(200)
  })

  test('an account disabled between the steps stays closed', async () => {
    const { email, code } = await makeGuarded()
    const { client } = await firstStep(email)
    await disableUserByEmail(app.services.db, email)
    expect(await secondStep(client, code())).toMatchObject({ status: 403, json: { code: 'USER_DISABLED' } })
    expect(await isSignedIn(client)).toBe(false)
  })

  test('a new password ends a pending sign-in and leaves the second factor on', async () => {
    const { email, code, client: own } = await makeGuarded()
    const waiting = await firstStep(email)
    const newPassword = 'Another-Rung-77'
    const changed = await own.send('POST', '/api/users/password', {
      json: { currentPassword: goodPassword, newPassword },
    })
    expect(changed.status).toBe(200)
    expect(await isSignedIn(own)).toBe(true)
    expect((await secondStep(waiting.client, code())).status).toBe(401)
    const next = app.newClient()
    const asked = await next.send<Refusal>('POST', '/auth/sign-in/email', {
      json: { email, password: newPassword },
    })
    expect(asked.json.code).toBe('SECOND_FACTOR_REQUIRED')
  })
})

describe('turning it off', () => {
  const turnOff = (client: Client, code: string) =>
    client.send<Refusal>('POST', '/auth/second-factor/turn-off', { json: { code } })

  test('needs a code, and deletes the recovery codes', async () => {
    const { client, email, code, recoveryCodes } = await makeGuarded()
    expect(await turnOff(client, wrong(code()))).toMatchObject({ status: 400, json: { code: 'WRONG_CODE' } })
    expect((await turnOff(client, code())).json).toEqual({ success: true })
    const { client: elsewhere, answer } = await firstStep(email)
    expect(answer.status).toBe(200)
    expect((await turnOff(elsewhere, recoveryCodes[0] ?? '')).status).toBe(409)
    expect((await elsewhere.send('GET', '/auth/sign-in-state')).json).toMatchObject({
      secondFactor: { isOn: false, recoveryCodesLeft: 0 },
    })
  })

  test('can be done by the operator for someone who lost everything', async () => {
    const { email } = await makeGuarded()
    const { db } = app.services
    const command = (address: string) => performAccountCommand(db, ['turn-off-second-factor', address])
    expect((await command('nobody-here@example.com')).ok).toBe(false)
    expect(await command(email)).toMatchObject({ ok: true })
    expect((await firstStep(email)).answer.status).toBe(200)
  })
})

test('new recovery codes require a code, and replace the earlier ones', async () => {
  const { client, email, code, recoveryCodes } = await makeGuarded()
  const renew = (given: string) =>
    client.send<{ recoveryCodes: string[] }>('POST', '/auth/second-factor/recovery-codes', {
      json: { code: given },
    })
  expect((await renew(wrong(code()))).status).toBe(400)
  const fresh = (await renew(code())).json.recoveryCodes
  expect(fresh).toHaveLength(10)
  const step = await firstStep(email)
  expect((await secondStep(step.client, recoveryCodes[0] ?? '')).status).toBe(400)
  expect((await secondStep(step.client, fresh[0] ?? '')).status).toBe(200)
})

test("changes to the second factor appear in the person's activity", async () => {
  const { client, email, code, recoveryCodes } = await makeGuarded()
  const step = await firstStep(email)
  await secondStep(step.client, wrong(code()))
  await client.send('POST', '/auth/second-factor/recovery-codes', { json: { code: code() } })
  later(60)
  await client.send('POST', '/auth/second-factor/turn-off', { json: { code: code() } })
  const { text } = await client.send('GET', '/api/account/activity')
  for (const event of [
    'second-factor.on',
    'sign-in.second-factor-failed',
    'second-factor.codes-renewed',
    'second-factor.off',
  ])
    expect(text).toContain(event)
  for (const secret of recoveryCodes) expect(text).not.toContain(secret)
  await settleEvents(app)
  const told = await client.send<{ notifications: { kind: string }[] }>('GET', '/api/notifications')
  expect(told.json.notifications.filter(({ kind }) => kind === 'second-factor')).toHaveLength(2)
})
