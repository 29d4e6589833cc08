import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { performAccountCommand } from '../../../operator/account-commands.ts'
import type { Client } from '../../../testing/client.ts'
import { goodPassword, makePerson } from '../../../testing/factories.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Refusal = { error: string; code: string }
const status = async (client: Client) => (await client.send('GET', '/api/resumes/1')).status

const signIn = async (email: string, password = goodPassword) => {
  const client = app.newClient()
  const answer = await client.send<Refusal>('POST', '/auth/sign-in/email', { json: { email, password } })
  return { client, answer }
}

describe('a server without mail', () => {
  test('says so, with the same answer for everyone, and whom to contact', async () => {
    const { client, email } = await makePerson(app)
    const refusal = {
      status: 501,
      json: {
        error: 'This server sends no mail. Please ask whoever runs it for help.',
        code: 'PROVIDER_NOT_CONFIGURED',
      },
    }
    for (const json of [{ email }, { email: `${randomUUID()}@example.com` }])
      expect(await app.newClient().send('POST', '/auth/password/forgot', { json })).toMatchObject(refusal)
    expect(await client.send('POST', '/auth/email/request-verification')).toMatchObject(refusal)
    expect((await app.newClient().send('GET', '/auth/options')).json).toEqual({
      mail: false,
      google: false,
      passwordSignIn: true,
      contact: null,
    })
  })

  test('changes the sign-in address at once, unverified, and signs other devices out', async () => {
    const { client, email } = await makePerson(app)
    await app.services.db.execute(sql`update identity_users set email_verified = true where email = ${email}`)
    const { client: elsewhere } = await signIn(email)
    const newEmail = `${randomUUID()}@example.com`
    const wrong = await client.send<Refusal>('POST', '/auth/email/change', {
      json: { newEmail, password: 'Not-My-Password-1' },
    })
    expect(wrong.json.code).toBe('WRONG_CURRENT_PASSWORD')
    const answer = await client.send('POST', '/auth/email/change', {
      json: { newEmail, password: goodPassword },
    })
    expect(answer.json).toEqual({ email: newEmail, isPending: false })
    expect([await status(client), await status(elsewhere)]).toEqual([200, 401])
    expect((await client.send('GET', '/auth/sign-in-state')).json).toMatchObject({
      signInEmail: newEmail,
      isVerified: false,
    })
    expect((await signIn(email)).answer.json.code).toBe('USER_NOT_FOUND')
    expect((await signIn(newEmail)).answer.status).toBe(200)
  })
})

describe("the operator's command", () => {
  const reset = (email: string) => performAccountCommand(app.services.db, ['reset-password', email])

  test('sets a password that follows the rules, ends every session, and is recorded', async () => {
    const { client, email, user } = await makePerson(app)
    const { ok, message } = await reset(email.toUpperCase())
    expect(ok).toBe(true)
    const password = /^ {2}(\S+)$/m.exec(message)?.[1] ?? ''
    expect(password).toMatch(/^([A-Za-z2-9]{5}-){3}[A-Za-z2-9]{5}$/)
    expect(await status(client)).toBe(401)
    expect((await signIn(email)).answer.json.code).toBe('WRONG_PASSWORD')
    const { client: again } = await signIn(email, password)
    expect(await status(again)).toBe(200)
    const events = await readRows(
      app,
      sql`select event from audit_events join audit_subjects using (pseudonym)
        where user_id = ${user.id} and event = 'password.reset-by-operator'`,
    )
    expect(events).toHaveLength(1)
    const change = { currentPassword: password, newPassword: 'Another-Rung-43' }
    expect((await again.send('POST', '/api/users/password', { json: change })).status).toBe(200)
  })

  test('creates a different password each time, and none for an unknown address', async () => {
    const { email } = await makePerson(app)
    const [one, two] = [await reset(email), await reset(email)]
    expect(one.message).not.toBe(two.message)
    expect(await reset('nobody@example.com')).toEqual({
      ok: false,
      message: 'Nobody has an account with nobody@example.com.',
    })
  })
})

test('no password can be set by mail if password sign-in is turned off', async () => {
  const closed = await startTestApp({ env: { PASSWORD_SIGN_IN: 'off' } })
  try {
    const calls = [
      ['/auth/password/forgot', { email: 'maya@example.com' }],
      ['/auth/password/reset', { token: 'x'.repeat(43), newPassword: goodPassword }],
    ] as const
    for (const [path, json] of calls)
      expect(await closed.newClient().send('POST', path, { json })).toMatchObject({
        status: 403,
        json: { code: 'EMAIL_PASSWORD_DISABLED' },
      })
  } finally {
    await closed.close()
  }
})
