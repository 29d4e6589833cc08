import { randomUUID } from 'node:crypto'
import type { Call } from '@nextrung/contract/call'
import { targetRoles } from '@nextrung/contract/roles'
import fc from 'fast-check'
import { goodPassword, resumeText } from '../factories.ts'
import type { FuzzRequest } from './request.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

/** What a valid request of a route needs beyond its schema, and how its success is answered. */
export type RouteRow = {
  path: string
  answers: number[]
  body?: fc.Arbitrary<unknown>
  query?: fc.Arbitrary<Record<string, string>>
  /** Called by nobody rather than by A, because it would end A's session. */
  isStranger?: true
}

const role = fc.constantFrom(...targetRoles)
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const phrase = fc.constantFrom(
  'shorter',
  'more about security',
  'leave out the summary',
  'two pages',
  'für Daten',
)

const importedResume = fc
  .record(
    {
      basics: fc.record(
        { name: fc.string({ unit: 'grapheme', minLength: 1 }), summary: fc.string({ unit: 'binary' }) },
        { noNullPrototype: true },
      ),
      work: fc.array(
        fc.record(
          {
            name: fc.string({ unit: 'grapheme' }),
            position: fc.constantFrom('Analyst', 'Support', '#let x = 1', '\u202Erotisivrepus'),
            startDate: fc.constantFrom('2021', '2021-03', '2021-03-15'),
            highlights: fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
          },
          { noNullPrototype: true },
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['basics'], noNullPrototype: true },
  )
  .map((resume) => ({ ...resume, basics: { ...resume.basics, name: `Maya ${resume.basics.name}` } }))

const profileChange = fc.record(
  {
    displayName: fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => `Jo ${one}`.slice(0, 90)),
    bio: fc.string({ unit: 'binary', maxLength: 200 }),
    githubUrl: fc.constantFrom('', null, 'github.com/jo', 'https://example.com:8080/jo'),
    yearsOfExperience: fc.option(fc.integer({ min: 0, max: 80 })),
    education: fc.array(
      fc.record({ degree: fc.constant('BSc'), institution: fc.constantFrom('Wake Tech', 'كلية') }),
      { maxLength: 3 },
    ),
    notificationPreferences: fc.record({ careerTips: fc.boolean() }, { noNullPrototype: true }),
    careerGoals: fc.constantFrom(null, 'a lead', ['security', 2], { soon: { role: 'analyst' } }),
  },
  { requiredKeys: [], noNullPrototype: true },
)

/** Every route of the server. One that is missing here fails the tests. */
export const routeRows: Record<string, RouteRow> = {
  'GET /health': { path: '/health', answers: [200] },
  'POST /auth/sign-up/email': {
    path: '/auth/sign-up/email',
    answers: [200],
    isStranger: true,
    body: fc.record(
      {
        displayName: fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => `Jo ${one}`.slice(0, 90)),
        email: fc.constant(0).map(() => `${randomUUID()}@example.com`),
        password: fc
          .string({ unit: 'grapheme', maxLength: 20 })
          .map((one) => `${goodPassword}${one}`.slice(0, 120)),
      },
      { noNullPrototype: true },
    ),
  },
  'POST /auth/sign-in/email': {
    path: '/auth/sign-in/email',
    answers: [200],
    isStranger: true,
    body: fc.constant({ email: '{email}', password: goodPassword }),
  },
  'POST /auth/sign-in/social': { path: '/auth/sign-in/social', answers: [501] },
  'POST /auth/callback/google': { path: '/auth/callback/google', answers: [501] },
  'POST /auth/google/link': { path: '/auth/google/link', answers: [501] },
  'POST /auth/google/unlink': {
    path: '/auth/google/unlink',
    answers: [200],
    body: fc.constant({ password: goodPassword }),
  },
  // Nobody passed a first step here.
  'POST /auth/sign-in/second-factor': { path: '/auth/sign-in/second-factor', answers: [401] },
  'POST /auth/second-factor/start': {
    path: '/auth/second-factor/start',
    answers: [200],
    body: fc.constant({ password: goodPassword }),
  },
  'POST /auth/second-factor/confirm': { path: '/auth/second-factor/confirm', answers: [400, 409] },
  'POST /auth/second-factor/turn-off': { path: '/auth/second-factor/turn-off', answers: [409] },
  'POST /auth/second-factor/recovery-codes': { path: '/auth/second-factor/recovery-codes', answers: [409] },
  'GET /auth/devices': { path: '/auth/devices', answers: [200] },
  // An own one that is ended would end A's requests.
  'DELETE /auth/devices/:id': { path: '/auth/devices/{uid}', answers: [404] },
  'POST /auth/devices/sign-out-others': { path: '/auth/devices/sign-out-others', answers: [200] },
  // One that succeeds gives A another cookie.
  'POST /api/users/password': {
    path: '/api/users/password',
    answers: [400],
    body: fc.constant({ currentPassword: goodPassword, newPassword: 'too weak' }),
  },
  'GET /auth/options': { path: '/auth/options', answers: [200] },
  'GET /auth/sign-in-state': { path: '/auth/sign-in-state', answers: [200] },
  'POST /auth/password/forgot': {
    path: '/auth/password/forgot',
    answers: [501],
    body: fc.constant({ email: '{email}' }),
  },
  // Nobody was mailed a link here.
  'POST /auth/password/reset': {
    path: '/auth/password/reset',
    answers: [400],
    body: fc.constant({ token: 'x'.repeat(43), newPassword: goodPassword }),
  },
  'POST /auth/email/verify': {
    path: '/auth/email/verify',
    answers: [400],
    body: fc.constant({ token: 'x'.repeat(43) }),
  },
  'POST /auth/email/request-verification': { path: '/auth/email/request-verification', answers: [501] },
  // One that succeeds would let A sign in with another address.
  'POST /auth/email/change': {
    path: '/auth/email/change',
    answers: [400],
    body: fc.constant({ newEmail: '{email}', password: goodPassword }),
  },
  'DELETE /auth/email/change': { path: '/auth/email/change', answers: [200] },
  'POST /auth/sign-out': { path: '/auth/sign-out', answers: [200], isStranger: true },
  'GET /auth/get-session': { path: '/auth/get-session', answers: [200] },
  'PUT /auth/selection': { path: '/auth/selection', answers: [200] },
  'GET /api/settings/:uid': { path: '/api/settings/{uid}', answers: [200] },
  'PATCH /api/settings/:uid': { path: '/api/settings/{uid}', answers: [200] },
  'GET /api/users/:userId': { path: '/api/users/{uid}', answers: [200] },
  'PATCH /api/users/:userId': { path: '/api/users/{uid}', answers: [200], body: profileChange },
  'GET /api/users/:userId/resume-facts': { path: '/api/users/{uid}/resume-facts', answers: [200] },
  'GET /api/notifications': { path: '/api/notifications', answers: [200] },
  'POST /api/notifications/read': { path: '/api/notifications/read', answers: [200] },
  'DELETE /api/notifications/:id': { path: '/api/notifications/{disposableNotice}', answers: [200] },
  // Nobody was mailed a link here.
  'POST /api/notifications/unsubscribe': {
    path: '/api/notifications/unsubscribe',
    answers: [400],
    query: fc.constant({ token: 'x'.repeat(43) }),
    isStranger: true,
  },
  'POST /api/resumes': {
    path: '/api/resumes',
    answers: [201],
    body: fc.record({ targetRole: optional(role), file: fc.string({ unit: 'grapheme' }).map(resumeText) }),
  },
  'GET /api/resumes/:userId': { path: '/api/resumes/1', answers: [200] },
  'GET /api/resumes/:id/download': { path: '/api/resumes/{own}/download', answers: [200] },
  'POST /api/resumes/import': {
    path: '/api/resumes/import',
    answers: [201],
    body: fc.record({ resume: importedResume, targetRole: optional(role) }, { noNullPrototype: true }),
  },
  'PATCH /api/resumes/:id': { path: '/api/resumes/{own}', answers: [200] },
  'DELETE /api/resumes/:id': { path: '/api/resumes/{disposable}', answers: [200] },
  'POST /api/resumes/:id/optimize': {
    path: '/api/resumes/{own}/optimize',
    answers: [200],
    body: fc.record({ feedback: phrase, selectedRole: optional(role) }, { noNullPrototype: true }),
  },
  'GET /api/resumes/:id/compare/:otherId': { path: '/api/resumes/{own}/compare/{ownToo}', answers: [200] },
  'POST /api/resumes/:id/restore': { path: '/api/resumes/{own}/restore', answers: [200] },
  'GET /api/resumes/:id/evidence': { path: '/api/resumes/{own}/evidence', answers: [200] },
  'GET /api/resumes/:id/understood': { path: '/api/resumes/{own}/understood', answers: [200] },
  'PUT /api/resumes/:id/understood': { path: '/api/resumes/{own}/understood', answers: [200] },
  'GET /api/resumes/:id/preview': {
    path: '/api/resumes/{own}/preview',
    answers: [200],
    query: fc.record({ template: fc.constantFrom('classic', 'modern', 'compact'), page: fc.constant('1') }),
  },
  'GET /api/resumes/:id/original': { path: '/api/resumes/{own}/original', answers: [200] },
  // The day's allowance may be used up.
  'POST /api/linkedin': { path: '/api/linkedin', answers: [200, 402], body: fc.constant({}) },
  'POST /api/support': {
    path: '/api/support',
    answers: [200],
    body: fc.record(
      {
        subject: fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => `How ${one}`),
        message: fc.string({ unit: 'binary', maxLength: 400 }).map((one) => `How does this work? ${one}`),
      },
      { noNullPrototype: true },
    ),
  },
  'GET /api/support': { path: '/api/support', answers: [200] },
  'POST /api/account/export': {
    path: '/api/account/export',
    answers: [200],
    body: fc.constant({ password: goodPassword }),
  },
  // A link is shown once, to who asked for it.
  'GET /api/account/export/:token': { path: '/api/account/export/{uid}', answers: [404] },
  'GET /api/account/activity': { path: '/api/account/activity', answers: [200] },
  // One that succeeds would be the end of A.
  'POST /api/account/delete': {
    path: '/api/account/delete',
    answers: [400],
    body: fc.constant({ password: goodPassword, confirmation: 'delete' }),
  },
  'GET /api/privacy': { path: '/api/privacy', answers: [200] },
  'GET /api/subscription/current': { path: '/api/subscription/current', answers: [200] },
  // Once for ever.
  'POST /api/subscription/activate-free': { path: '/api/subscription/activate-free', answers: [200, 409] },
  // What a person has already is not sold again.
  'POST /api/subscription/create-checkout': {
    path: '/api/subscription/create-checkout',
    answers: [200, 409],
    body: fc.record(
      {
        tierId: fc.constantFrom(2, 3),
        successUrl: fc.constant('http://localhost/subscription?success=true'),
        cancelUrl: fc.constant('http://localhost/subscription'),
      },
      { noNullPrototype: true },
    ),
  },
  'POST /api/subscription/manage': { path: '/api/subscription/manage', answers: [200, 409] },
  'GET /api/subscription/test-checkout/:sessionId': {
    path: '/api/subscription/test-checkout/{ownCheckout}',
    answers: [200],
  },
  'POST /api/subscription/test-checkout/:sessionId': {
    path: '/api/subscription/test-checkout/{ownCheckout}',
    answers: [200, 402],
  },
}

/** Requests that the person A may make and that must succeed. */
export const validRequests = (call: Call): fc.Arbitrary<FuzzRequest> => {
  const row = rowOf(call)
  const query = row.query ?? (call.query ? arbitraryOf(call.query) : fc.constant({}))
  return fc.record({ query, body: bodyArbitrary(call, row) }).map(({ query, body }) => ({
    method: call.method,
    path: row.path,
    query: Object.entries(query as object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
    headers: {},
    body,
  }))
}

/** The row of a call. @throws when the table has none */
export const rowOf = (call: Call): RouteRow => {
  const row = routeRows[`${call.method} ${call.path}`]
  if (!row) throw new Error(`${call.method} ${call.path} has no row among the valid requests.`)
  return row
}

const bodyArbitrary = (call: Call, { body }: RouteRow): fc.Arbitrary<FuzzRequest['body']> => {
  if (call.form) return (body ?? fc.constant({})).map(formOf)
  if (body) return body.map((value) => ({ kind: 'json', value }))
  if (call.body) return arbitraryOf(call.body).map((value) => ({ kind: 'json', value }))
  // The specification's own calls without a body send the type of one.
  return call.method === 'GET'
    ? fc.constant({ kind: 'none' })
    : fc.constantFrom({ kind: 'none' }, { kind: 'text', text: '', type: 'application/json' })
}

const formOf = (value: unknown): FuzzRequest['body'] => {
  const { file, ...fields } = value as Record<string, string | undefined>
  const parts = Object.entries(fields).flatMap(([name, one]) =>
    one === undefined ? [] : [{ name, value: one }],
  )
  return {
    kind: 'form',
    parts: [...parts, { name: 'file', value: file ?? '', fileName: 'resume.txt', type: 'text/plain' }],
  }
}
