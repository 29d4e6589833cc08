import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkAddress } from './check-address.ts'
import { type CheckedCourse, checkAll } from './check-all.ts'
import { reportCourses } from './report-courses.ts'

type Seen = { method: string; path: string }

const answers: Record<string, (method: string) => { status: number; location?: string } | 'never'> = {
  '/there': () => ({ status: 200 }),
  '/moved': () => ({ status: 301, location: '/there' }),
  '/moved-away': () => ({ status: 302, location: '/gone' }),
  '/circle': () => ({ status: 302, location: '/circle' }),
  '/to-mail': () => ({ status: 302, location: 'mailto:someone@example.com' }),
  '/gone': () => ({ status: 404 }),
  '/deleted': () => ({ status: 410 }),
  '/no-head': (method) => ({ status: method === 'HEAD' ? 405 : 200 }),
  '/forbidden': () => ({ status: 403 }),
  '/broken': () => ({ status: 503 }),
  '/silent': () => 'never',
}

let seen: Seen[] = []
let atOnce = 0
let mostAtOnce = 0

const server = http.createServer((request, response) => {
  const { method = '', url: path = '' } = request
  seen.push({ method, path })
  mostAtOnce = Math.max(mostAtOnce, ++atOnce)
  response.once('close', () => atOnce--)
  const answer = answers[path]?.(method) ?? { status: 500 }
  if (answer === 'never') return
  response.writeHead(answer.status, answer.location ? { location: answer.location } : {})
  response.end(method === 'HEAD' ? undefined : 'A page')
})

let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = []
  mostAtOnce = 0
})

const check = (path: string, timeoutMs = 10_000) => checkAddress(`${base}${path}`, { timeoutMs })

describe('an address', () => {
  test('that is there answers, and only its head is asked for', async () => {
    expect(await check('/there')).toEqual({ kind: 'answers' })
    expect(seen).toEqual([{ method: 'HEAD', path: '/there' }])
  })

  test('that moved says where to', async () => {
    expect(await check('/moved')).toEqual({ kind: 'moved', to: `${base}/there` })
  })

  test.each([
    ['/gone', 404],
    ['/deleted', 410],
    ['/moved-away', 404],
  ])('that leads nowhere is gone (%s), after asking for the page itself', async (path, status) => {
    expect(await check(path)).toEqual({ kind: 'gone', status })
    expect(seen.at(-1)?.method).toBe('GET')
  })

  test('whose site does not know HEAD is asked for with GET', async () => {
    expect(await check('/no-head')).toEqual({ kind: 'answers' })
    expect(seen.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  })

  test('that refuses programs is not called gone', async () => {
    expect(await check('/forbidden')).toEqual({ kind: 'refused', status: 403 })
  })

  test.each([
    ['/broken', 'it answers 503'],
    ['/circle', 'it redirects in a circle'],
    ['/to-mail', 'it redirects to mailto:someone@example.com'],
  ])('that fails says how (%s)', async (path, why) => {
    expect(await check(path)).toEqual({ kind: 'failing', why })
  })

  test('that stays silent is given up', async () => {
    expect(await check('/silent', 200)).toEqual({ kind: 'failing', why: 'it does not answer in time' })
  })

  test.each(['ftp://example.com/course', 'file:///etc/passwd', 'javascript:alert(1)', 'no address'])(
    'that is none of the web is not asked for: %s',
    async (address) => {
      expect(await checkAddress(address, { timeoutMs: 200 })).toEqual({
        kind: 'failing',
        why: 'it is not a web address',
      })
      expect(seen).toEqual([])
    },
  )

  test('on a host that does not exist fails', async () => {
    expect(await checkAddress('https://127.0.0.1:1/', { timeoutMs: 5000 })).toMatchObject({ kind: 'failing' })
  })
})

const course = (id: number, path: string) => ({ id, name: `Course ${id}`, url: `${base}${path}` })
const settings = { hostsAtOnce: 4, pauseMs: 0, timeoutMs: 10_000 }

describe('the check of all courses', () => {
  test('asks a host one question at a time, and answers in the order of the courses', async () => {
    const paths = ['/there', '/gone', '/moved', '/there', '/no-head']
    const counts: number[] = []
    const checked = await checkAll(
      paths.map((path, id) => course(id, path)),
      { ...settings, onChecked: (count) => counts.push(count) },
    )
    expect(checked.map(({ outcome }) => outcome.kind)).toEqual([
      'answers',
      'gone',
      'moved',
      'answers',
      'answers',
    ])
    expect(mostAtOnce).toBe(1)
    expect(counts).toEqual([1, 2, 3, 4, 5])
  })

  test('stops asking a host that refuses five times in a row', async () => {
    const checked = await checkAll(
      Array.from({ length: 8 }, (_, id) => course(id, '/forbidden')),
      settings,
    )
    const kinds = checked.map(({ outcome }) => outcome.kind)
    expect(kinds).toEqual([...Array(5).fill('refused'), ...Array(3).fill('skipped')])
  })
})

test('the report names what needs the operator, and counts the rest', () => {
  const found = (id: number, outcome: CheckedCourse['outcome']): CheckedCourse => ({
    id,
    name: `Course ${id}`,
    url: `https://example.com/${id}`,
    outcome,
  })
  expect(
    reportCourses([
      found(1, { kind: 'answers' }),
      found(2, { kind: 'moved', to: 'https://example.com/new' }),
      found(3, { kind: 'gone', status: 404 }),
      found(4, { kind: 'skipped' }),
      found(5, { kind: 'failing', why: 'ENOTFOUND' }),
    ]),
  ).toBe(`1 of 5 course addresses answer.

No longer there: 1
  #3 Course 3
    https://example.com/3 (404)

No proper answer; try again later: 1
  #5 Course 5
    https://example.com/5 (ENOTFOUND)

Moved; a course that was withdrawn may lead to a list of others, so open them: 1
  #2 Course 2
    https://example.com/2 -> https://example.com/new

Not asked for, because their site refused several in a row: 1`)
})
