import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileForm, makePerson, resumeText } from '../testing/factories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { accessRules } from './access-rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const evil = { origin: 'https://evil.example' }

describe('a page of another origin', () => {
  const bodies: Record<string, object> = {
    'PUT /auth/selection': { json: { userType: 'professional' } },
    'PATCH /api/settings/:uid': { json: { theme: 'dark' } },
    'POST /api/resumes': { form: fileForm(resumeText()) },
  }
  const changes = Object.keys(accessRules)
    .filter((route) => !route.startsWith('GET '))
    .map((route): [string, string, object] => {
      const [method = '', path = ''] = route.split(' ')
      return [method, path.replace(/:\w+/g, '1'), bodies[route] ?? { json: {} }]
    })

  test.each(changes)('cannot %s %s, with a body, as text, or without one', async (method, path, options) => {
    const { client } = await makePerson(app)
    for (const sent of [
      options,
      { body: '{"theme":"dark"}', headers: { 'content-type': 'text/plain' } },
      {},
    ]) {
      const headers = { ...('headers' in sent ? (sent.headers as object) : {}), ...evil }
      expect(await client.send(method, path, { ...sent, headers })).toMatchObject({
        status: 403,
        json: { code: 'FOREIGN_ORIGIN' },
      })
    }
    expect((await client.send(method, path, { ...options, headers: { origin: 'null' } })).status).toBe(403)
  })

  test('gets no permission to read answers', async () => {
    const { client } = await makePerson(app)
    for (const path of ['/api/resumes/1', '/auth/get-session', '/health']) {
      const answer = await client.send('GET', path, { headers: evil })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
    const preflight = await client.send('OPTIONS', '/api/resumes', {
      headers: { ...evil, 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('every loopback name and port counts as our own unless an https address is set', async () => {
    const { client, user } = await makePerson(app)
    for (const origin of ['http://localhost:5173', 'http://127.0.0.1:9', 'http://[::1]:3000'])
      expect(
        (
          await client.send('PATCH', `/api/settings/${user.uid}`, {
            json: { theme: 'dark' },
            headers: { origin },
          })
        ).status,
      ).toBe(200)
  })

  test('a client without an Origin is served', async () => {
    const { client } = await makePerson(app)
    const answer = await fetch(`${app.url}/auth/selection`, {
      method: 'PUT',
      headers: { cookie: client.cookieHeader, 'content-type': 'application/json' },
      body: '{"userType":"professional"}',
    })
    expect(answer.status).toBe(200)
  })
})

describe('headers', () => {
  test('tell the browser to run nothing but our own files', async () => {
    for (const path of ['/health', '/api/nothing', '/']) {
      const { headers } = await app.newClient().send('GET', path)
      const policy = headers.get('content-security-policy') ?? ''
      for (const rule of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "script-src 'self'",
      ])
        expect(policy).toContain(rule)
      expect(policy).not.toContain('unsafe-inline')
      expect(policy).not.toContain('unsafe-eval')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBeTruthy()
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('forbid caching personal data', async () => {
    const { client, user } = await makePerson(app)
    for (const path of ['/api/resumes/1', `/api/settings/${user.uid}`, '/auth/get-session'])
      expect((await client.send('GET', path)).headers.get('cache-control')).toBe('no-store')
  })

  test('on http: a plain session cookie and no rule that needs https', async () => {
    const answer = await app.newClient().send('POST', '/auth/sign-up/email', {
      json: { displayName: 'Plain Http', email: 'plain-http@example.com', password: 'Rung-by-Rung-42' },
    })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^nextrung=/)
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).not.toMatch(/Secure/i)
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    expect(answer.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  })

  test('on https: a __Host- cookie that is Secure, and HSTS for a year or more', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://career.example.org' } })
    const answer = await secure.newClient().send('POST', '/auth/sign-up/email', {
      json: { displayName: 'Over Https', email: 'over-https@example.com', password: 'Rung-by-Rung-42' },
      headers: { origin: 'https://career.example.org' },
    })
    expect(answer.status).toBe(200)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-nextrung=/)
    for (const attribute of [/; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i])
      expect(cookie).toMatch(attribute)
    expect(cookie).not.toMatch(/Domain=/i)
    const hsts = answer.headers.get('strict-transport-security') ?? ''
    expect(Number(/max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(31_536_000)
    expect(hsts).toContain('includeSubDomains')
    const loopback = await secure
      .newClient()
      .send('POST', '/auth/sign-out', { headers: { origin: 'http://localhost:3000' } })
    expect(loopback.status).toBe(403)
    await secure.close()
  })
})

describe('bodies', () => {
  const put = async (body: string, headers: Record<string, string> = {}) => {
    const { client } = await makePerson(app)
    return client.send('PUT', '/auth/selection', {
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  }

  test('over one megabyte are refused', async () => {
    expect((await put(JSON.stringify({ userType: 'x'.repeat(1024 * 1024) }))).status).toBe(413)
  })

  test('nested a hundred thousand levels deep, or with ten thousand keys, are refused', async () => {
    expect((await put(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).status).toBe(400)
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index]))
    expect((await put(JSON.stringify(keys))).status).toBe(400)
  })

  test('that are compressed, broken, of another type, or that try to change the prototype are refused', async () => {
    expect((await put('{}', { 'content-encoding': 'gzip' })).status).toBe(415)
    expect(await put('{"userType":')).toMatchObject({ status: 400, json: { error: expect.any(String) } })
    expect((await put('<a/>', { 'content-type': 'application/xml' })).status).toBe(415)
    expect((await put('{"__proto__":{"userType":"professional"}}')).status).toBe(400)
  })

  test('of the wrong type are refused, not converted', async () => {
    const { client, user } = await makePerson(app)
    const patch = (json: unknown) => client.send('PATCH', `/api/settings/${user.uid}`, { json })
    for (const json of [
      { theme: ['light'] },
      { theme: 3 },
      { privacy: { showEmail: 'true' } },
      { role: 'admin' },
      'x',
      [],
    ])
      expect((await patch(json)).status).toBe(400)
    expect((await client.send('GET', `/api/settings/${user.uid}`)).json).toMatchObject({
      settings: { theme: 'light' },
    })
  })
})

describe('addresses', () => {
  test('that are unknown under /api and /auth are a JSON 404, never a page', async () => {
    for (const path of ['/api/nothing', '/auth/nothing', '/api/resumes/1/nothing', '/api']) {
      const answer = await app.newClient().send('GET', path)
      expect(answer).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
  })

  test('with broken escapes never break the server', async () => {
    for (const path of [
      '/%zz',
      '/api/resumes/%00',
      '/api/resumes/%2e%2e%2fx',
      '/%c0%ae',
      '/api/settings/%ff',
    ])
      expect((await app.newClient().send('GET', path)).status).toBeLessThan(500)
  })

  test('of files we do not serve are not found', async () => {
    for (const path of [
      '/.git/config',
      '/.env',
      '/package.json',
      '/data/auth-secret',
      '/assets/',
      '/assets/../package.json',
    ])
      expect((await app.newClient().send('GET', path)).status).toBe(404)
  })
})
