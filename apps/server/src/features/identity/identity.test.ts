import { identityMessages } from '@nextrung/contract/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, makePerson } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { queuedPasswordHashing } from './queued-password-hashing.ts'
import { disableUserByEmail, enableUserByEmail } from './users.store.ts'

let app: TestApp
beforeAll(async () => {
  // Use the real password hashing.
  app = await startTestApp({ passwords: queuedPasswordHashing() })
})
afterAll(() => app.close())

const signIn = (email: string, password: string, client = app.newClient()) =>
  client.send<{ error: string; code: string }>('POST', '/auth/sign-in/email', { json: { email, password } })

const signUp = (body: object) =>
  app.newClient().send<{ error: string; code: string }>('POST', '/auth/sign-up/email', { json: body })

describe('signing up', () => {
  test('creates an account, signs in, and returns the person without a token', async () => {
    const client = app.newClient()
    const answer = await client.send('POST', '/auth/sign-up/email', {
      json: { displayName: 'Maya Okafor', email: 'Maya.Okafor@Example.com', password: goodPassword },
    })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      user: { displayName: 'Maya Okafor', email: 'maya.okafor@example.com', photoURL: null },
      userType: null,
      targetRole: null,
      unreadCount: 0,
    })
    const [token = ''] = client.cookies.values()
    expect(token.length).toBeGreaterThan(20)
    expect(answer.text).not.toContain(token.split('.')[0])
    expect(await client.send('GET', '/auth/get-session')).toMatchObject({
      status: 200,
      json: { user: { email: 'maya.okafor@example.com' } },
    })
  })

  test('accepts the name as name or displayName', async () => {
    const body = { email: 'name-field@example.com', password: goodPassword }
    expect((await signUp({ ...body, name: 'Nia Field' })).json).toMatchObject({
      user: { displayName: 'Nia Field' },
    })
    expect((await signUp({ ...body, email: 'no-name@example.com' })).json).toMatchObject({
      error: 'Display name must be at least 2 characters long',
    })
  })

  test.each([
    ['Short1!', 'Password must be at least 8 characters long'],
    ['lowercase1!', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
    ['NoNumber!!', 'Password must contain at least one number'],
    ['NoSpecial11', 'Password must contain at least one special character'],
  ])('rejects the password %s and says why', async (password, message) => {
    expect(await signUp({ displayName: 'Wim Weak', email: 'weak@example.com', password })).toMatchObject({
      status: 400,
      json: { error: message },
    })
    expect((await signIn('weak@example.com', password)).json.code).not.toBe('WRONG_PASSWORD')
  })

  test('rejects an address that is taken, in any letter case', async () => {
    const { email } = await makePerson(app)
    const body = { displayName: 'Somebody Else', email: email.toUpperCase(), password: goodPassword }
    expect(await signUp(body)).toMatchObject({
      status: 422,
      json: {
        error: identityMessages.EMAIL_IN_USE,
        code: 'EMAIL_IN_USE',
        message: identityMessages.EMAIL_IN_USE,
      },
    })
  })

  test('twice at once with one address creates one account', async () => {
    const body = { displayName: 'Twin Person', email: 'twin@example.com', password: goodPassword }
    const answers = await Promise.all([signUp(body), signUp(body), signUp(body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('warns about a common password without rejecting it', async () => {
    const answer = await signUp({
      displayName: 'Cora Common',
      email: 'common@example.com',
      password: 'Password1!',
    })
    expect(answer).toMatchObject({ status: 200, json: { warning: expect.stringContaining('easy to guess') } })
    const strong = await signUp({
      displayName: 'Stan Strong',
      email: 'strong@example.com',
      password: goodPassword,
    })
    expect(strong.json).not.toHaveProperty('warning')
  })

  test('an invalid e-mail address is rejected with its own message', async () => {
    const answer = await signUp({ displayName: 'No Address', email: 'nobody@', password: goodPassword })
    expect(answer).toMatchObject({ status: 400, json: { error: 'Please enter a valid email address' } })
  })
})

describe('signing in', () => {
  test('distinguishes an unknown address from a wrong password', async () => {
    const { email } = await makePerson(app)
    expect(await signIn('unknown@example.com', goodPassword)).toMatchObject({
      status: 401,
      json: { error: identityMessages.USER_NOT_FOUND, code: 'USER_NOT_FOUND' },
    })
    expect(await signIn(email, 'Wrong-Password-1')).toMatchObject({
      status: 401,
      json: { error: identityMessages.WRONG_PASSWORD, code: 'WRONG_PASSWORD' },
    })
    expect((await signIn(email, goodPassword)).status).toBe(200)
  })

  test('issues a new cookie each time and invalidates the previous one', async () => {
    const { email, client } = await makePerson(app)
    const before = new Map(client.cookies)
    await signIn(email, goodPassword, client)
    expect(client.cookies).not.toEqual(before)
    const replay = app.newClient()
    replay.cookies = before
    expect((await replay.send('GET', '/api/resumes/1')).status).toBe(401)
    expect((await client.send('GET', '/api/resumes/1')).status).toBe(200)
  })

  test('a signed-out cookie is rejected at once', async () => {
    const { client } = await makePerson(app)
    const before = new Map(client.cookies)
    expect((await client.send('POST', '/auth/sign-out')).json).toEqual({ success: true })
    const replay = app.newClient()
    replay.cookies = before
    expect((await replay.send('GET', '/api/resumes/1')).status).toBe(401)
    expect(await replay.send('GET', '/auth/get-session')).toMatchObject({ status: 200, text: 'null' })
  })

  test('a disabled account loses its sessions, gets a clear error, and can be enabled again', async () => {
    const { email, client } = await makePerson(app)
    expect(await disableUserByEmail(app.services.db, email)).toBe(true)
    expect((await client.send('GET', '/api/resumes/1')).status).toBe(401)
    expect(await signIn(email, goodPassword)).toMatchObject({
      status: 403,
      json: { error: identityMessages.USER_DISABLED, code: 'USER_DISABLED' },
    })
    await enableUserByEmail(app.services.db, email)
    expect((await signIn(email, goodPassword)).status).toBe(200)
  })

  test('Google sign-in is rejected without a configured Google client', async () => {
    const answer = await app
      .newClient()
      .send('POST', '/auth/sign-in/social', { json: { provider: 'google' } })
    expect(answer).toMatchObject({
      status: 501,
      json: { error: 'An error occurred. Please try again.', code: 'PROVIDER_NOT_CONFIGURED' },
    })
  })
})

describe('the choice of path and role', () => {
  test('carries over to the next browser', async () => {
    const { client, email } = await makePerson(app)
    await client.send('PUT', '/auth/selection', { json: { userType: 'professional' } })
    await client.send('PUT', '/auth/selection', { json: { targetRole: 'Security Engineer' } })
    const other = app.newClient()
    expect((await signIn(email, goodPassword, other)).json).toMatchObject({
      userType: 'professional',
      targetRole: 'Security Engineer',
    })
  })

  test('rejects a role that is not on the list', async () => {
    const { client } = await makePerson(app)
    expect((await client.send('PUT', '/auth/selection', { json: { targetRole: 'Astronaut' } })).status).toBe(
      400,
    )
  })
})

test('password accounts can be turned off by a setting', async () => {
  const closed = await startTestApp({ env: { PASSWORD_SIGN_IN: 'off' } })
  const body = { displayName: 'Late Comer', email: 'late@example.com', password: goodPassword }
  for (const path of ['/auth/sign-in/email', '/auth/sign-up/email'])
    expect(await closed.newClient().send('POST', path, { json: body })).toMatchObject({
      status: 403,
      json: { error: identityMessages.EMAIL_PASSWORD_DISABLED, code: 'EMAIL_PASSWORD_DISABLED' },
    })
  await closed.close()
})

test('common passwords are rejected if the operator requires it', async () => {
  const strict = await startTestApp({ env: { REFUSE_COMMON_PASSWORDS: 'on' } })
  const body = { displayName: 'Cora Common', email: 'common@example.com', password: 'Password1!' }
  expect(await strict.newClient().send('POST', '/auth/sign-up/email', { json: body })).toMatchObject({
    status: 400,
    json: { error: identityMessages.WEAK_PASSWORD },
  })
  await strict.close()
})
