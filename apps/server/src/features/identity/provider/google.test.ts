import { identityFallbackMessage } from '@nextrung/contract/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { makePerson } from '../../../testing/factories.ts'
import {
  beginAtGoogle,
  finishAtGoogle,
  type GoogleApp,
  newGooglePerson,
  startGoogleApp,
  whoIs,
} from '../../../testing/google-app.ts'
import { decideAtProvider, oidcClient } from '../../../testing/oidc-server.ts'
import { sweepFlows } from '../sign-in-flows.store.ts'
import { signInFlows } from '../sign-in-steps.table.ts'

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

test('sign-in fails while the provider is unreachable, and recovers without a restart', async () => {
  own.google.mode = 'broken'
  const answer = await own.app
    .newClient()
    .send('POST', '/auth/sign-in/social', { json: { provider: 'google' } })
  expect(answer).toMatchObject({ status: 503, json: { error: identityFallbackMessage } })
  own.google.mode = 'up'
  expect((await own.enter(newGooglePerson())).status).toBe(200)
})

test('the authorization URL requests a code that only this server and this sign-in can use', async () => {
  const client = own.app.newClient()
  const [first, second] = [new URL(await beginAtGoogle(client)), new URL(await beginAtGoogle(client))]
  expect(first.origin).toBe(own.google.issuer)
  expect(Object.fromEntries(first.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: oidcClient.id,
    redirect_uri: `${own.app.url}/account/google`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(first.searchParams.get(name)?.length).toBeGreaterThanOrEqual(43)
    expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name))
  }
})

test('a new person gets an account with a verified address, and returns to the same one', async () => {
  const person = newGooglePerson({ picture: 'https://pictures.example.com/nia.png' })
  const first = await own.enter(person)
  expect(first).toMatchObject({
    status: 200,
    json: { user: { displayName: person.name, email: person.email, photoURL: person.picture } },
  })
  expect(first.text).not.toContain(first.client.cookies.get('nextrung') ?? '?')
  expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith('nextrung='))).toMatch(
    /; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(first.client.cookies.has('nextrung-flow')).toBe(false)
  expect((await own.findIdentity(person.email))?.emailVerified).toBe(true)
  const { uid, id } = first.json.user
  expect((await whoIs(first.client))?.user.uid).toBe(uid)
  const again = await own.enter({ ...person, email: `moved-${person.email}` })
  expect(again.json.user.uid).toBe(uid)
  expect(await own.auditOf(id)).toEqual(['account.created', 'sign-in.succeeded'])
})

test("the browser's previous session ends", async () => {
  const { client, email } = await makePerson(own.app)
  const earlier = own.app.newClient()
  earlier.cookies = new Map(client.cookies)
  const person = newGooglePerson()
  await own.enter(person, client)
  expect((await whoIs(client))?.user.email).toBe(person.email)
  expect(person.email).not.toBe(email)
  await isNobody(earlier)
})

test('a sign-in from a new place notifies, the first one does not', async () => {
  const person = newGooglePerson()
  const { client } = await own.enter(person)
  expect((await whoIs(client))?.unreadCount).toBe(0)
  const other = own.app.newClient()
  own.google.person = person
  const answer = await decideAtProvider(await beginAtGoogle(other))
  await other.send('POST', '/auth/callback/google', {
    json: answer,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  expect((await whoIs(other))?.unreadCount).toBe(1)
})

test('two browsers of a new person at once create one account', async () => {
  own.google.person = newGooglePerson()
  const clients = [own.app.newClient(), own.app.newClient(), own.app.newClient()]
  const answers = await Promise.all(
    clients.map(async (client) => decideAtProvider(await beginAtGoogle(client))),
  )
  const sessions = await Promise.all(
    clients.map(async (client, index) => finishAtGoogle(client, answers[index] ?? {})),
  )
  expect(sessions.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(sessions.map(({ json }) => json.user.uid)).size).toBe(1)
})

test('an abandoned flow is kept for no more than ten minutes', async () => {
  const rows = () => own.app.services.db.select().from(signInFlows)
  own.google.person = newGooglePerson()
  await beginAtGoogle(own.app.newClient())
  expect(await rows()).not.toHaveLength(0)
  await sweepFlows(own.app.services.db, new Date(Date.now() + 11 * 60_000))
  expect(await rows()).toHaveLength(0)
})

test('a provider that returns the address only from its userinfo endpoint works too, behind the public URL', async () => {
  const publicUrl = 'http://career.example.com:8080'
  const other = await startGoogleApp({ PUBLIC_URL: publicUrl }, false)
  const url = new URL(await beginAtGoogle(other.app.newClient()))
  expect(url.searchParams.get('redirect_uri')).toBe(`${publicUrl}/account/google`)
  const person = newGooglePerson()
  expect(await other.enter(person)).toMatchObject({ status: 200, json: { user: { email: person.email } } })
  expect(other.google.ledger).toContain('GET /me')
  await other.close()
})
