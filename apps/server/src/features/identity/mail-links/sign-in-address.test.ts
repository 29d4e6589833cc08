import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { goodPassword, makePerson } from '../../../testing/factories.ts'
import { SmtpServer } from '../../../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const smtp = new SmtpServer()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: await smtp.start() })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

type Refusal = { error: string; code: string }
const newAddress = () => `${randomUUID()}@example.com`

const tokenTo = async (email: string, subject: string): Promise<string> => {
  const { mail } = await smtp.waitForMail(email, subject)
  return /verify-email\?token=([\w-]{43})\s/.exec(mail.text ?? '')?.[1] ?? ''
}
const welcomeToken = (email: string) => tokenTo(email, 'Confirm your address')
const changeToken = (email: string) => tokenTo(email, 'Confirm your new sign-in address')

const open = (token: string, client = app.newClient()) =>
  client.send<Refusal & { email: string; isChanged: boolean }>('POST', '/auth/email/verify', {
    json: { token },
  })

const change = (client: Client, newEmail: string, password = goodPassword) =>
  client.send<Refusal & { email: string; isPending: boolean }>('POST', '/auth/email/change', {
    json: { newEmail, password },
  })

const signIn = async (email: string) => {
  const client = app.newClient()
  const answer = await client.send<Refusal>('POST', '/auth/sign-in/email', {
    json: { email, password: goodPassword },
  })
  return { client, answer }
}

const stateOf = async (client: Client) => {
  const answer = await client.send<Record<string, unknown>>('GET', '/auth/sign-in-state')
  return answer.json
}
const status = async (client: Client) => (await client.send('GET', '/api/resumes/1')).status

describe('a new account', () => {
  test('gets one mail with a verification link, and works without it', async () => {
    const { client, email } = await makePerson(app)
    expect(await stateOf(client)).toEqual({
      signInEmail: email,
      isVerified: false,
      hasPassword: true,
      hasGoogle: false,
      canLinkGoogle: false,
      secondFactor: { isOn: false, recoveryCodesLeft: 0 },
      mail: true,
      pendingEmail: null,
    })
    expect(await status(client)).toBe(200)
    const token = await welcomeToken(email)
    expect((await open(token)).json).toEqual({ email, isChanged: false })
    expect(await stateOf(client)).toMatchObject({ isVerified: true })
    expect((await open(token)).json.code).toBe('LINK_EXPIRED')
    expect(await status(client)).toBe(200)
  })

  test('can request the link again, but not too often, and not once verified', async () => {
    const { client, email } = await makePerson(app)
    const first = await welcomeToken(email)
    const again = () => client.send<Refusal>('POST', '/auth/email/request-verification')
    expect((await again()).text).toBe('{"success":true}')
    const refused = await again()
    expect(refused).toMatchObject({ status: 429, json: { code: 'TOO_MANY_TRIES' } })
    expect(refused.json.error).toContain('spam folder')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await open(first)).status).toBe(200)
    expect((await again()).text).toBe('{"success":true}')
    const later = await makePerson(app)
    await welcomeToken(later.email)
    expect(smtp.sentTo(email)).toHaveLength(2)
  })
})

test('one network can trigger at most fifty welcome mails in ten minutes', async () => {
  await app.services.db.execute(sql`delete from sign_in_counters`)
  const made: string[] = []
  // Signing up uses a slow hash, so count most of the fifty directly.
  await makePerson(app)
  await app.services.db.execute(sql`update sign_in_counters set count = 49 where count = 1`)
  for (let round = 0; round < 3; round++) made.push((await makePerson(app)).email)
  await welcomeToken(made[0] ?? '')
  await app.services.db.execute(sql`delete from sign_in_counters`)
  await welcomeToken((await makePerson(app)).email)
  expect(made.map((email) => smtp.deliveryAttemptsFor(email))).toEqual([1, 0, 0])
})

describe('a new sign-in address', () => {
  test('takes effect once its link is opened; the previous address is told', async () => {
    const { client, email, user } = await makePerson(app)
    const { client: elsewhere } = await signIn(email)
    const address = newAddress()
    expect((await change(client, address.toUpperCase())).json).toEqual({ email: address, isPending: true })
    expect(await stateOf(client)).toMatchObject({ signInEmail: email, pendingEmail: address })
    expect((await signIn(email)).answer.status).toBe(200)
    expect((await signIn(address)).answer.json.code).toBe('USER_NOT_FOUND')
    const notice = await smtp.waitForMail(email, 'A new sign-in address')
    expect(notice.mail.text).toContain('change your password')
    expect(notice.mail.text).not.toContain(address)
    expect(notice.mail.text).not.toContain('token=')

    expect((await open(await changeToken(address), client)).json).toEqual({ email: address, isChanged: true })
    expect([await status(client), await status(elsewhere)]).toEqual([200, 401])
    expect(await stateOf(client)).toMatchObject({
      signInEmail: address,
      isVerified: true,
      pendingEmail: null,
    })
    expect((await signIn(email)).answer.json.code).toBe('USER_NOT_FOUND')
    expect((await signIn(address)).answer.status).toBe(200)
    await smtp.waitForMail(email, 'was changed')
    // The contact address is independent.
    const profile = await client.send<{ email: string }>('GET', `/api/users/${user.uid}`)
    expect(profile.json.email).toBe(email)
  })

  test('ends every session when its link is opened in a signed-out browser', async () => {
    const { client } = await makePerson(app)
    const address = newAddress()
    await change(client, address)
    expect((await open(await changeToken(address))).status).toBe(200)
    expect(await status(client)).toBe(401)
    expect((await signIn(address)).answer.status).toBe(200)
  })

  test('cannot be set by someone who borrows the browser', async () => {
    const { client, email } = await makePerson(app)
    const address = newAddress()
    expect(await change(client, address, 'Not-My-Password-1')).toMatchObject({
      status: 400,
      json: { code: 'WRONG_CURRENT_PASSWORD', error: 'Incorrect password. Please try again.' },
    })
    expect(await stateOf(client)).toMatchObject({ signInEmail: email, pendingEmail: null })
    expect(smtp.deliveryAttemptsFor(address)).toBe(0)
  })

  test('cannot be the current, a taken or an invalid one', async () => {
    const [{ client, email }, other] = [await makePerson(app), await makePerson(app)]
    expect((await change(client, email)).json.error).toBe('You already sign in with this address.')
    expect(await change(client, other.email)).toMatchObject({
      status: 422,
      json: { code: 'EMAIL_IN_USE', error: 'Another account already uses this address.' },
    })
    expect((await change(client, 'nobody@')).json.error).toBe('Please enter a valid email address')
  })

  test('stays with someone else who took it in the meantime', async () => {
    const { client, email } = await makePerson(app)
    const address = newAddress()
    await change(client, address)
    const token = await changeToken(address)
    await app.newClient().send('POST', '/auth/sign-up/email', {
      json: { displayName: 'Quick One', email: address, password: goodPassword },
    })
    expect((await open(token, client)).json.code).toBe('EMAIL_IN_USE')
    expect(await stateOf(client)).toMatchObject({ signInEmail: email })
  })

  test('that two people want at once goes to one of them', async () => {
    const [a, b] = [await makePerson(app), await makePerson(app)]
    const address = newAddress()
    await change(a.client, address)
    const first = await changeToken(address)
    await change(b.client, address)
    await expect.poll(() => smtp.sentTo(address).length).toBe(2)
    const second = await changeToken(address)
    expect(second).not.toBe(first)
    const answers = await Promise.all([open(first, a.client), open(second, b.client)])
    expect(answers.map((answer) => answer.json.code ?? 'changed').sort()).toEqual(['EMAIL_IN_USE', 'changed'])
  })

  test('is the one requested last', async () => {
    const { client } = await makePerson(app)
    const [early, late] = [newAddress(), newAddress()]
    await change(client, early)
    const token = await changeToken(early)
    await change(client, late)
    expect((await open(token)).json.code).toBe('LINK_EXPIRED')
    expect((await open(await changeToken(late))).json.email).toBe(late)
  })

  test('can be withdrawn by its owner only, which voids the mailed link', async () => {
    const [{ client, email }, other] = [await makePerson(app), await makePerson(app)]
    const address = newAddress()
    await change(client, address)
    const token = await changeToken(address)
    const withdraw = (by: Client) => by.send('DELETE', '/auth/email/change')
    expect((await withdraw(other.client)).status).toBe(200)
    expect(await stateOf(client)).toMatchObject({ pendingEmail: address })
    const [first, second] = [await withdraw(client), await withdraw(client)]
    expect([first.status, first.text, second.text]).toEqual([200, '{"success":true}', '{"success":true}'])
    expect(await stateOf(client)).toMatchObject({ signInEmail: email, pendingEmail: null })
    expect((await open(token)).json.code).toBe('LINK_EXPIRED')
    const activity = await client.send('GET', '/api/account/activity')
    expect(activity.text.split('taken back')).toHaveLength(2)
  })

  test('is void after a password change, or after a day', async () => {
    const [worried, slow] = [await makePerson(app), await makePerson(app)]
    const [first, second] = [newAddress(), newAddress()]
    await change(worried.client, first)
    await change(slow.client, second)
    const json = { currentPassword: goodPassword, newPassword: 'Another-Rung-43' }
    expect((await worried.client.send('POST', '/api/users/password', { json })).status).toBe(200)
    expect((await open(await changeToken(first))).json.code).toBe('LINK_EXPIRED')
    await app.services.db.execute(
      sql`update mail_links set expires_at = expires_at - interval '24 hours' where user_id = ${slow.user.uid}`,
    )
    expect((await open(await changeToken(second))).json.code).toBe('LINK_EXPIRED')
  })

  test('is separate from the e-mail in the profile', async () => {
    const { client, email, user } = await makePerson(app)
    const contact = newAddress()
    const saved = await client.send('PATCH', `/api/users/${user.uid}`, { json: { email: contact } })
    expect([saved.status, saved.json]).toEqual([200, expect.objectContaining({ email: contact })])
    expect((await signIn(contact)).answer.json.code).toBe('USER_NOT_FOUND')
    expect((await signIn(email)).answer.status).toBe(200)
    expect(smtp.deliveryAttemptsFor(contact)).toBe(0)
  })

  test('cannot be requested without limit', async () => {
    const { client } = await makePerson(app)
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) statuses.push((await change(client, newAddress())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
