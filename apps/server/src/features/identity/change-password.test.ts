import { identityMessages } from '@nextrung/contract/auth'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { goodPassword, makePerson } from '../../testing/factories.ts'
import { settleEvents } from '../../testing/settle-events.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

type Answer = { success?: true; warning?: string; error: string; code: string }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const newPassword = 'Another-Rung-77'

const change = (client: Client, body: { currentPassword?: string; newPassword: string }) =>
  client.send<Answer>('POST', '/api/users/password', { json: body })

const signIn = (email: string, password: string, client = app.newClient()) =>
  client
    .send('POST', '/auth/sign-in/email', { json: { email, password } })
    .then(({ status }) => ({ client, status }))

const status = async (client: Client) => (await client.send('GET', '/api/resumes/1')).status

/** Makes the person someone who has only ever signed in with Google, this long ago. */
const withoutPassword = async (uid: string, minutesAgo = 0) => {
  await app.services.db.execute(sql`delete from identity_accounts where user_id = ${uid}`)
  await app.services.db.execute(sql`
    update identity_sessions set created_at = created_at - make_interval(mins => ${minutesAgo}::int)
    where user_id = ${uid}`)
}

describe('changing the password', () => {
  test('ends every other session; this one continues under a new cookie', async () => {
    const { client, email } = await makePerson(app)
    const { client: other } = await signIn(email, goodPassword)
    const before = new Map(client.cookies)
    expect((await change(client, { currentPassword: goodPassword, newPassword })).json).toEqual({
      success: true,
    })
    expect(await Promise.all([client, other].map(status))).toEqual([200, 401])
    expect(client.cookies.get('nextrung')).not.toBe(before.get('nextrung'))
    const replay = app.newClient()
    replay.cookies = before
    expect(await status(replay)).toBe(401)
    expect((await signIn(email, goodPassword)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect((await client.send('POST', '/auth/sign-out')).status).toBe(200)
    expect(await status(client)).toBe(401)
  })

  test.each([['Wrong-Password-1'], [''], [undefined]])(
    'with %j as the current one is rejected and changes nothing',
    async (currentPassword) => {
      const { client, email } = await makePerson(app)
      const { client: other } = await signIn(email, goodPassword)
      expect(await change(client, { currentPassword, newPassword })).toMatchObject({
        status: 400,
        json: { code: 'WRONG_CURRENT_PASSWORD', error: identityMessages.WRONG_PASSWORD },
      })
      expect(await Promise.all([client, other].map(status))).toEqual([200, 200])
      expect((await signIn(email, goodPassword)).status).toBe(200)
    },
  )

  test('rejects passwords that a new account could not have, and says why', async () => {
    const { client, email } = await makePerson(app)
    const reasons: [string, string][] = [
      ['', 'Password must be at least 8 characters long'],
      ['Short1!', 'Password must be at least 8 characters long'],
      ['lowercase1!', 'Password must contain at least one uppercase letter'],
      ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
      ['NoNumber!!', 'Password must contain at least one number'],
      ['NoSpecial11', 'Password must contain at least one special character'],
      [`Aa1!${'x'.repeat(130)}`, 'Password must be at most 128 characters long'],
    ]
    for (const [weak, reason] of reasons)
      expect(await change(client, { currentPassword: goodPassword, newPassword: weak })).toMatchObject({
        status: 400,
        json: { error: reason },
      })
    expect((await signIn(email, goodPassword)).status).toBe(200)
  })

  test('warns about a common password, or rejects it if the operator requires that', async () => {
    const { client, email } = await makePerson(app)
    const body = { currentPassword: goodPassword, newPassword: 'Password1!' }
    expect((await change(client, body)).json).toMatchObject({
      success: true,
      warning: expect.stringContaining('easy to guess'),
    })
    expect((await signIn(email, 'Password1!')).status).toBe(200)
    const strict = await startTestApp({ env: { REFUSE_COMMON_PASSWORDS: 'on' } })
    const { client: careful } = await makePerson(strict)
    expect(await change(careful, body)).toMatchObject({
      status: 400,
      json: { code: 'WEAK_PASSWORD', error: identityMessages.WEAK_PASSWORD },
    })
    await strict.close()
  })

  test('counts wrong current passwords like failed sign-ins', async () => {
    const { client } = await makePerson(app)
    const statuses: number[] = []
    for (let guess = 1; guess <= 7; guess++)
      statuses.push((await change(client, { currentPassword: `Wrong-${guess}`, newPassword })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect((await change(client, { currentPassword: goodPassword, newPassword })).status).toBe(429)
  })

  test('is recorded and notifies the person', async () => {
    const { client } = await makePerson(app)
    await change(client, { currentPassword: goodPassword, newPassword })
    const activity = await client.send('GET', '/api/account/activity')
    expect(activity.text).toContain('password.changed')
    await settleEvents(app)
    const notifications = await client.send('GET', '/api/notifications')
    expect(notifications.text).toContain('password-changed')
    for (const { text } of [activity, notifications]) expect(text).not.toContain(newPassword)
    expect(app.logs.join('')).not.toContain(newPassword)
  })
})

describe('a first password for someone who signed in with Google', () => {
  test('needs no current password just after signing in', async () => {
    const { client, email, user } = await makePerson(app)
    await withoutPassword(user.uid)
    const sent = await Promise.all([
      change(client, { newPassword }),
      change(client, { currentPassword: '', newPassword }),
    ])
    expect(sent.map((answer) => answer.status)).toContain(200)
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect((await change(client, { newPassword: goodPassword })).status).not.toBe(200)
  })

  test('needs a fresh sign-in after more than ten minutes, and says so', async () => {
    const { client, email, user } = await makePerson(app)
    await withoutPassword(user.uid, 11)
    expect(await change(client, { newPassword })).toMatchObject({
      status: 409,
      json: { code: 'NO_PASSWORD_YET', error: expect.stringContaining('Sign in with Google again') },
    })
    expect((await signIn(email, newPassword)).status).toBe(401)
  })
})
