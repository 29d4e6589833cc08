import type { Session } from '@nextrung/contract/auth'
import type { ProfileFact } from '@nextrung/contract/users'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { allOn, makeProfile } from '../../testing/profile-calls.ts'
import { readRows } from '../../testing/read-rows.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('two tabs', () => {
  test('that save different fields at once lose nothing', async () => {
    const { get, patch } = await makeProfile(app)
    const changes = [{ bio: 'one' }, { phoneNumber: '555-0100' }, { githubUrl: 'github.com/x' }]
    const answers = await Promise.all(changes.map((change) => patch(change)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await get()).json).toMatchObject({
      bio: 'one',
      phoneNumber: '555-0100',
      githubUrl: 'https://github.com/x',
    })
  })

  test('detect a conflict when they send the state they saw', async () => {
    const { get, patch } = await makeProfile(app)
    const seen = (await get()).headers.get('etag') ?? ''
    const first = await patch({ bio: 'first' }, { 'if-match': seen })
    expect(first.status).toBe(200)
    const second = await patch({ bio: 'second' }, { 'if-match': seen })
    expect(second).toMatchObject({
      status: 409,
      json: {
        code: 'CONFLICT',
        error: 'Your profile was changed elsewhere in the meantime. Please review it, then save again.',
      },
    })
    expect((await get()).json.bio).toBe('first')
    const now = first.headers.get('etag') ?? ''
    expect((await patch({ bio: 'third' }, { 'if-match': `"old", W/${now}` })).status).toBe(200)
    expect((await patch({ bio: 'fourth' }, { 'if-match': '*' })).json.bio).toBe('fourth')
  })

  test('saving the same state ten times at once: one succeeds, nine conflict', async () => {
    const { get, patch } = await makeProfile(app)
    const seen = (await get()).headers.get('etag') ?? ''
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => patch({ bio: `writer ${at}` }, { 'if-match': seen })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const winner = answers.find(({ status }) => status === 200)
    expect((await get()).json).toEqual(winner?.json)
  })
})

test('the four switches share one value with the settings', async () => {
  const { client, get, patch, user } = await makeProfile(app)
  const settings = (json: object) => client.send('PATCH', `/api/settings/${user.uid}`, { json })
  await settings({ theme: 'dark', notifications: { jobAlerts: false } })
  expect((await get()).json.notificationPreferences).toEqual({ ...allOn, jobAlerts: false })
  await patch({ notificationPreferences: { careerTips: false } })
  const notifications = { ...allOn, jobAlerts: false, careerTips: false }
  expect((await client.send('GET', `/api/settings/${user.uid}`)).json).toMatchObject({
    settings: { theme: 'dark', notifications },
  })
  // Whichever name was changed counts; the other only echoes.
  const { notificationPreferences, settings: saved } = (await get()).json
  await patch({ settings: saved, notificationPreferences: { ...notificationPreferences, email: false } })
  await patch({
    settings: { ...saved, notifications: { ...notifications, email: false, jobAlerts: true } },
    notificationPreferences: { ...notifications, email: false },
  })
  expect((await get()).json).toMatchObject({
    notificationPreferences: { ...allOn, email: false, careerTips: false },
    settings: { theme: 'dark', notifications: { ...allOn, email: false, careerTips: false } },
  })
})

test("the profile's address is for contact only; sign-in keeps its own", async () => {
  const { client, email, password, patch, user } = await makeProfile(app)
  const contact = 'write.here@example.com'
  expect((await patch({ email: contact })).json.email).toBe(contact)
  const signIn = (address: string) => {
    const other = app.newClient()
    return other.send<Session>('POST', '/auth/sign-in/email', { json: { email: address, password } })
  }
  expect((await signIn(contact)).status).toBe(401)
  expect((await signIn(email)).json.user.email).toBe(email)
  expect((await client.send<Session>('GET', '/auth/get-session')).json.user.email).toBe(email)
  // Two people may share a contact address.
  expect((await (await makeProfile(app)).patch({ email: contact })).status).toBe(200)
  const acts = await readRows(
    app,
    sql`
    select event from audit_events e join audit_subjects s on s.pseudonym = e.pseudonym
    where s.user_id = ${user.id} and event = 'profile.contact-changed'`,
  )
  expect(acts).toHaveLength(1)
})

test("another person's profile is not found, and is unchanged", async () => {
  const [a, b] = [await makeProfile(app), await makeProfile(app)]
  await b.patch({ bio: `This is ${b.mark}` })
  const before = await b.row()
  const ids = [b.user.uid, String(b.user.id), 'nobody', '0', '-1', '2147483648', `${a.user.id}.0`]
  for (const id of ids) {
    const send = (method: string, client: Client) =>
      client.send(method, `/api/users/${id}`, method === 'PATCH' ? { json: { bio: 'taken' } } : {})
    for (const method of ['GET', 'PATCH']) {
      const { status, text } = await send(method, a.client)
      expect([id, status, text.includes(b.mark)]).toEqual([id, 404, false])
    }
  }
  expect(await b.row()).toBe(before)
})

type Facts = { resume: { id: number; version: number; fileName: string } | null; facts: ProfileFact[] }

const factsOf = (client: Client, id: string) => client.send<Facts>('GET', `/api/users/${id}/resume-facts`)

test('without a resume there are no facts', async () => {
  const { client, user } = await makePerson(app)
  expect(await factsOf(client, user.uid)).toMatchObject({ status: 200, json: { resume: null, facts: [] } })
})

test('the newest finished version gives its facts with their lines, without changing the profile', async () => {
  const { client, user, mark } = await makePerson(app)
  const { id, version } = await makeResume(client, mark)
  await waitForCompleted(client)
  const before = await client.send('GET', `/api/users/${user.uid}`)
  const { json } = await factsOf(client, user.uid)
  expect(json.resume).toEqual({ id, version, fileName: 'resume.txt' })
  expect(json.facts.find(({ field }) => field === 'phoneNumber')).toEqual({
    field: 'phoneNumber',
    value: '(919) 555-0142',
    text: '(919) 555-0142',
    source: 'maya.okafor@example.com | (919) 555-0142 | Raleigh, NC',
    place: 'Page 1, line 3',
  })
  expect(json.facts.map(({ field }) => field)).toEqual([
    'displayName',
    'email',
    'phoneNumber',
    'professionalTitle',
    'education',
  ])
  expect((await client.send('GET', `/api/users/${user.uid}`)).json).toEqual(before.json)
})

test("the person's corrections apply, and each value fits the profile's field", async () => {
  const { client, user, mark } = await makePerson(app)
  const { id } = await makeResume(client, mark)
  await waitForCompleted(client)
  const path = `/api/resumes/${id}/understood`
  const { json } = await client.send<{ document: { basics: object; education: object[] } }>('GET', path)
  const { basics, education } = json.document
  const document = {
    ...json.document,
    basics: { ...basics, phone: '(919) 555-0199' },
    education: [{ ...education[0], area: 'Information Technology', institution: 'Wake Tech' }],
  }
  expect((await client.send('PUT', path, { json: { document } })).status).toBe(200)
  await waitForCompleted(client)
  const { facts } = (await factsOf(client, user.uid)).json
  expect(facts.find(({ field }) => field === 'phoneNumber')).toMatchObject({
    text: '(919) 555-0199',
    place: 'You wrote this yourself',
  })
  for (const { field, value } of facts) {
    const json = { [field]: field === 'education' ? [value] : value }
    expect([field, (await client.send('PATCH', `/api/users/${user.uid}`, { json })).status]).toEqual([
      field,
      200,
    ])
  }
})

test("the facts of another person's resume are not found", async () => {
  const [a, b] = [await makePerson(app), await makePerson(app)]
  await makeResume(b.client, b.mark)
  await waitForCompleted(b.client)
  for (const id of [b.user.uid, String(b.user.id), 'nobody']) {
    const { status, text } = await factsOf(a.client, id)
    expect([id, status, text.includes(b.mark)]).toEqual([id, 404, false])
  }
})
