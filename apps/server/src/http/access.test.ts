import type { Resume } from '@nextrung/contract/resumes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson, makeResume, waitForCompleted } from '../testing/factories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { accessRules } from './access-rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const example = (path: string) => path.replace(/:\w+/g, '1').replace(/download$/, 'download?format=pdf')

test('every route has an access rule, and every rule has a route', () => {
  const rules = Object.keys(accessRules).sort()
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`).sort()
  expect(routes).toEqual(rules)
})

test('every route that needs a session answers 401 without one', async () => {
  const needing = Object.entries(accessRules).filter(([, rule]) => rule === 'session')
  expect(needing.length).toBeGreaterThan(4)
  for (const [route] of needing) {
    const [method = '', path = ''] = route.split(' ')
    const answer = await app.newClient().send(method, example(path), method === 'GET' ? {} : { json: {} })
    expect([route, answer.status, answer.json]).toEqual([
      route,
      401,
      { error: 'Please sign in first.', code: 'UNAUTHORIZED', message: 'Please sign in first.' },
    ])
  }
})

test('a forged cookie does not sign anyone in', async () => {
  const client = app.newClient()
  client.cookies.set('nextrung', 'invented.signature')
  expect((await client.send('GET', '/api/resumes/1')).status).toBe(401)
  expect((await client.send('GET', '/auth/get-session')).text).toBe('null')
})

test('people see only their own rows, under any id', async () => {
  const [a, b] = [await makePerson(app), await makePerson(app)]
  await makeResume(b.client, b.mark)
  await waitForCompleted(b.client)
  await makeResume(a.client, a.mark)
  await waitForCompleted(a.client)
  for (const id of ['1', a.user.id, a.user.uid]) {
    const own = await a.client.send<Resume[]>('GET', `/api/resumes/${id}`)
    expect(own.text).toContain(a.mark)
    expect(own.text).not.toContain(b.mark)
  }
  for (const id of [b.user.id, b.user.uid, '2', 'abc', '-1', '1e9', '2147483648']) {
    if (String(id) === String(a.user.id)) continue
    const foreign = await a.client.send('GET', `/api/resumes/${id}`)
    expect(foreign.status).toBe(404)
    expect(foreign.text).not.toContain(b.mark)
  }
})
