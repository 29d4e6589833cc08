import { identityFallbackMessage, identityMessages } from '@nextrung/contract/auth'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { goodPassword, makePerson } from '../../../testing/factories.ts'
import {
  finishAtGoogle,
  type GoogleApp,
  newGooglePerson,
  startGoogleApp,
  whoIs,
} from '../../../testing/google-app.ts'
import { decideAtProvider, type OidcPerson } from '../../../testing/oidc-server.ts'
import { disableUserByEmail } from '../users.store.ts'

let own: GoogleApp
beforeAll(async () => {
  own = await startGoogleApp()
})
beforeEach(() => {
  own.google.mode = 'up'
  own.google.forgery = {}
  own.clock.aheadMs = 0
})
afterAll(() => own.close())

const isNobody = async (client: Client) => expect(await whoIs(client)).toBeNull()

const refused = { status: 400, json: { code: 'BAD_REQUEST', error: identityFallbackMessage } }

describe('an account with the same address', () => {
  test('is not linked while its address is unverified: whoever registered it first stays out', async () => {
    const attacker = await makePerson(own.app)
    const { client, ...answer } = await own.enter(newGooglePerson({ email: attacker.email }))
    expect(answer).toMatchObject({ status: 409, json: { code: 'ACCOUNT_NOT_LINKED' } })
    expect(answer.json.error).toContain('Sign in with its password, then link Google in Settings')
    await isNobody(client)
    expect(await own.auditOf(attacker.user.id)).toEqual(['account.created'])
  })

  test('is linked once its address is verified, and keeps its password', async () => {
    const local = await makePerson(own.app)
    await own.proveAddress(local.email)
    const { status, json } = await own.enter(newGooglePerson({ email: local.email.toUpperCase() }))
    expect([status, json.user.uid]).toEqual([200, local.user.uid])
    const again = await own.app.newClient().send('POST', '/auth/sign-in/email', {
      json: { email: local.email, password: goodPassword },
    })
    expect(again.status).toBe(200)
    expect(await own.auditOf(local.user.id)).toContain('google.linked')
  })

  test('is not linked to a second Google identity that now has the address', async () => {
    const person = newGooglePerson()
    await own.enter(person)
    const { client, ...answer } = await own.enter({ ...person, sub: `${person.sub}-later` })
    expect(answer).toMatchObject({ status: 409, json: { code: 'ACCOUNT_NOT_LINKED' } })
    await isNobody(client)
  })

  test.each([{ email_verified: false }, { email_verified: 'true' }, { email: undefined }])(
    'and none at all is found or made by %j',
    async (claims) => {
      const local = await makePerson(own.app)
      await own.proveAddress(local.email)
      const person = newGooglePerson({ email: local.email, ...(claims as Partial<OidcPerson>) })
      const { client, ...answer } = await own.enter(person)
      expect(answer).toMatchObject({ status: 409, json: { code: 'ACCOUNT_NOT_LINKED' } })
      await isNobody(client)
    },
  )
})

test('a disabled account rejects Google sign-in too', async () => {
  const person = newGooglePerson()
  const { json } = await own.enter(person)
  await disableUserByEmail(own.app.services.db, person.email)
  const { client, ...answer } = await own.enter(person)
  expect(answer).toMatchObject({
    status: 403,
    json: { code: 'USER_DISABLED', error: identityMessages.USER_DISABLED },
  })
  await isNobody(client)
  expect(await own.auditOf(json.user.id)).toContain('sign-in.refused')
})

test('Google sign-in asks for the second factor too', async () => {
  const person = newGooglePerson()
  const { json } = await own.enter(person)
  await own.app.services.db.execute(sql`
    insert into second_factors (user_id, sealed_secret, confirmed_at)
    values (${json.user.uid}, 'sealed', now())`)
  const { client, ...answer } = await own.enter(person)
  expect(answer).toMatchObject({ status: 401, json: { code: 'SECOND_FACTOR_REQUIRED' } })
  expect(client.cookies.get('nextrung-flow')).toMatch(/^.{43}$/)
  expect(client.cookies.has('nextrung')).toBe(false)
  await isNobody(client)
})

describe('linking', () => {
  const beginLink = (client: Client, password = goodPassword) =>
    client.send<{ url: string; code: string }>('POST', '/auth/google/link', { json: { password } })
  const link = async (client: Client, person = newGooglePerson()) => {
    own.google.person = person
    const { json } = await beginLink(client)
    return { person, ...(await finishAtGoogle(client, await decideAtProvider(json.url))) }
  }
  const unlink = (client: Client, password = goodPassword) =>
    client.send<{ code: string }>('POST', '/auth/google/unlink', { json: { password } })

  test("adds Google to the person's own account, after checking the password", async () => {
    const local = await makePerson(own.app)
    expect((await beginLink(local.client, 'Wrong-Password-1')).json.code).toBe('WRONG_CURRENT_PASSWORD')
    const { person, status, json } = await link(local.client)
    expect([status, json.user.uid]).toEqual([200, local.user.uid])
    expect((await own.findIdentity(local.email))?.emailVerified).toBe(false)
    expect((await own.enter(person)).json.user.uid).toBe(local.user.uid)
    expect((await link(local.client, person)).status).toBe(200)
    expect((await link(local.client)).json.code).toBe('ACCOUNT_NOT_LINKED')
  })

  test("verifies the account's address if Google reports the same one", async () => {
    const local = await makePerson(own.app)
    await link(local.client, newGooglePerson({ email: local.email }))
    expect((await own.findIdentity(local.email))?.emailVerified).toBe(true)
  })

  test('cannot be finished by someone else or while signed out', async () => {
    const [local, other] = [await makePerson(own.app), await makePerson(own.app)]
    for (const session of [other.client.cookies.get('nextrung') ?? '', '']) {
      own.google.person = newGooglePerson()
      const answer = await decideAtProvider((await beginLink(local.client)).json.url)
      const thief = own.app.newClient()
      thief.cookies = new Map(local.client.cookies).set('nextrung', session)
      expect(await finishAtGoogle(thief, answer)).toMatchObject(refused)
      expect((await own.enter(own.google.person)).json.user.uid).not.toBe(local.user.uid)
    }
  })

  test('rejects a Google identity that has an account here', async () => {
    const person = newGooglePerson()
    await own.enter(person)
    const local = await makePerson(own.app)
    expect(await link(local.client, person)).toMatchObject({
      status: 409,
      json: {
        code: 'ACCOUNT_NOT_LINKED',
        error: 'This Google account is linked to another Nextrung account.',
      },
    })
  })

  test('can be undone, unless Google is the only way to sign in', async () => {
    const local = await makePerson(own.app)
    const { person } = await link(local.client)
    expect((await unlink(local.client, 'Wrong-Password-1')).json.code).toBe('WRONG_CURRENT_PASSWORD')
    expect((await unlink(local.client)).status).toBe(200)
    expect((await own.enter(person)).json.user.uid).not.toBe(local.user.uid)
    expect((await own.auditOf(local.user.id)).slice(-2)).toEqual(['google.linked', 'google.unlinked'])
    const { client } = await own.enter(newGooglePerson())
    expect(await unlink(client)).toMatchObject({ status: 409, json: { code: 'NO_PASSWORD_YET' } })
  })
})
