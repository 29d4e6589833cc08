import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { goodPassword, makePerson } from '../../../testing/factories.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { settleEvents } from '../../../testing/settle-events.ts'
import { SmtpServer } from '../../../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { disableUserByEmail } from '../users.store.ts'

const smtp = new SmtpServer()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { ...(await smtp.start()), OPERATOR_EMAIL: 'help@example.com' } })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

type Refusal = { error: string; code: string }
const subject = 'Set a new password'
const better = 'Another-Rung-43'

const forgot = (email: string) =>
  app.newClient().send<Refusal>('POST', '/auth/password/forgot', { json: { email } })

const reset = (token: string, newPassword = better) =>
  app.newClient().send<Refusal>('POST', '/auth/password/reset', { json: { token, newPassword } })

const signIn = (email: string, password: string) =>
  app.newClient().send<Refusal>('POST', '/auth/sign-in/email', { json: { email, password } })

const status = async (client: Client) => (await client.send('GET', '/api/resumes/1')).status

const tokenTo = async (email: string): Promise<string> => {
  const { mail } = await smtp.waitForMail(email, subject)
  return /reset-password\?token=([\w-]{43})\s/.exec(mail.text ?? '')?.[1] ?? ''
}

/** A person with a password reset link. */
const makeForgetful = async () => {
  const person = await makePerson(app)
  expect((await forgot(person.email)).status).toBe(200)
  return { ...person, token: await tokenTo(person.email) }
}

const letMinutesPass = (uid: string, minutes: number) =>
  app.services.db.execute(
    sql`update mail_links set expires_at = expires_at - make_interval(mins => ${minutes}::int) where user_id = ${uid}`,
  )

describe('asking for a new password', () => {
  test('gives the same answer for every address, and mails only one that exists', async () => {
    const { email } = await makePerson(app)
    const nobody = `${randomUUID()}@example.com`
    const [known, unknown] = [await forgot(email.toUpperCase()), await forgot(nobody)]
    expect([known.status, known.text]).toEqual([200, '{"success":true}'])
    expect([unknown.status, unknown.text]).toEqual([200, '{"success":true}'])
    const { mail } = await smtp.waitForMail(email, subject)
    expect(mail.text).toContain('/account/reset-password?token=')
    expect(smtp.deliveryAttemptsFor(nobody)).toBe(0)
  })

  test('many times within five minutes silently sends one mail', async () => {
    const { email } = await makePerson(app)
    const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(email)))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`))).toEqual(
      new Set(['200 {"success":true}']),
    )
    await tokenTo(email)
    expect((await forgot(email)).status).toBe(200)
    const other = await makeForgetful()
    expect(smtp.sentTo(other.email).filter(({ mail }) => mail.subject?.includes(subject))).toHaveLength(1)
    expect(smtp.sentTo(email).filter(({ mail }) => mail.subject?.includes(subject))).toHaveLength(1)
  })

  test("mails nothing the account's creator wrote, since the inbox may be someone else's", async () => {
    const { email } = await makePerson(app, { displayName: 'Win at evil.example' })
    await forgot(email)
    const { mail } = await smtp.waitForMail(email, subject)
    expect(mail.text).not.toContain('evil')
    expect(mail.html).toBeUndefined()
  })

  test('leaves no token in the database or the log', async () => {
    const { token, email } = await makeForgetful()
    const stored = await readRows<{ text: string }>(
      app,
      sql`select row_to_json(one)::text as text from mail_links one
        union all select row_to_json(one)::text from jobs.job one`,
    )
    const text = stored.map((row) => row.text).join('\n')
    expect(text).toContain(email)
    expect(text).not.toContain(token)
    expect(app.logs.join('')).not.toContain(token)
  })

  test('mails nothing to a disabled account, whose earlier link is invalid', async () => {
    const { email, token } = await makeForgetful()
    await disableUserByEmail(app.services.db, email)
    expect((await reset(token)).json.code).toBe('LINK_EXPIRED')
    await app.services.db.execute(sql`delete from sign_in_counters`)
    expect((await forgot(email)).text).toBe('{"success":true}')
    await makeForgetful()
    expect(smtp.sentTo(email).filter(({ mail }) => mail.subject?.includes(subject))).toHaveLength(1)
  })
})

describe('the link of the mail', () => {
  test('sets the password, ends every session, works once, and notifies the person', async () => {
    const { client, email, token } = await makeForgetful()
    const second = app.newClient()
    await second.send('POST', '/auth/sign-in/email', { json: { email, password: goodPassword } })
    expect((await reset(token)).text).toBe('{"success":true}')
    expect([await status(client), await status(second)]).toEqual([401, 401])
    expect((await signIn(email, goodPassword)).json.code).toBe('WRONG_PASSWORD')
    expect(await reset(token)).toMatchObject({
      status: 400,
      json: {
        error: 'This link was used already or has expired. Please ask for a new one.',
        code: 'LINK_EXPIRED',
      },
    })
    await client.send('POST', '/auth/sign-in/email', { json: { email, password: better } })
    expect(await status(client)).toBe(200)
    await settleEvents(app)
    const told = await client.send<{ notifications: { kind: string; title: string }[] }>(
      'GET',
      '/api/notifications',
    )
    expect(told.json.notifications).toContainEqual(
      expect.objectContaining({ kind: 'password-changed', title: 'Your password was reset' }),
    )
    expect((await smtp.waitForMail(email, 'Your password was reset')).mail.text).not.toContain('token=')
    expect((await client.send('GET', '/auth/sign-in-state')).json).toMatchObject({ isVerified: true })
  })

  test('is recorded in the audit log', async () => {
    const { user, token } = await makeForgetful()
    await reset(token)
    const events = await readRows<{ event: string }>(
      app,
      sql`select event from audit_events join audit_subjects using (pseudonym)
        where user_id = ${user.id} order by id`,
    )
    expect(events.map(({ event }) => event)).toEqual([
      'account.created',
      'password.reset-requested',
      'password.reset',
    ])
  })

  test('works for only one of two concurrent requests', async () => {
    const { token } = await makeForgetful()
    const answers = await Promise.all([reset(token), reset(token, 'Yet-Another-Rung-44')])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  })

  test('works for an hour', async () => {
    const [early, late] = [await makeForgetful(), await makeForgetful()]
    await letMinutesPass(early.user.uid, 59)
    expect((await reset(early.token)).status).toBe(200)
    await letMinutesPass(late.user.uid, 60)
    expect((await reset(late.token)).json.code).toBe('LINK_EXPIRED')
    expect((await signIn(late.email, goodPassword)).status).toBe(200)
  })

  test.each([
    ['Aa1!aaa', 'Password must be at least 8 characters long'],
    ['no capitals 1!', 'Password must contain at least one uppercase letter'],
  ])('rejects the password %j with the reason, and still works', async (password, error) => {
    const { token } = await makeForgetful()
    expect(await reset(token, password)).toMatchObject({ status: 400, json: { error } })
    expect((await reset(token)).status).toBe(200)
  })

  test('warns about a password that is easy to guess', async () => {
    const { token } = await makeForgetful()
    expect((await reset(token, 'Password1!')).json).toMatchObject({
      success: true,
      warning: expect.stringContaining('easy to guess'),
    })
  })

  test.each(['x'.repeat(43), 'x'.repeat(200)])('that was never issued is invalid: %.10s…', async (token) => {
    expect((await reset(token)).json.code).toBe('LINK_EXPIRED')
  })

  test('for another purpose sets no password', async () => {
    const { email } = await makePerson(app)
    const { mail } = await smtp.waitForMail(email, 'Confirm your address')
    const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    expect((await reset(token)).json.code).toBe('LINK_EXPIRED')
  })

  test('does not bypass the second factor', async () => {
    const { email, token, user } = await makeForgetful()
    await app.services.db.execute(
      sql`insert into second_factors (user_id, sealed_secret, confirmed_at) values (${user.uid}, 'sealed', now())`,
    )
    expect((await reset(token)).status).toBe(200)
    expect((await signIn(email, better)).json.code).toBe('SECOND_FACTOR_REQUIRED')
  })

  test.each([
    [false, false],
    [true, true],
  ])(
    'of an account whose address was proved (%s) leaves its Google account in place: %s',
    async (isProved, isLeft) => {
      const { email, token, user, client } = await makeForgetful()
      const { db } = app.services
      await db.execute(sql`insert into identity_accounts (id, account_id, provider_id, user_id)
      values (${randomUUID()}, 'sub-of-somebody', 'google', ${user.uid})`)
      await db.execute(sql`update identity_users set email_verified = ${isProved} where id = ${user.uid}`)
      await reset(token)
      await client.send('POST', '/auth/sign-in/email', { json: { email, password: better } })
      expect((await client.send('GET', '/auth/sign-in-state')).json).toMatchObject({ hasGoogle: isLeft })
    },
  )
})

test('one network address that requests too many is rejected, for any e-mail address', async () => {
  const { email } = await makePerson(app)
  const ask = () => forgot(`${randomUUID()}@example.com`)
  while ((await ask()).status === 200);
  for (const answer of [await ask(), await forgot(email)]) {
    expect(answer).toMatchObject({
      status: 429,
      json: { error: 'An error occurred. Please try again.', code: 'TOO_MANY_TRIES' },
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  await app.services.db.execute(sql`delete from sign_in_counters`)
})

test('anyone can see which sign-in options a server offers and whom to contact', async () => {
  expect((await app.newClient().send('GET', '/auth/options')).json).toEqual({
    mail: true,
    google: false,
    passwordSignIn: true,
    contact: 'help@example.com',
  })
})
