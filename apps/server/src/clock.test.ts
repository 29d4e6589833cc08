import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { goodPassword, makePerson, makeResume, waitForCompleted } from './testing/factories.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const hour = 3600_000
const day = 24 * hour

let app: TestApp
let offset = 0
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + offset) })
})
afterEach(() => {
  offset = 0
})
afterAll(() => app.close())

const signIn = (email: string, password = goodPassword) =>
  app.newClient().send('POST', '/auth/sign-in/email', { json: { email, password } })

const isSignedIn = async (client: Client) => (await client.send('GET', '/auth/get-session')).text !== 'null'

/** Fills every counter of this account until it refuses. */
const guessUntilRefused = async (email: string) => {
  for (let guess = 0; guess < 20; guess++)
    if ((await signIn(email, `Wrong-Guess-${guess}`)).status === 429) return
  throw new Error('twenty wrong guesses were not refused')
}

test('counters that were filled while the clock ran a year ahead lock nobody once it is right', async () => {
  const { email } = await makePerson(app)
  offset = 365 * day
  await guessUntilRefused(email)
  offset = 0
  expect((await signIn(email)).status).toBe(200)
})

test('counters hold over a jump of an hour ahead or back no longer than their window', async () => {
  for (const jump of [hour, -hour]) {
    const { email } = await makePerson(app)
    await guessUntilRefused(email)
    expect((await signIn(email)).status).toBe(429)
    offset = jump
    expect((await signIn(email)).status).toBe(200)
    offset = 0
  }
})

test('a person stays signed in over an hour ahead or back, and not over a year', async () => {
  const { client } = await makePerson(app)
  for (const jump of [hour, -hour]) {
    offset = jump
    expect(await isSignedIn(client)).toBe(true)
  }
  offset = 365 * day
  expect(await isSignedIn(client)).toBe(false)
})

test('a session that a clock a year ahead made does not live for a year', async () => {
  const { client, user } = await makePerson(app)
  expect(await isSignedIn(client)).toBe(true)
  await app.services.db.execute(sql`
    update identity_sessions set created_at = created_at + interval '1 year',
      expires_at = expires_at + interval '1 year' where user_id = ${user.uid}`)
  expect(await isSignedIn(client)).toBe(false)
})

test('a leap day, and the hours in which clocks are changed, are hours like others', async () => {
  const moments = ['2028-02-29T12:00:00Z', '2027-03-14T07:00:00Z', '2027-11-07T06:00:00Z']
  for (const moment of moments) {
    offset = new Date(moment).getTime() - Date.now()
    const { email, client, user } = await makePerson(app)
    expect((await signIn(email)).status).toBe(200)
    // The identity provider writes the machine's time, which is years before this clock.
    await app.services.db.execute(sql`
      update identity_sessions set created_at = ${moment}::timestamptz,
        expires_at = ${moment}::timestamptz + interval '7 days' where user_id = ${user.uid}`)
    await makeResume(client)
    expect(await waitForCompleted(client)).toMatchObject({ version: 1 })
  }
})

test('a jump of a year makes no storm of jobs', async () => {
  const { client } = await makePerson(app)
  await makeResume(client)
  await waitForCompleted(client)
  const countJobs = async () => {
    const found = await app.services.db.execute(sql`select count(*)::int as jobs from jobs.job`)
    return (found as unknown as { rows: { jobs: number }[] }).rows[0]?.jobs
  }
  const before = await countJobs()
  for (const jump of [365 * day, -365 * day]) {
    offset = jump
    await client.send('GET', '/api/resumes/1')
    expect((await client.send('GET', '/health')).status).toBe(200)
  }
  expect(await countJobs()).toBe(before)
})
