import { identityFallbackMessage } from '@nextrung/contract/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import {
  beginAtGoogle,
  finishAtGoogle,
  type GoogleApp,
  newGooglePerson,
  startGoogleApp,
  whoIs,
} from '../../../testing/google-app.ts'
import { decideAtProvider, type OidcServer } from '../../../testing/oidc-server.ts'
import { openGoogle } from './openid-provider.ts'

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

describe('an invalid answer gives no session:', () => {
  /** Sent instead of the correct answer. */
  const wrongAnswers: Record<string, (client: Client, answer: Record<string, string>) => Promise<unknown>> = {
    'another state': (client, answer) => finishAtGoogle(client, { ...answer, state: 'x'.repeat(43) }),
    'an empty state': (client, answer) => finishAtGoogle(client, { ...answer, state: '' }),
    'the state of another browser': async (client, answer) => {
      const other = own.app.newClient()
      await beginAtGoogle(other)
      client.cookies = other.cookies
      return finishAtGoogle(client, answer)
    },
    'a browser that began nothing': (client, answer) => {
      client.cookies.clear()
      return finishAtGoogle(client, answer)
    },
    'an invented code': (client, answer) => finishAtGoogle(client, { ...answer, code: 'invented' }),
    'no code': (client, { state }) => finishAtGoogle(client, { state }),
    'another provider': (client, answer) =>
      finishAtGoogle(client, { ...answer, iss: 'https://evil.example' }),
    'more than ten minutes': (client, answer) => {
      own.clock.aheadMs = 11 * 60_000
      return finishAtGoogle(client, answer)
    },
    'a code of an earlier sign-in': async (client, { code }) => {
      const state = new URL(await beginAtGoogle(client)).searchParams.get('state')
      return finishAtGoogle(client, { state, code, iss: own.google.issuer })
    },
  }

  test.each(Object.entries(wrongAnswers))('%s', async (_, send) => {
    const client = own.app.newClient()
    own.google.person = newGooglePerson()
    const answer = await decideAtProvider(await beginAtGoogle(client))
    expect(await send(client, answer)).toMatchObject(refused)
    own.clock.aheadMs = 0
    await isNobody(client)
    expect(await own.findIdentity(own.google.person.email ?? '')).toBeUndefined()
  })

  test('an answer without a state is rejected', async () => {
    const client = own.app.newClient()
    await beginAtGoogle(client)
    expect((await finishAtGoogle(client, { code: 'x' })).status).toBe(400)
    await isNobody(client)
  })

  test('the correct one a second time', async () => {
    const client = own.app.newClient()
    own.google.person = newGooglePerson()
    const answer = await decideAtProvider(await beginAtGoogle(client))
    const cookies = new Map(client.cookies)
    expect((await finishAtGoogle(client, answer)).status).toBe(200)
    const replay = own.app.newClient()
    replay.cookies = cookies
    expect(await finishAtGoogle(replay, answer)).toMatchObject(refused)
    await isNobody(replay)
  })

  test('of twenty at once, only one counts', async () => {
    const client = own.app.newClient()
    own.google.person = newGooglePerson()
    const answer = await decideAtProvider(await beginAtGoogle(client))
    const copies = Array.from({ length: 20 }, () => {
      const copy = own.app.newClient()
      copy.cookies = new Map(client.cookies)
      return finishAtGoogle(copy, answer)
    })
    const statuses = (await Promise.all(copies)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(19)
  })

  test('a person who declines at the provider', async () => {
    const client = own.app.newClient()
    own.google.person = newGooglePerson()
    const answer = await decideAtProvider(await beginAtGoogle(client), 'refuse')
    expect(answer).toMatchObject({ error: 'access_denied' })
    expect(await finishAtGoogle(client, answer)).toMatchObject(refused)
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
    own.google.forgery = forgery()
    const { client, ...answer } = await own.enter(newGooglePerson())
    expect(answer).toMatchObject(refused)
    await isNobody(client)
    expect(await own.findIdentity(own.google.person.email ?? '')).toBeUndefined()
    expect(own.app.logs.join('')).not.toContain(own.google.person.email)
  })

  test('a provider that fails midway', async () => {
    const client = own.app.newClient()
    own.google.person = newGooglePerson()
    const answer = await decideAtProvider(await beginAtGoogle(client))
    own.google.mode = 'broken'
    expect(await finishAtGoogle(client, answer)).toMatchObject({
      status: 503,
      json: { error: identityFallbackMessage },
    })
    await isNobody(client)
  })

  test('a provider that never answers, which times out', async () => {
    own.google.mode = 'silent'
    const patient = openGoogle(own.app.services.config, 0.2)
    await expect(patient?.begin(`${own.app.url}/account/google`)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: identityFallbackMessage,
    })
  })
})
