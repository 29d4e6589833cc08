import { defaultSettings } from '@nextrung/contract/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('start with the defaults, by uid and by id', async () => {
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

describe('two tabs', () => {
  const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? ''
  const open = async () => {
    const { client, user } = await makePerson(app)
    const path = `/api/settings/${user.uid}`
    const read = () => client.send<{ settings: typeof defaultSettings }>('GET', path)
    const save = (json: object, headers: Record<string, string> = {}) =>
      client.send('PATCH', path, { json, headers })
    return { read, save }
  }

  test('never overwrite what the other has saved since', async () => {
    const { read, save } = await open()
    const seen = await read()
    const first = await save({ ...defaultSettings, theme: 'dark' }, { 'if-match': tagOf(seen) })
    expect(first.status).toBe(200)
    const hidden = { ...defaultSettings.privacy, showActivity: false }
    const second = await save({ ...defaultSettings, privacy: hidden }, { 'if-match': tagOf(seen) })
    expect(second).toMatchObject({ status: 409, json: { code: 'CONFLICT', error: expect.any(String) } })
    const now = await read()
    expect(now.json.settings).toEqual({ ...defaultSettings, theme: 'dark' })
    expect(tagOf(now)).toBe(tagOf(first))
    const again = await save({ ...now.json.settings, privacy: hidden }, { 'if-match': tagOf(now) })
    expect(again.json).toEqual({ settings: { ...defaultSettings, theme: 'dark', privacy: hidden } })
  })

  test('that save at once: one gets a conflict', async () => {
    const { read, save } = await open()
    const tag = tagOf(await read())
    const answers = await Promise.all(
      ['dark', 'system'].map((theme) => save({ ...defaultSettings, theme }, { 'if-match': tag })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('If-Match: *, an ETag weakened by a proxy, and no ETag are accepted', async () => {
    const { read, save } = await open()
    expect((await save({ theme: 'dark' }, { 'if-match': '*' })).status).toBe(200)
    expect((await save({ theme: 'light' }, { 'if-match': `"x", W/${tagOf(await read())}` })).status).toBe(200)
    expect((await save({ theme: 'system' })).status).toBe(200)
  })

  test('another person with equal settings has a different ETag', async () => {
    const [a, b] = [await open(), await open()]
    expect(tagOf(await a.read())).not.toBe(tagOf(await b.read()))
  })
})

test("another person's settings are not found, and are unchanged", async () => {
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
