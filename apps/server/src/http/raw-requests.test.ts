import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { REQUEST_TIMEOUT_SECONDS: '1' } })
})
afterAll(() => app.close())

const dial = () => connect({ port: Number(new URL(app.url).port), host: '127.0.0.1' })

/** Everything the server says until it closes the connection. */
const readToEnd = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })

const say = (text: string): Promise<string> => {
  const socket = dial()
  socket.write(text)
  return readToEnd(socket)
}

const errorIn = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
const post = (headers: string, body = '') =>
  `POST /auth/sign-out HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n${body}`

test.each([
  [
    'a length and chunks at once',
    post('Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET / H'),
  ],
  ['two lengths', post('Content-Length: 5\r\nContent-Length: 6', 'hello!')],
  ['chunks under a misspelled name', post('Transfer-Encoding: xchunked', '0\r\n\r\n')],
  ['a length that is no number', post('Content-Length: 1e1', 'x')],
  ['a header without a name', post(': x')],
  ['a broken line', 'GET\r\n\r\n'],
  ['no host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('%s gets 400, and nothing after it is read as a request', async (_, request) => {
  const answer = await say(request)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('input that is not HTTP gets an error in the usual shape', async () => {
  for (const [request, status, code] of [
    ['GET\r\n\r\n', 400, 'BAD_REQUEST'],
    [post(`X-Long: ${'x'.repeat(70_000)}`), 431, 'HEADERS_TOO_LARGE'],
    ['GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      `GET /api/resumes/${'1'.repeat(300)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      404,
      'NOT_FOUND',
    ],
  ] as const) {
    const answer = await say(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.toLowerCase()).toContain('content-type: application/json; charset=utf-8')
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer).not.toMatch(/FST_|fastify|\/%zz/i)
    expect(errorIn(answer)).toEqual({ error: expect.any(String), code, message: expect.any(String) })
  }
})

test('unknown methods are refused', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'OPTIONS', 'HEAD', 'PUT', 'SEARCH']) {
    const answer = await say(`${method} /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect([method, answer.slice(9, 12)]).toEqual([method, '404'])
    expect(answer.toLowerCase()).not.toMatch(/\r\n(server|x-powered-by|allow):/)
  }
})

test('two hundred connections that trickle bytes are closed, and others are served meanwhile', async () => {
  const request = post('Content-Type: application/json\r\nContent-Length: 5000')
  const slow = Array.from({ length: 200 }, (_, index) => {
    const socket = dial()
    // Half of them never end their headers, the others send a body that never ends.
    const text = index % 2 ? request : request.slice(0, 40)
    socket.write(text)
    const drip = setInterval(() => socket.writable && socket.write('x'), 100)
    return readToEnd(socket).finally(() => clearInterval(drip))
  })
  expect((await app.newClient().send('GET', '/health')).status).toBe(200)
  const answers = await Promise.all(slow)
  expect(answers.filter((answer) => /^HTTP\/1\.1 408 /.test(answer)).length).toBeGreaterThan(150)
  expect((await app.newClient().send('GET', '/health')).status).toBe(200)
})
