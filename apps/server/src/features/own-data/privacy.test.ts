import type { PrivacyFacts } from '@nextrung/contract/own-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessRules } from '../../http/access-rules.ts'
import { makePerson } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let plain: TestApp
let connected: TestApp
beforeAll(async () => {
  plain = await startTestApp()
  connected = await startTestApp({
    env: {
      OPERATOR_EMAIL: 'operator@example.com',
      PUBLIC_URL: 'https://careers.example.com/',
      SMTP_URL: 'smtp://person:word@mail.example.com:2525',
      MAIL_FROM: 'careers@example.com',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'client-secret',
      AUDIT_RETENTION_DAYS: '30',
    },
  })
})
afterAll(async () => {
  await plain.close()
  await connected.close()
})

const facts = async (app: TestApp) => (await app.newClient().send<PrivacyFacts>('GET', '/api/privacy')).json

test('by default nothing leaves the server, and the figures match its settings', async () => {
  expect(await facts(plain)).toEqual({
    contact: null,
    database: plain.services.config.databaseUrl ? 'server' : 'embedded',
    isEncryptedOnTheWay: false,
    signInProvider: null,
    mailServer: null,
    payments: 'test',
    keptFor: {
      sessionIdleDays: 7,
      sessionDays: 30,
      attemptDays: 90,
      auditDays: 180,
      exportHours: 24,
      requestHours: 24,
      queueDays: 7,
    },
  })
})

test('enabled services are named by host, without a key or a password', async () => {
  const answer = await connected.newClient().send<PrivacyFacts>('GET', '/api/privacy')
  expect(answer.json).toMatchObject({
    contact: 'operator@example.com',
    isEncryptedOnTheWay: true,
    signInProvider: 'accounts.google.com',
    mailServer: 'mail.example.com',
    payments: null,
    keptFor: { auditDays: 30 },
  })
  expect(answer.text).not.toMatch(/client-secret|word@|person/)
})

test('security.txt names the operator if there is one, and is otherwise missing', async () => {
  expect((await plain.newClient().send('GET', '/.well-known/security.txt')).status).toBe(404)
  const { status, headers, text } = await connected.newClient().send('GET', '/.well-known/security.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toContain('Contact: mailto:operator@example.com\n')
  expect(text).toContain('Canonical: https://careers.example.com/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 30 * 24 * 3600_000)
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3600_000)
})

test("no route reveals a person's text to others, even with a public profile", async () => {
  const person = await makePerson(plain)
  const settings = { privacy: { profileVisibility: 'public', showEmail: true, showActivity: true } }
  const saving = await person.client.send('PATCH', `/api/settings/${person.user.uid}`, { json: settings })
  expect(saving.status).toBe(200)
  const readable = Object.entries(accessRules)
    .filter(([route, rule]) => rule === 'public' && route.startsWith('GET '))
    .map(([route]) => route.slice('GET '.length))
  expect(readable).toContain('/api/privacy')
  const { uid, id } = person.user
  for (const path of [...readable, `/api/users/${uid}`, `/api/users/${id}`, `/${uid}`, `/profile/${uid}`]) {
    const answer = await plain.newClient().send('GET', path)
    expect([path, answer.text.toLowerCase().includes(person.mark.toLowerCase())]).toEqual([path, false])
  }
})
