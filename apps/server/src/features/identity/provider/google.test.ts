import { randomUUID } from 'node:crypto'
import { identityFallbackMessage, identityMessages, type Session } from '@nextrung/contract/auth'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { goodPassword, makePerson } from '../../../testing/factories.ts'
import { decideAtProvider, OidcServer, oidcClient } from '../../../testing/oidc-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { identityUsers } from '../identity.table.ts'
import { signInFlows } from '../sign-in-steps.table.ts'
import { disableUserByEmail } from '../users.store.ts'

const google = new OidcServer()
let app: TestApp
let later = 0
beforeAll(async () => {
  app = await startTestApp({
    env: {
      GOOGLE_CLIENT_ID: oidcClient.id,
      GOOGLE_CLIENT_SECRET: oidcClient.secret,
      OIDC_ISSUER: await google.start(),
    },
    now: () => new Date(Date.now() + later),
  })
  google.serve({ redirectUrl: `${app.url}/account/google` })
})
beforeEach(() => {
  google.mode = 'up'
  google.forgery = {}
  later = 0
})
afterAll(async () => {
  await app.close()
  await google.close()
})

/** Somebody whom nobody has seen before. */
const newGooglePerson = (more: object = {}) => {
  const mark = randomUUID().slice(0, 8)
  return {
    sub: `google-${mark}`,
    email: `nia-${mark}@example.com`,
    email_verified: true,
    name: `Nia ${mark}`,
    ...more,
  }
}

const begin = async (client: Client) => {
  const { json } = await client.send<{ url: string }>('POST', '/auth/sign-in/social', {
    json: { provider: 'google' },
  })
  return json.url
}

const finish = (client: Client, answer: object) =>
  client.send<Session & { code: string; error: string }>('POST', '/auth/callback/google', { json: answer })

/** The whole way, in a browser of its own unless one is given. */
const enter = async (person: OidcServer['person'], client = app.newClient()) => {
  google.person = person
  return { client, ...(await finish(client, await decideAtProvider(await begin(client)))) }
}

const whoIs = async (client: Client) => (await client.send<Session | null>('GET', '/auth/get-session')).json
const isNobody = async (client: Client) => expect(await whoIs(client)).toBeNull()

const findIdentity = async (email: string) =>
  (await app.services.db.select().from(identityUsers).where(eq(identityUsers.email, email)))[0]

const auditOf = async (userId: number): Promise<string[]> => {
  const { rows } = await app.services.db.execute<{ event: string }>(sql`
    select event from audit_events join audit_subjects using (pseudonym)
    where user_id = ${userId} order by audit_events.id`)
  return rows.map(({ event }) => event)
}

const proveAddress = (email: string) =>
  app.services.db.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.email, email))

const refused = { status: 400, json: { code: 'BAD_REQUEST', error: identityFallbackMessage } }

test('while the provider cannot be reached, signing in is refused for now, and works without a restart', async () => {
  google.mode = 'broken'
  const answer = await app.newClient().send('POST', '/auth/sign-in/social', { json: { provider: 'google' } })
  expect(answer).toMatchObject({ status: 503, json: { error: identityFallbackMessage } })
  google.mode = 'up'
  expect((await enter(newGooglePerson())).status).toBe(200)
})

test('the page to open asks for a code that only this server and this sign-in can use', async () => {
  const client = app.newClient()
  const [first, second] = [new URL(await begin(client)), new URL(await begin(client))]
  expect(first.origin).toBe(google.issuer)
  expect(Object.fromEntries(first.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: oidcClient.id,
    redirect_uri: `${app.url}/account/google`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(first.searchParams.get(name)?.length).toBeGreaterThanOrEqual(43)
    expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name))
  }
})

test('a new person gets an account whose address counts as verified, and comes back to the same one', async () => {
  const person = newGooglePerson({ picture: 'https://pictures.example.com/nia.png' })
  const first = await enter(person)
  expect(first).toMatchObject({
    status: 200,
    json: { user: { displayName: person.name, email: person.email, photoURL: person.picture } },
  })
  expect(first.text).not.toContain(first.client.cookies.get('nextrung') ?? '?')
  expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith('nextrung='))).toMatch(
    /; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(first.client.cookies.has('nextrung-flow')).toBe(false)
  expect((await findIdentity(person.email))?.emailVerified).toBe(true)
  const { uid, id } = first.json.user
  expect((await whoIs(first.client))?.user.uid).toBe(uid)
  const again = await enter({ ...person, email: `moved-${person.email}` })
  expect(again.json.user.uid).toBe(uid)
  expect(await auditOf(id)).toEqual(['account.created', 'sign-in.succeeded'])
})

test('a session that the browser had before ends', async () => {
  const { client, email } = await makePerson(app)
  const earlier = app.newClient()
  earlier.cookies = new Map(client.cookies)
  const person = newGooglePerson()
  await enter(person, client)
  expect((await whoIs(client))?.user.email).toBe(person.email)
  expect(person.email).not.toBe(email)
  await isNobody(earlier)
})

test('a sign-in from somewhere new is told, the first one is not', async () => {
  const person = newGooglePerson()
  const { client } = await enter(person)
  expect((await whoIs(client))?.unreadCount).toBe(0)
  const other = app.newClient()
  google.person = person
  const answer = await decideAtProvider(await begin(other))
  await other.send('POST', '/auth/callback/google', {
    json: answer,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  expect((await whoIs(other))?.unreadCount).toBe(1)
})

test('two browsers of one new person at the same moment make one account', async () => {
  google.person = newGooglePerson()
  const clients = [app.newClient(), app.newClient(), app.newClient()]
  const answers = await Promise.all(
    clients.map(async (client) => decideAtProvider(await begin(client))),
  )
  const sessions = await Promise.all(
    clients.map(async (client, index) => finish(client, answers[index] ?? {})),
  )
  expect(sessions.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(sessions.map(({ json }) => json.user.uid)).size).toBe(1)
})

describe('an answer that does not hold gives no session:', () => {
  /** What is sent instead of the right answer. */
  const wrongAnswers: Record<string, (client: Client, answer: Record<string, string>) => Promise<unknown>> = {
    'another state': (client, answer) => finish(client, { ...answer, state: 'x'.repeat(43) }),
    'an empty state': (client, answer) => finish(client, { ...answer, state: '' }),
    'the state of another browser': async (client, answer) => {
      const other = app.newClient()
      await begin(other)
      client.cookies = other.cookies
      return finish(client, answer)
    },
    'a browser that began nothing': (client, answer) => {
      client.cookies.clear()
      return finish(client, answer)
    },
    'an invented code': (client, answer) => finish(client, { ...answer, code: 'invented' }),
    'no code': (client, { state }) => finish(client, { state }),
    'another provider': (client, answer) => finish(client, { ...answer, iss: 'https://evil.example' }),
    'more than ten minutes': (client, answer) => {
      later = 11 * 60_000
      return finish(client, answer)
    },
    'a code of an earlier sign-in': async (client, { code }) => {
      const state = new URL(await begin(client)).searchParams.get('state')
      return finish(client, { state, code, iss: google.issuer })
    },
  }

  test.each(Object.entries(wrongAnswers))('%s', async (_, send) => {
    const client = app.newClient()
    google.person = newGooglePerson()
    const answer = await decideAtProvider(await begin(client))
    expect(await send(client, answer)).toMatchObject(refused)
    later = 0
    await isNobody(client)
    expect(await findIdentity(google.person.email ?? '')).toBeUndefined()
  })

  test('without a state it is no answer at all', async () => {
    const client = app.newClient()
    await begin(client)
    expect((await finish(client, { code: 'x' })).status).toBe(400)
    await isNobody(client)
  })

  test('the right one a second time', async () => {
    const client = app.newClient()
    google.person = newGooglePerson()
    const answer = await decideAtProvider(await begin(client))
    const cookies = new Map(client.cookies)
    expect((await finish(client, answer)).status).toBe(200)
    const replay = app.newClient()
    replay.cookies = cookies
    expect(await finish(replay, answer)).toMatchObject(refused)
    await isNobody(replay)
  })

  test('of a hundred at once, one counts', async () => {
    const client = app.newClient()
    google.person = newGooglePerson()
    const answer = await decideAtProvider(await begin(client))
    const copies = Array.from({ length: 20 }, () => {
      const copy = app.newClient()
      copy.cookies = new Map(client.cookies)
      return finish(copy, answer)
    })
    const statuses = (await Promise.all(copies)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(19)
  })

  test('a person who refuses at the provider', async () => {
    const client = app.newClient()
    google.person = newGooglePerson()
    const answer = await decideAtProvider(await begin(client), 'refuse')
    expect(answer).toMatchObject({ error: 'access_denied' })
    expect(await finish(client, answer)).toMatchObject(refused)
    await isNobody(client)
  })

  const seconds = () => Math.floor(Date.now() / 1000)
  const forgeries: [string, () => OidcServer['forgery']][] = [
    ['another nonce', () => ({ claims: { nonce: 'another' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['another audience', () => ({ claims: { aud: 'another-application' } })],
    ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['an expired token', () => ({ claims: { iat: seconds() - 7200, exp: seconds() - 3600 } })],
    ['a token of another key', () => ({ isForeignKey: true })],
    ['no token', () => ({ isMissing: true })],
  ]
  test.each(forgeries)('%s', async (_, forgery) => {
    google.forgery = forgery()
    const { client, ...answer } = await enter(newGooglePerson())
    expect(answer).toMatchObject(refused)
    await isNobody(client)
    expect(await findIdentity(google.person.email ?? '')).toBeUndefined()
    expect(app.logs.join('')).not.toContain(google.person.email)
  })

  test('a provider that breaks in the middle', async () => {
    const client = app.newClient()
    google.person = newGooglePerson()
    const answer = await decideAtProvider(await begin(client))
    google.mode = 'broken'
    expect(await finish(client, answer)).toMatchObject({
      status: 503,
      json: { error: identityFallbackMessage },
    })
    await isNobody(client)
  })

  test('a provider that never answers is waited for some seconds', async () => {
    const client = app.newClient()
    google.person = newGooglePerson()
    const answer = await decideAtProvider(await begin(client))
    google.mode = 'silent'
    const startedAt = performance.now()
    expect((await finish(client, answer)).status).toBe(503)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    await isNobody(client)
  })
})

describe('an account with the same address', () => {
  test('is not merged while its address is unproved: whoever took the address first stays outside', async () => {
    const attacker = await makePerson(app)
    const { client, ...answer } = await enter(newGooglePerson({ email: attacker.email }))
    expect(answer).toMatchObject({ status: 409, json: { code: 'ACCOUNT_NOT_LINKED' } })
    expect(answer.json.error).toContain('Sign in with its password, then link Google in Settings')
    await isNobody(client)
    expect(await auditOf(attacker.user.id)).toEqual(['account.created'])
  })

  test('is linked once its address was proved, and keeps its password', async () => {
    const local = await makePerson(app)
    await proveAddress(local.email)
    const { status, json } = await enter(newGooglePerson({ email: local.email.toUpperCase() }))
    expect([status, json.user.uid]).toEqual([200, local.user.uid])
    const again = await app.newClient().send('POST', '/auth/sign-in/email', {
      json: { email: local.email, password: goodPassword },
    })
    expect(again.status).toBe(200)
    expect(await auditOf(local.user.id)).toContain('google.linked')
  })

  test('is not given to a second person of the provider who has the address now', async () => {
    const person = newGooglePerson()
    await enter(person)
    const { client, ...answer } = await enter({ ...person, sub: `${person.sub}-later` })
    expect(answer).toMatchObject({ status: 409, json: { code: 'ACCOUNT_NOT_LINKED' } })
    await isNobody(client)
  })

  test.each([{ email_verified: false }, { email_verified: 'true' }, { email: undefined }])(
    'and none at all is found or made by %j',
    async (claims) => {
      const local = await makePerson(app)
      await proveAddress(local.email)
      const person = newGooglePerson({ email: local.email, ...claims })
      const { client, ...answer } = await enter(person as OidcServer['person'])
      expect(answer).toMatchObject({ status: 409, json: { code: 'ACCOUNT_NOT_LINKED' } })
      await isNobody(client)
    },
  )
})

test('a disabled account stays closed to Google too', async () => {
  const person = newGooglePerson()
  const { json } = await enter(person)
  await disableUserByEmail(app.services.db, person.email)
  const { client, ...answer } = await enter(person)
  expect(answer).toMatchObject({
    status: 403,
    json: { code: 'USER_DISABLED', error: identityMessages.USER_DISABLED },
  })
  await isNobody(client)
  expect(await auditOf(json.user.id)).toContain('sign-in.refused')
})

test('a second factor is asked for after Google too', async () => {
  const person = newGooglePerson()
  const { json } = await enter(person)
  await app.services.db.execute(sql`
    insert into second_factors (user_id, sealed_secret, confirmed_at)
    values (${json.user.uid}, 'sealed', now())`)
  const { client, ...answer } = await enter(person)
  expect(answer).toMatchObject({ status: 401, json: { code: 'SECOND_FACTOR_REQUIRED' } })
  expect(client.cookies.get('nextrung-flow')).toMatch(/^.{43}$/)
  expect(client.cookies.has('nextrung')).toBe(false)
  await isNobody(client)
})

describe('linking', () => {
  const beginLink = (client: Client, password = goodPassword) =>
    client.send<{ url: string; code: string }>('POST', '/auth/google/link', { json: { password } })
  const link = async (client: Client, person = newGooglePerson()) => {
    google.person = person
    const { json } = await beginLink(client)
    return { person, ...(await finish(client, await decideAtProvider(json.url))) }
  }
  const unlink = (client: Client, password = goodPassword) =>
    client.send<{ code: string }>('POST', '/auth/google/unlink', { json: { password } })

  test('adds Google as a way into the own account, with the password', async () => {
    const local = await makePerson(app)
    expect((await beginLink(local.client, 'Wrong-Password-1')).json.code).toBe('WRONG_CURRENT_PASSWORD')
    const { person, status, json } = await link(local.client)
    expect([status, json.user.uid]).toEqual([200, local.user.uid])
    expect((await findIdentity(local.email))?.emailVerified).toBe(false)
    expect((await enter(person)).json.user.uid).toBe(local.user.uid)
    expect((await link(local.client, person)).status).toBe(200)
    expect((await link(local.client)).json.code).toBe('ACCOUNT_NOT_LINKED')
  })

  test('proves the address of the account, if Google says the same one', async () => {
    const local = await makePerson(app)
    await link(local.client, newGooglePerson({ email: local.email }))
    expect((await findIdentity(local.email))?.emailVerified).toBe(true)
  })

  test('cannot be finished by somebody else, or by nobody', async () => {
    const [local, other] = [await makePerson(app), await makePerson(app)]
    for (const session of [other.client.cookies.get('nextrung') ?? '', '']) {
      google.person = newGooglePerson()
      const answer = await decideAtProvider((await beginLink(local.client)).json.url)
      const thief = app.newClient()
      thief.cookies = new Map(local.client.cookies).set('nextrung', session)
      expect(await finish(thief, answer)).toMatchObject(refused)
      expect((await enter(google.person)).json.user.uid).not.toBe(local.user.uid)
    }
  })

  test('refuses a person of the provider who has an account here', async () => {
    const person = newGooglePerson()
    await enter(person)
    const local = await makePerson(app)
    expect(await link(local.client, person)).toMatchObject({
      status: 409,
      json: { code: 'ACCOUNT_NOT_LINKED', error: 'This Google account is linked to another account here.' },
    })
  })

  test('ends again, unless Google is the only way in', async () => {
    const local = await makePerson(app)
    const { person } = await link(local.client)
    expect((await unlink(local.client, 'Wrong-Password-1')).json.code).toBe('WRONG_CURRENT_PASSWORD')
    expect((await unlink(local.client)).status).toBe(200)
    expect((await enter(person)).json.user.uid).not.toBe(local.user.uid)
    expect((await auditOf(local.user.id)).slice(-2)).toEqual(['google.linked', 'google.unlinked'])
    const { client } = await enter(newGooglePerson())
    expect(await unlink(client)).toMatchObject({ status: 409, json: { code: 'NO_PASSWORD_YET' } })
  })
})

test('what was begun and never finished is kept no longer than ten minutes', async () => {
  const rows = () => app.services.db.select().from(signInFlows)
  google.person = newGooglePerson()
  await begin(app.newClient())
  expect(await rows()).not.toHaveLength(0)
  const { sweepFlows } = await import('../sign-in-flows.store.ts')
  await sweepFlows(app.services.db, new Date(Date.now() + 11 * 60_000))
  expect(await rows()).toHaveLength(0)
})

describe('another provider', () => {
  test('that says the address only when it is asked works too, at the address that people use', async () => {
    const other = new OidcServer()
    const publicUrl = 'http://career.example.com:8080'
    const own = await startTestApp({
      env: {
        GOOGLE_CLIENT_ID: oidcClient.id,
        GOOGLE_CLIENT_SECRET: oidcClient.secret,
        OIDC_ISSUER: await other.start(),
        PUBLIC_URL: publicUrl,
      },
    })
    other.serve({ redirectUrl: `${publicUrl}/account/google`, claimsInToken: false })
    other.person = newGooglePerson()
    const client = own.newClient()
    const url = await begin(client)
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${publicUrl}/account/google`)
    const answer = await finish(client, await decideAtProvider(url))
    expect(answer).toMatchObject({ status: 200, json: { user: { email: other.person.email } } })
    expect(other.ledger).toContain('GET /me')
    await own.close()
    await other.close()
  })
})
