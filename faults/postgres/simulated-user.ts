import { randomUUID } from 'node:crypto'
import type { Answered, Client } from '../../apps/server/src/testing/client.ts'
import { fileForm, goodPassword, resumeText } from '../../apps/server/src/testing/factories.ts'
import type { Resume } from '../../packages/contract/src/resumes.ts'

/** One thing that somebody did: what was answered, and 0 where no answer came. */
export type Attempt = { what: string; key: string; status: number; ms: number; id?: number; code?: string }

export type SimulatedUser = { client: Client; uid: string; history: Attempt[]; moveTo(url: string): void }

/** A person who signs up on a server that works. */
export const signUpSimulatedUser = async (newClient: () => Client): Promise<SimulatedUser> => {
  const client = newClient()
  const answer = await client.send<{ user: { uid: string } }>('POST', '/auth/sign-up/email', {
    json: { displayName: 'Crowd Person', email: `${randomUUID()}@example.com`, password: goodPassword },
  })
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`)
  return {
    client,
    uid: answer.json.user.uid,
    history: [],
    moveTo: (url) => {
      client.url = url
    },
  }
}

type Answer = Answered<Partial<Resume> & { code?: string }>

const keep = async (user: SimulatedUser, done: { what: string; key: string }, act: () => Promise<Answer>) => {
  const startedAt = performance.now()
  const { status, json } = await act().catch((): Pick<Answer, 'status' | 'json'> => ({ status: 0, json: {} }))
  const entry: Attempt = { ...done, status, ms: Math.round(performance.now() - startedAt) }
  if (json?.id !== undefined) entry.id = json.id
  if (json?.code !== undefined) entry.code = json.code
  user.history.push(entry)
  return entry
}

/** Uploads a small resume whose name on the paper is its key. */
export const upload = (user: SimulatedUser, key: string = markOf()): Promise<Attempt> =>
  keep(user, { what: 'upload', key }, () =>
    user.client.send('POST', '/api/resumes', {
      form: fileForm(resumeText(key), { targetRole: 'Security Engineer' }),
      headers: { 'idempotency-key': key },
    }),
  )

// Letters only, so that it reads as part of a name.
const markOf = () => `Q${randomUUID().replaceAll(/\d|-/g, (one) => 'ghijklmnop'[Number(one)] ?? 'z')}`

/** Names one of the person's versions. */
export const rename = (user: SimulatedUser, { id, label }: { id: number; label: string }): Promise<Attempt> =>
  keep(user, { what: 'rename', key: `${id} ${label}` }, () =>
    user.client.send('PATCH', `/api/resumes/${id}`, { json: { label } }),
  )

export const changeTheme = (user: SimulatedUser, theme: 'light' | 'dark' | 'system'): Promise<Attempt> =>
  keep(user, { what: 'settings', key: theme }, () =>
    user.client.send('PATCH', `/api/settings/${user.uid}`, { json: { theme } }),
  )

export const look = (user: SimulatedUser): Promise<Attempt> =>
  keep(user, { what: 'list', key: '' }, () => user.client.send('GET', '/api/resumes/1'))

export const listOf = async (user: SimulatedUser): Promise<Resume[]> => {
  const answer = await user.client.send<Resume[]>('GET', '/api/resumes/1')
  return answer.status === 200 ? answer.json : []
}

/** Answers that no fault of the database may cause: neither a success nor a sentence to try again. */
export const unexpectedAnswers = (users: SimulatedUser[]): Attempt[] =>
  users.flatMap(({ history }) =>
    history.filter(({ status }) => !(status >= 200 && status < 300) && status !== 503),
  )
