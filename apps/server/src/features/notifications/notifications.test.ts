import type { Session } from '@nextrung/contract/auth'
import type { Notification } from '@nextrung/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import { importResume, makePersonWithResume } from '../../testing/resume-calls.ts'
import { settleEvents } from '../../testing/settle-events.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Notice, notify } from './notify.ts'
import { sweepNotifications } from './sweep-notifications.ts'

type Listed = { notifications: Notification[]; unreadCount: number }
type Count = { unreadCount: number }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const list = async (client: Client) => (await client.send<Listed>('GET', '/api/notifications')).json
const listSettled = async (client: Client) => {
  await settleEvents(app)
  return list(client)
}
const read = (client: Client, json: unknown) =>
  client.send<Count>('POST', '/api/notifications/read', { json })
const remove = (client: Client, id: unknown) => client.send<Count>('DELETE', `/api/notifications/${id}`)
const unreadOf = async (client: Client) =>
  (await client.send<Session>('GET', '/auth/get-session')).json.unreadCount

const tell = (userId: number, more: Partial<Notice> = {}) =>
  app.services.db.transaction((tx) =>
    notify(app.services, tx, {
      userId,
      kind: 'trial-ends',
      about: 'one',
      title: 'Your free trial is about to end',
      body: 'It ends on Friday.',
      link: '/subscription',
      ...more,
    }),
  )

const makeTold = async (...abouts: string[]) => {
  const person = await makePerson(app)
  for (const about of abouts) await tell(person.user.id, { about, title: `About ${about}` })
  return person
}

test('a finished analysis notifies once, and is unread until read', async () => {
  const { client, user, mark } = await makePersonWithResume(app)
  const { notifications, unreadCount } = await listSettled(client)
  expect(notifications).toMatchObject([
    {
      kind: 'analysis-finished',
      title: 'Your resume analysis is complete',
      body: 'Version 1 for Security Engineer is ready to read, check and download.',
      link: '/dashboard',
      isRead: false,
    },
  ])
  expect([unreadCount, await unreadOf(client)]).toEqual([1, 1])
  await importResume(client, mark)
  expect((await listSettled(client)).notifications.map(({ body }) => body.slice(0, 9))).toEqual([
    'Version 2',
    'Version 1',
  ])
  expect((await read(client, {})).json).toEqual({ unreadCount: 0 })
  expect(await unreadOf(client)).toBe(0)
  expect((await list(client)).notifications.every(({ isRead }) => isRead)).toBe(true)
  expect(user.id).toBeGreaterThan(0)
})

test("only the given ids are marked read, and other people's ids are ignored", async () => {
  const a = await makeTold('x', 'y', 'z')
  const b = await makeTold('x')
  const [z, y] = (await list(a.client)).notifications
  const [theirs] = (await list(b.client)).notifications
  expect((await read(a.client, { ids: [z?.id, theirs?.id] })).json).toEqual({ unreadCount: 2 })
  expect((await read(a.client, { ids: [] })).json).toEqual({ unreadCount: 2 })
  const now = (await list(a.client)).notifications
  expect(now.filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual([z?.id])
  expect(now.find(({ id }) => id === y?.id)?.isRead).toBe(false)
  expect(await unreadOf(b.client)).toBe(1)
})

test('invalid ids are rejected', async () => {
  const { client } = await makePerson(app)
  for (const ids of [[0], [-1], [1.5], [2147483648], ['1'], 'all', Array(501).fill(1)])
    expect((await read(client, { ids })).status).toBe(400)
})

test('a deleted notification is gone, and is not sent again', async () => {
  const { client, user } = await makeTold('x', 'y')
  const [y] = (await list(client)).notifications
  expect(await remove(client, y?.id)).toMatchObject({ status: 200, json: { unreadCount: 1 } })
  expect((await remove(client, y?.id)).status).toBe(404)
  await tell(user.id, { about: 'y' })
  expect((await list(client)).notifications.map(({ title }) => title)).toEqual(['About x'])
  expect(await unreadOf(client)).toBe(1)
})

test("another person's notification is not found, and is unchanged", async () => {
  const [a, b] = [await makeTold('x'), await makeTold('x')]
  const [theirs] = (await list(b.client)).notifications
  for (const id of [theirs?.id, 2147483647, 2147483648, 'abc', '01', '-1'])
    expect((await remove(a.client, id)).status).toBe(404)
  expect((await list(b.client)).notifications).toHaveLength(1)
})

test('the newest hundred are listed, and all unread ones are counted', async () => {
  const { client } = await makeTold(...Array.from({ length: 102 }, (_, index) => `n${index}`))
  const { notifications, unreadCount } = await list(client)
  expect([notifications.length, unreadCount]).toEqual([100, 102])
  expect(notifications[0]?.title).toBe('About n101')
})

test('read notifications are deleted after 90 days, and all after a year', async () => {
  const { client } = await makeTold('read', 'unread')
  const [, toRead] = (await list(client)).notifications
  await read(client, { ids: [toRead?.id] })
  const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 3600_000)
  await sweepNotifications({ db: app.services.db, now: inDays(89) })
  expect((await list(client)).notifications).toHaveLength(2)
  await sweepNotifications({ db: app.services.db, now: inDays(91) })
  await sweepNotifications({ db: app.services.db, now: inDays(364) })
  expect((await list(client)).notifications.map(({ title }) => title)).toEqual(['About unread'])
  await sweepNotifications({ db: app.services.db, now: inDays(366) })
  expect((await list(client)).notifications).toEqual([])
})

test('a rolled-back action notifies nobody', async () => {
  const { client, user } = await makePerson(app)
  const undone = app.services.db.transaction(async (tx) => {
    await notify(app.services, tx, {
      userId: user.id,
      kind: 'trial-ends',
      about: 'x',
      title: 'Never',
      body: 'Never',
    })
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  expect((await list(client)).notifications).toEqual([])
})
