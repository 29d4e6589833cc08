import { vi } from 'vitest'

type Asked = { method: string; path: string; headers: Headers; body: unknown }
type Answering = (asked: Asked) => Response | Promise<Response>

export const answer = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init)

export const refusal = (status: number, code: string, more: object = {}): Response =>
  answer({ error: `Refused with ${code}`, code, ...more }, { status })

export const makePerson = (more: object = {}) => ({
  uid: 'uid-maya',
  id: 7,
  email: 'maya.okafor@example.com',
  displayName: 'Maya Okafor',
  photoURL: null,
  ...more,
})

const withoutAnswer: Record<string, Answering> = {
  'GET /auth/get-session': () => answer('null'),
  'PUT /auth/selection': () => answer({ userType: null, targetRole: null }),
  'GET /api/resumes/1': () => answer([]),
  'GET /api/subscription/current': () => answer('null'),
}

/** Answers `fetch` by method and path, and records requests. A call without an answer is a mistake in the test. */
export const startFakeServer = (answers: Record<string, Answering> = {}) => {
  const table = { ...withoutAnswer, ...answers }
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const call = { method, path, headers: new Headers(init.headers), body, credentials: init.credentials }
    asked.push(call)
    const answering = table[`${method} ${path}`]
    if (!answering) throw new Error(`No answer for ${method} ${path}`)
    return answering(call)
  })
  return {
    answers: table,
    asked: () => asked.map(({ method, path }) => `${method} ${path}`),
    sentTo: (call: string) => asked.filter(({ method, path }) => `${method} ${path}` === call),
  }
}

/** The answers of a server where this person is signed in. */
export const signedIn = (person = makePerson(), settings: object = { theme: 'light' }) => ({
  'GET /auth/get-session': () => answer({ user: person }),
  [`GET /api/settings/${person.uid}`]: () => answer({ settings }),
})
