import type { Settings } from '@nextrung/contract/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { importResume } from '../../testing/resume-calls.ts'
import { SmtpServer } from '../../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Notice, notify } from './notify.ts'

const smtp = new SmtpServer()
let aheadMs = 0
let app: TestApp
beforeAll(async () => {
  const now = () => new Date(Date.now() + aheadMs)
  app = await startTestApp({ env: await smtp.start(), now })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

type Person = Awaited<ReturnType<typeof makePerson>>

let told = 0
const tell = ({ user }: Person, more: Partial<Notice> = {}) => {
  told += 1
  return app.services.db.transaction((tx) =>
    notify(app.services, tx, {
      userId: user.id,
      kind: 'trial-ends',
      about: String(told),
      title: 'Your free trial is about to end',
      body: 'It ends on Friday.',
      link: '/subscription',
      ...more,
    }),
  )
}

/** Mails other than the one every new account gets. */
const subjectsTo = ({ email }: Person) =>
  smtp.sentTo(email).flatMap(({ mail }) => (mail.subject?.startsWith('Confirm') ? [] : [mail.subject]))

const settingsOf = async ({ client, user }: Person) =>
  (await client.send<{ settings: Settings }>('GET', `/api/settings/${user.uid}`)).json.settings

const headerOf = ({ mail }: { mail: { headers: { key: string; value: string }[] } }, key: string) =>
  mail.headers.find((header) => header.key === key)?.value ?? ''

/** The one-click URL, as a mail program reads it from a mail. */
const oneClickOf = async (person: Person) => {
  await tell(person, { title: 'With a link' })
  const [address = ''] =
    /(?<=<)[^>]+/.exec(headerOf(await smtp.waitForMail(person.email, 'With a link'), 'list-unsubscribe')) ??
    []
  return `${app.url}${new URL(address).pathname}${new URL(address).search}`
}

test('a notification is also mailed, with its link and how to unsubscribe', async () => {
  const person = await makePerson(app, { displayName: 'Maya Okafor' })
  await tell(person)
  const sent = await smtp.waitForMail(person.email, 'free trial')
  expect(sent.mail.text).toMatch(/^Hello Maya Okafor,\s+It ends on Friday\.\s+http\S+\/subscription\s/)
  expect(sent.mail.text).toMatch(/No more such mail: http\S+\/account\/unsubscribe\?token=/)
  expect(headerOf(sent, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headerOf(sent, 'list-unsubscribe')).toMatch(
    /^<http\S+\/api\/notifications\/unsubscribe\?token=\S+>$/,
  )
})

test('quiet, repeated or unwanted notifications are not mailed', async () => {
  const person = await makePerson(app)
  await tell(person, { title: 'Quiet', isQuiet: true })
  await tell(person, { title: 'First', about: 'same' })
  await tell(person, { title: 'Second', about: 'same' })
  await person.client.send('PATCH', `/api/settings/${person.user.uid}`, {
    json: { notifications: { email: false } },
  })
  await tell(person, { title: 'Unwanted' })
  await tell(person, { title: 'Password changed', kind: 'password-changed' })
  await smtp.waitForMail(person.email, 'Password changed')
  await smtp.waitForMail(person.email, 'First')
  expect(subjectsTo(person).sort()).toEqual(['First', 'Password changed'])
  const { json } = await person.client.send<{ notifications: unknown[] }>('GET', '/api/notifications')
  expect(json.notifications).toHaveLength(4)
})

test('a finished analysis is mailed only if it took longer than a minute', async () => {
  const person = await makePerson(app)
  await importResume(person.client, person.mark)
  aheadMs = 61_000
  await importResume(person.client, person.mark).finally(() => {
    aheadMs = 0
  })
  const { mail } = await smtp.waitForMail(person.email, 'Your resume analysis is complete')
  expect(mail.text).toContain('Version 2 for Security Engineer is ready to read, check and download.')
  expect(mail.text).toMatch(/http\S+\/dashboard\s/)
  expect(subjectsTo(person)).toEqual(['Your resume analysis is complete'])
})

test('security mail cannot be turned off, and has no unsubscribe link', async () => {
  const person = await makePerson(app)
  await tell(person, { title: 'A new sign-in', kind: 'new-sign-in' })
  const sent = await smtp.waitForMail(person.email, 'A new sign-in')
  expect(headerOf(sent, 'list-unsubscribe')).toBe('')
  expect(sent.mail.text).not.toContain('unsubscribe')
})

describe('one-click unsubscribe', () => {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')

  test.each<[string, RequestInit]>([
    ['as a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['as a multipart form', { body: form }],
    ['of our own page', { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['without a body', {}],
  ])('%s turns off only mail, without a session or an Origin', async (_how, request) => {
    const [person, other] = [await makePerson(app), await makePerson(app)]
    const before = await settingsOf(person)
    const address = await oneClickOf(person)
    for (const time of ['once', 'twice']) {
      const answer = await fetch(address, { method: 'POST', ...request })
      expect([time, answer.status, await answer.json()]).toEqual([time, 200, { success: true }])
    }
    const { notifications, ...rest } = before
    expect(await settingsOf(person)).toEqual({ ...rest, notifications: { ...notifications, email: false } })
    expect(await settingsOf(other)).toEqual(before)
  })

  test('merely opening the URL changes nothing', async () => {
    const person = await makePerson(app)
    expect((await fetch(await oneClickOf(person))).status).toBe(404)
    expect((await settingsOf(person)).notifications.email).toBe(true)
  })

  test('a forged, truncated or altered link is rejected', async () => {
    const [a, b] = [await makePerson(app), await makePerson(app)]
    const address = await oneClickOf(a)
    const [id = '', signature = ''] = (new URL(address).searchParams.get('token') ?? '').split('.')
    const bad = [
      `${b.user.id}.${signature}`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${'A'.repeat(signature.length)}`,
      `0${id}.${signature}`,
      `${id}.${signature}.${signature}`,
      `99999999999.${signature}`,
    ]
    for (const token of bad) {
      const path = `/api/notifications/unsubscribe?token=${token}`
      expect(await app.newClient().send('POST', path)).toMatchObject({
        status: 400,
        json: { code: 'LINK_EXPIRED', error: expect.stringContaining('not complete') },
      })
    }
    const short = await app.newClient().send('POST', '/api/notifications/unsubscribe?token=x')
    expect(short.status).toBe(400)
    expect((await settingsOf(a)).notifications.email).toBe(true)
    expect((await settingsOf(b)).notifications.email).toBe(true)
  })
})
