import type { ProfileFact } from '@nextrung/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Facts = { resume: { id: number; version: number; fileName: string } | null; facts: ProfileFact[] }

const factsOf = (client: Client, id: string) => client.send<Facts>('GET', `/api/users/${id}/resume-facts`)

test('without a resume there are none', async () => {
  const { client, user } = await makePerson(app)
  expect(await factsOf(client, user.uid)).toMatchObject({ status: 200, json: { resume: null, facts: [] } })
})

test('the newest finished version gives them, with its lines, and the profile stays as it is', async () => {
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

test("what the person corrected is theirs, and each value fits the profile's field", async () => {
  const { client, user, mark } = await makePerson(app)
  const { id } = await makeResume(client, mark)
  await waitForCompleted(client)
  const path = `/api/resumes/${id}/understood`
  const { json: understood } = await client.send<{ document: { basics: object } }>('GET', path)
  const document = {
    ...understood.document,
    basics: { ...understood.document.basics, phone: '(919) 555-0199' },
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

test("another person's are not found", async () => {
  const [a, b] = [await makePerson(app), await makePerson(app)]
  await makeResume(b.client, b.mark)
  await waitForCompleted(b.client)
  for (const id of [b.user.uid, String(b.user.id), 'nobody']) {
    const { status, text } = await factsOf(a.client, id)
    expect([id, status, text.includes(b.mark)]).toEqual([id, 404, false])
  }
})
