import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOn, makeProfile } from '../../testing/profile-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const everyField = {
  displayName: 'Maya Okafor',
  email: 'maya.contact@example.com',
  phoneNumber: '(919) 555-0142',
  bio: 'Support specialist.\nMoves into security.',
  professionalTitle: 'IT Support Specialist',
  linkedinUrl: 'https://www.linkedin.com/in/maya-okafor',
  githubUrl: 'https://github.com/mayaokafor',
  portfolio: 'https://maya.example.com/work?from=profile',
  education: [{ degree: 'AAS', institution: 'Wake Tech', graduationYear: 2019, field: 'IT' }],
  workHistory: [{ position: 'Help Desk Technician', company: 'Carolina Freight', team: 'North' }],
  languages: ['English', 'Igbo'],
  certifications: ['Security+'],
  skills: ['Splunk'],
  yearsOfExperience: 5,
  currentLocation: 'Raleigh, NC',
  preferredLocations: ['Raleigh', 'Remote'],
  expertiseLevel: 'mid-level',
  preferredWorkType: 'remote',
  userType: 'transitioner',
  targetRole: 'Security Engineer',
  careerGoals: { next: ['analyst', 'engineer'], within: 2 },
  avatarUrl: 'https://example.com/maya.png',
}

test('a new person has their name and address, nothing else, and every switch on', async () => {
  const { client, user, get, email } = await makeProfile(app, { displayName: 'Maya Okafor' })
  const { status, json, headers } = await get()
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  expect(json).toMatchObject({
    id: user.id,
    uid: user.uid,
    displayName: 'Maya Okafor',
    email,
    bio: null,
    education: [],
    notificationPreferences: allOn,
  })
  // Contains nothing about the account itself.
  expect(Object.keys(json).sort()).toEqual(
    [
      ...Object.keys(everyField),
      'id',
      'uid',
      'notificationPreferences',
      'settings',
      'createdAt',
      'updatedAt',
    ].sort(),
  )
  expect((await client.send('GET', `/api/users/${user.id}`)).json).toEqual(json)
})

test('every field is saved and read back, and an empty one becomes null', async () => {
  const { get, patch } = await makeProfile(app)
  const saved = await patch(everyField)
  expect(saved.status).toBe(200)
  expect(saved.json).toMatchObject(everyField)
  expect((await get()).json).toEqual(saved.json)
  expect((await get()).headers.get('etag')).toBe(saved.headers.get('etag'))
  const emptied = await patch({
    bio: '',
    linkedinUrl: '',
    githubUrl: '',
    portfolio: '',
    phoneNumber: null,
    education: [],
  })
  expect(emptied.json).toMatchObject({
    bio: null,
    linkedinUrl: null,
    githubUrl: null,
    portfolio: null,
    phoneNumber: null,
    education: [],
    professionalTitle: 'IT Support Specialist',
  })
})

test('sending a profile back unchanged is no change, whatever it contains', async () => {
  const { get, patch, row, user } = await makeProfile(app)
  await patch(everyField)
  await app.services.db.execute(sql`
    update users set display_name = null, portfolio = 'ftp://from before', expertise_level = 'wizard'
    where id = ${user.id}`)
  const { json: before, headers } = await get()
  const stored = await row()
  const echoed = await patch(before)
  expect([echoed.status, echoed.headers.get('etag')]).toEqual([200, headers.get('etag')])
  expect(await row()).toBe(stored)
  const changed = await patch({ ...before, bio: 'New' })
  expect(changed.json).toMatchObject({ bio: 'New', portfolio: 'ftp://from before', displayName: null })
  // updatedAt advances with every change, so an older value is just the state the sender saw.
  expect((await patch({ updatedAt: before.updatedAt, bio: 'Newer' })).status).toBe(200)
})

describe('a read-only or unknown field', () => {
  const refused: [string, unknown][] = [
    ['id', 1_000_000],
    ['id', '1'],
    ['uid', 'somebody'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['updatedAt', '2999-01-01T00:00:00.000Z'],
    ['updatedAt', 3],
    ['emailVerified', true],
    ['role', 'admin'],
    ['subscription', { tierId: 3 }],
    ['disabledAt', null],
    ['password', 'x'],
    ['constructor', 'x'],
    ['toString', 'x'],
    ['hasOwnProperty', 'x'],
    ['prototype', {}],
  ]

  test('rejects the whole request with a message', async () => {
    const { patch, row } = await makeProfile(app)
    const before = await row()
    for (const [key, value] of refused) {
      const { status, json } = await patch({ bio: 'new', [key]: value })
      expect([key, status, json.code]).toEqual([key, 400, 'BAD_REQUEST'])
      expect(json.error).toMatch(
        new RegExp(`^${key} (cannot be changed here|is not a field of the profile)\\.$`),
      )
    }
    expect(await row()).toBe(before)
  })

  test('cannot reach the prototype', async () => {
    const { client, path, row } = await makeProfile(app)
    const before = await row()
    for (const body of [
      '{"__proto__":{"isAdmin":true}}',
      '{"bio":"x","__proto__":null}',
      '{"careerGoals":{"__proto__":{"x":1}}}',
      '{"constructor":{"prototype":{"x":1}}}',
    ]) {
      const headers = { 'content-type': 'application/json' }
      expect([body, (await client.send('PATCH', path, { body, headers })).status]).toEqual([body, 400])
    }
    expect(await row()).toBe(before)
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })
})

const linkMessages = {
  linkedinUrl: 'Invalid LinkedIn URL',
  githubUrl: 'Invalid GitHub URL',
  portfolio: 'Invalid portfolio URL',
  avatarUrl: 'Invalid picture URL',
}

test.each(Object.entries(linkMessages))('%s accepts only web addresses', async (field, message) => {
  const { get, patch } = await makeProfile(app)
  for (const value of [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)//example.com',
    'java\tscript:alert(1)//example.com',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x.y',
    'ftp://example.com',
    'file:///etc/passwd',
    'https://',
    'https://localhost',
    'https://me@example.com',
    'https://user:secret@example.com',
    'https://exa mple.com',
    'https://example.com/a\nb',
    'nothing',
    'not a url',
    `https://example.com/${'x'.repeat(500)}`,
  ]) {
    const { status, json } = await patch({ [field]: value })
    expect([value, status, json.error]).toEqual([value, 400, message])
  }
  expect((await get()).json).toMatchObject({ [field]: null })
  for (const [value, stored] of [
    ['example.com/me', 'https://example.com/me'],
    ['  www.example.com ', 'https://www.example.com'],
    ['example.com:8080/me', 'https://example.com:8080/me'],
    ['http://example.com/me', 'http://example.com/me'],
    ['https://bücher.example/ä?q=1#x', 'https://bücher.example/ä?q=1#x'],
  ])
    expect((await patch({ [field]: value })).json).toMatchObject({ [field]: stored })
})

test("an invalid value is rejected with the field's own message", async () => {
  const { patch, row } = await makeProfile(app)
  const before = await row()
  const school = { degree: 'BSc', institution: 'Wake Tech' }
  const refused: [object, string][] = [
    [{ email: 'nobody' }, 'Invalid email format'],
    [{ email: '' }, 'Invalid email format'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'Invalid email format'],
    [{ displayName: ' M ' }, 'Display name must be at least 2 characters long'],
    [{ yearsOfExperience: -1 }, 'Experience cannot be negative'],
    [{ yearsOfExperience: 1.5 }, 'Experience must be a whole number'],
    [{ bio: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
    [{ education: [{ ...school, degree: ' ' }] }, 'Please enter a degree'],
    [{ education: [{ degree: 'BSc', institution: '' }] }, 'Please enter an institution'],
    [{ education: [{ ...school, graduationYear: '2019' }] }, 'Please enter a year'],
    [{ education: [{ ...school, graduationYear: 1805 }] }, 'Please enter a year from 1900 on'],
    [{ education: [{ ...school, graduationYear: 2999 }] }, 'Please enter a year at most ten years ahead'],
    [{ careerGoals: 'x'.repeat(20_001) }, 'Please use at most 20000 characters'],
  ]
  for (const [json, error] of refused)
    expect(await patch(json)).toMatchObject({ status: 400, json: { error, code: 'BAD_REQUEST' } })
  const wrongTypes: object[] = [
    { bio: ['x'] },
    { email: null },
    { yearsOfExperience: '3' },
    { expertiseLevel: 'wizard' },
    { preferredWorkType: true },
    { targetRole: 'Pirate' },
    { skills: 'Splunk' },
    { notificationPreferences: { email: 'yes' } },
    { notificationPreferences: { sms: true } },
    { settings: { theme: ['dark'] } },
    { settings: { admin: true } },
  ]
  for (const json of wrongTypes) expect([json, (await patch(json)).status]).toEqual([json, 400])
  expect(await row()).toBe(before)
})

test('long names and any script are stored unchanged, and characters no database stores are removed', async () => {
  const { get, patch } = await makeProfile(app)
  const displayName = 'نورة عبد العزيز'.padEnd(100, 'ـ')
  expect((await patch({ displayName, bio: '日本語 👩🏽‍💻 \u202Eabc' })).json).toMatchObject({
    displayName,
    bio: '日本語 👩🏽‍💻 \u202Eabc',
  })
  const cleaned = await patch({ bio: 'a\u0000b\uD800c', careerGoals: { note: 'x\u0000y' } })
  expect(cleaned.json).toMatchObject({ bio: 'ab\uFFFDc', careerGoals: { note: 'xy' } })
  for (const name of ['a\u0000b', 'lone\uD800'])
    expect(await patch({ careerGoals: { [name]: 1 } })).toMatchObject({ status: 400 })
  expect((await get()).json).toEqual(cleaned.json)
})
