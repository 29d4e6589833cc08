import { defaultSettings } from '@nextrung/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('start with the defaults, by uid and by number', async () => {
  const { client, user } = await makePerson(app)
  for (const id of [user.uid, user.id])
    expect(await client.send('GET', `/api/settings/${id}`)).toMatchObject({
      status: 200,
      json: { settings: defaultSettings },
    })
})

test('a full object is saved and read back', async () => {
  const { client, user } = await makePerson(app)
  const settings = {
    theme: 'dark',
    privacy: { profileVisibility: 'private', showEmail: true, showActivity: false },
    notifications: { email: false, jobAlerts: false, careerTips: true, learningUpdates: false },
  }
  expect((await client.send('PATCH', `/api/settings/${user.uid}`, { json: settings })).json).toEqual({
    settings,
  })
  expect((await client.send('GET', `/api/settings/${user.uid}`)).json).toEqual({ settings })
})

test('two changes at once keep both', async () => {
  const { client, user } = await makePerson(app)
  const patch = (json: object) => client.send('PATCH', `/api/settings/${user.uid}`, { json })
  await Promise.all([patch({ theme: 'system' }), patch({ privacy: { showEmail: true } })])
  expect((await client.send('GET', `/api/settings/${user.uid}`)).json).toMatchObject({
    settings: { theme: 'system', privacy: { showEmail: true } },
  })
})

test("another person's settings are not found, and stay as they were", async () => {
  const [a, b] = [await makePerson(app), await makePerson(app)]
  for (const id of [b.user.uid, b.user.id, 'nobody', '0', '-1', '2147483648']) {
    expect((await a.client.send('GET', `/api/settings/${id}`)).status).toBe(404)
    expect((await a.client.send('PATCH', `/api/settings/${id}`, { json: { theme: 'dark' } })).status).toBe(
      404,
    )
  }
  expect((await b.client.send('GET', `/api/settings/${b.user.uid}`)).json).toEqual({
    settings: defaultSettings,
  })
})
