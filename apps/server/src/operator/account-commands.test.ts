import type { Activity } from '@nextrung/contract/own-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../testing/factories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { performAccountCommand } from './account-commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const perform = (...words: string[]) => performAccountCommand(app.services.db, words)

test('sign-out-everyone ends every session with the next request', async () => {
  const people = [await makePerson(app), await makePerson(app)]
  expect(await perform('sign-out-everyone')).toMatchObject({
    ok: true,
    message: expect.stringMatching(/^2 sessions were ended/),
  })
  for (const { client } of people) expect((await client.send('GET', '/api/resumes/1')).status).toBe(401)
})

test('disabling and enabling an account appears in the activity the person sees', async () => {
  const { client, email, password } = await makePerson(app)
  for (const command of ['disable', 'enable']) expect((await perform(command, email)).ok).toBe(true)
  expect((await client.send('POST', '/auth/sign-in/email', { json: { email, password } })).status).toBe(200)
  const { json } = await client.send<{ activity: Activity[] }>('GET', '/api/account/activity')
  expect(json.activity.map(({ event }) => event)).toEqual([
    'sign-in.succeeded',
    'account.enabled',
    'account.disabled',
    'account.created',
  ])
})

test.each([[['disable']], [['sign-out-everyone', 'maya@example.com']], [['destroy', 'maya@example.com']]])(
  '%j is answered with the available commands',
  async (words) => {
    const { ok, message } = await perform(...words)
    expect([ok, message.includes('sign-out-everyone')]).toEqual([false, true])
  },
)

test('an unknown address is reported', async () => {
  expect((await perform('disable', 'nobody@example.com')).message).toBe(
    'Nobody has an account with nobody@example.com.',
  )
})
