import { identityMessages } from '@nextrung/contract/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { queuedPasswordHashing } from './queued-password-hashing.ts'

let app: TestApp
beforeAll(async () => {
  // Use the real password hashing.
  app = await startTestApp({ passwords: queuedPasswordHashing() })
})
afterAll(() => app.close())

let people = 0
const send = (path: string, json: object) =>
  app.newClient().send<{ error: string; code: string }>('POST', path, { json })

const signUpWith = (password: unknown) => {
  const email = `rules-${++people}@example.com`
  return send('/auth/sign-up/email', { displayName: 'Rae Rules', email, password }).then((answer) => ({
    ...answer,
    email,
  }))
}
const signIn = (email: string, password: unknown) => send('/auth/sign-in/email', { email, password })

describe('a password', () => {
  test.each([
    ['of eight characters', 'Aa1!aaaa'],
    ['of 128 characters', `Aa1!${'x'.repeat(124)}`],
    ['that begins and ends with a space', ' Rung by Rung 42! '],
  ])('%s is accepted unchanged', async (_, password) => {
    const { status, email } = await signUpWith(password)
    expect(status).toBe(200)
    expect((await signIn(email, password)).status).toBe(200)
    for (const other of [`${password}x`, password.slice(0, -1), password.trim(), password.toLowerCase()])
      if (other !== password) expect((await signIn(email, other)).status).not.toBe(200)
  })

  test('that is a phrase in any script is compared to its last character', async () => {
    const phrase = 'Ein Mädchen läuft über 42 Brücken — Привет, 世界! ŻółtaŁódź φως 7 zz'
    expect([...phrase].length).toBeGreaterThanOrEqual(64)
    const { status, email } = await signUpWith(phrase)
    expect(status).toBe(200)
    expect((await signIn(email, [...phrase].slice(0, -1).join(''))).json.code).toBe('WRONG_PASSWORD')
    expect((await signIn(email, `${phrase} `)).json.code).toBe('WRONG_PASSWORD')
    // The same phrase, whichever Unicode normalization the keyboard uses.
    expect((await signIn(email, phrase.normalize('NFD'))).status).toBe(200)
  })

  test.each([
    ['Aa1!aaa', 'Password must be at least 8 characters long'],
    ['', 'Password must be at least 8 characters long'],
    [`Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters long'],
    [`Aa1!${'x'.repeat(500_000)}`, 'Password must be at most 128 characters long'],
    ['lowercase 1!', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE 1!', 'Password must contain at least one lowercase letter'],
    ['No number!', 'Password must contain at least one number'],
    ['NoSpecial11', 'Password must contain at least one special character'],
  ])('sent directly to the API follows the same rules: %.20s', async (password, error) => {
    expect(await signUpWith(password)).toMatchObject({ status: 400, json: { error, code: 'BAD_REQUEST' } })
  })

  test.each([null, 12345678, ['Rung-by-Rung-42'], { length: 12 }, true])(
    'is text, and not %j',
    async (given) => {
      expect((await signUpWith(given)).status).toBe(400)
      expect((await signIn('rules-1@example.com', given)).status).toBe(400)
    },
  )

  test('of half a megabyte is never hashed at sign-in', async () => {
    const answer = await signIn('rules-1@example.com', 'x'.repeat(500_000))
    expect(answer).toMatchObject({ status: 400, json: { code: 'BAD_REQUEST' } })
  })

  test('appears in no answer and no log', async () => {
    const password = 'Secret-Canary-7731!'
    const { email, text } = await signUpWith(password)
    const answers = [text, (await signIn(email, password)).text, (await signIn(email, `${password}?`)).text]
    for (const said of [...answers, ...app.logs]) expect(said).not.toContain('Secret-Canary')
  })
})

describe('input that cannot be stored', () => {
  const password = 'Rung-by-Rung-42'
  const unstorable = ['\\u0000', '\\ud800', '\u0000', '\ud800']

  test.each(['null\u0000byte', 'half\ud800pair'])(
    'does not break a name, an address or a password: %j',
    async (text) => {
      for (const body of [
        { displayName: `Rae ${text}`, email: `rules-${++people}@example.com`, password },
        { displayName: 'Rae Rules', email: `${text}-${++people}@example.com`, password },
        { displayName: 'Rae Rules', email: `rules-${++people}@example.com`, password: `${password}${text}` },
      ]) {
        const made = await send('/auth/sign-up/email', body)
        expect([200, 400]).toContain(made.status)
        for (const part of unstorable) expect(made.text).not.toContain(part)
        const entered = await send('/auth/sign-in/email', { email: body.email, password: body.password })
        expect(entered.status).toBe(made.status)
      }
    },
  )

  test('an address of three hundred characters is rejected', async () => {
    const email = `${'a'.repeat(300)}@example.com`
    expect((await send('/auth/sign-up/email', { displayName: 'Rae Rules', email, password })).status).toBe(
      400,
    )
    expect((await signIn(email, password)).status).toBe(400)
  })
})

test('the three messages for a failed sign-in or sign-up are unchanged', () => {
  expect([
    identityMessages.USER_NOT_FOUND,
    identityMessages.WRONG_PASSWORD,
    identityMessages.EMAIL_IN_USE,
  ]).toEqual([
    'No account found with this email. Please sign up instead.',
    'Incorrect password. Please try again.',
    'This email is already registered. Please sign in instead.',
  ])
})
