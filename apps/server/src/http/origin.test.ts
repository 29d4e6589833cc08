import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { fileForm, makePerson, resumeText } from '../testing/factories.ts'
import { fingerprintOf } from '../testing/fuzz/world.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { accessRules } from './access-rules.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof makePerson>>
beforeAll(async () => {
  app = await startTestApp()
  person = await makePerson(app)
})
afterAll(() => app.close())

const changes = Object.keys(accessRules)
  .filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route))
  .map((route): [string, string] => {
    const [method = '', path = ''] = route.split(' ')
    return [method, path.replace(/:\w+/g, '1')]
  })

// The first three are what a form of a foreign page can send without asking; the last one has to ask first.
const bodies: [string, () => Parameters<Client['send']>[2]][] = [
  ['a form with a file', () => ({ form: fileForm(resumeText()) })],
  [
    'JSON that says it is text',
    () => ({ body: '{"theme":"dark"}', headers: { 'content-type': 'text/plain' } }),
  ],
  ['no body', () => ({})],
  ['JSON', () => ({ json: { theme: 'dark' } })],
]

const foreign = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example:3000',
  'file://',
  'chrome-extension://abcdefghijklmnop',
  'http://[::ffff:1]',
  '',
]

test('the contract has calls that change something', () => {
  expect(changes.length).toBeGreaterThanOrEqual(10)
})

describe('a page of another origin changes nothing', () => {
  test.each(changes)('by %s %s, whatever it sends', async (method, path) => {
    const before = await fingerprintOf(app)
    for (const [what, options] of bodies)
      for (const origin of foreign) {
        const given = options()
        const answer = await person.client.send(method, path, {
          ...given,
          headers: { ...given?.headers, origin },
        })
        expect([what, origin, answer.status, answer.json]).toMatchObject([
          what,
          origin,
          403,
          { code: 'FOREIGN_ORIGIN' },
        ])
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      }
    expect(await fingerprintOf(app)).toBe(before)
  })
})

test.each(changes)('a program without an Origin may call %s %s', async (method, path) => {
  const answer = await fetch(app.url + path, {
    method,
    headers: { cookie: person.client.cookieHeader, 'content-type': 'application/json' },
    body: '{"nothing":"of use"}',
  })
  expect(await answer.json()).not.toMatchObject({ code: 'FOREIGN_ORIGIN' })
  if (path === '/auth/sign-out') person = await makePerson(app)
})

test('no answer to a preflight request allows anything', async () => {
  for (const [method, path] of changes) {
    const preflight = await person.client.send('OPTIONS', path, {
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    })
    expect(preflight.status).toBeGreaterThanOrEqual(400)
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('with an https address, only that origin is ours: no other scheme, port or subdomain', async () => {
  const origin = 'https://career.example.org'
  const secure = await startTestApp({ env: { PUBLIC_URL: `${origin}/` } })
  const status = async (headers: Record<string, string>) =>
    (await secure.newClient().send('POST', '/auth/sign-out', { headers })).status
  for (const other of [
    'http://career.example.org',
    'https://career.example.org:8443',
    'https://example.org',
    'https://evil.career.example.org',
    'https://career.example.org.evil.example',
    'http://localhost:3000',
    secure.url,
    'null',
  ])
    expect([other, await status({ origin: other })]).toEqual([other, 403])
  // Who can set these headers, as a page cannot, is still not believed without a trusted proxy.
  expect(await status({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(403)
  expect(await status({ origin })).toBe(200)
  await secure.close()
})

describe('every answer', () => {
  const answers: [string, string][] = [
    ['GET', '/'],
    ['GET', '/health'],
    ['GET', '/auth/get-session'],
    ['GET', '/api/resumes/1'],
    ['GET', '/api/no-such-call'],
    ['GET', '/no-such-page'],
    ['GET', '/assets/none.js'],
    ['POST', '/auth/sign-in/email'],
    ['DELETE', '/api/resumes/999999'],
  ]

  test.each(answers)('to %s %s carries the security headers', async (method, path) => {
    const { headers } = await person.client.send(method, path)
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split(';').map((rule) => {
        const [name = '', ...values] = rule.trim().split(' ')
        return [name, values.join(' ')]
      }),
    )
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'frame-src': "'self'",
      'worker-src': "'none'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(), ')
    expect(headers.get('permissions-policy')).toContain('microphone=(self)')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('strict-transport-security')).toBeNull()
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers.get(name)).toBeNull()
    expect(headers.get('content-type')).toMatch(/; charset=utf-8$/)
  })
})

test('an unreadable address gets an answer that no browser treats as a page', async () => {
  const { headers, status } = await person.client.send('GET', '/%zz')
  expect(status).toBe(400)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('no file outside the web application can be fetched, however its address is written', async () => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/documentation',
    '/documentation/json',
    '/data/auth-secret',
    '/assets/',
    '/assets/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/assets/main.js.map',
    '/index.html.bak',
    '/server-status',
  ]) {
    const answer = await person.client.send('GET', path)
    expect([path, answer.status]).toEqual([path, path.includes('%') ? expect.any(Number) : 404])
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.text).not.toMatch(/workspaces|root:x:|repositoryformatversion/)
  }
})
