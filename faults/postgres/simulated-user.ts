import { randomUUID } from 'node:crypto'
import type { Answered, Client } from '../../apps/server/src/testing/client.ts'
import { fileForm, goodPassword, resumeText } from '../../apps/server/src/testing/factories.ts'
import type { Resume } from '../../packages/contract/src/resumes.ts'

/** One action of a user and its answer; status 0 means there was none. */
export type Attempt = { what: string; key: string; status: number; ms: number; id?: number; code?: string }

export type SimulatedUser = { client: Client; uid: string; history: Attempt[]; moveTo(url: string): void }

/** Signs up a new person. The server must be working. */
export const signUpSimulatedUser = async (newClient: () => Client): Promise<SimulatedUser> => {
  const client = newClient()
  const answer = await client.send<{ user: { uid: string } }>('POST', '/auth/sign-up/email', {
    json: { displayName: 'Simulated Person', email: `${randomUUID()}@example.com`, password: goodPassword },
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

const record = async (
  user: SimulatedUser,
  done: { what: string; key: string },
  act: () => Promise<Answer>,
) => {
  const startedAt = performance.now()
  const { status, json } = await act().catch((): Pick<Answer, 'status' | 'json'> => ({ status: 0, json: {} }))
  const entry: Attempt = { ...done, status, ms: Math.round(performance.now() - startedAt) }
  if (json?.id !== undefined) entry.id = json.id
  if (json?.code !== undefined) entry.code = json.code
  user.history.push(entry)
  return entry
}

/** Uploads a small resume with the key as the person's name. */
export const upload = (user: SimulatedUser, key: string = markOf()): Promise<Attempt> =>
  record(user, { what: 'upload', key }, () =>
    user.client.send('POST', '/api/resumes', {
      form: fileForm(resumeText(key), { targetRole: 'Security Engineer' }),
      headers: { 'idempotency-key': key },
    }),
  )

// Letters only, so that it is parsed as part of a name.
const markOf = () => `Q${randomUUID().replaceAll(/\d|-/g, (one) => 'ghijklmnop'[Number(one)] ?? 'z')}`

/** Renames one of the person's versions. */
export const rename = (user: SimulatedUser, { id, label }: { id: number; label: string }): Promise<Attempt> =>
  record(user, { what: 'rename', key: `${id} ${label}` }, () =>
    user.client.send('PATCH', `/api/resumes/${id}`, { json: { label } }),
  )

export const changeTheme = (user: SimulatedUser, theme: 'light' | 'dark' | 'system'): Promise<Attempt> =>
  record(user, { what: 'settings', key: theme }, () =>
    user.client.send('PATCH', `/api/settings/${user.uid}`, { json: { theme } }),
  )

export const requestList = (user: SimulatedUser): Promise<Attempt> =>
  record(user, { what: 'list', key: '' }, () => user.client.send('GET', '/api/resumes/1'))

export const listOf = async (user: SimulatedUser): Promise<Resume[]> => {
  const answer = await user.client.send<Resume[]>('GET', '/api/resumes/1')
  return answer.status === 200 ? answer.json : []
}

/** Answers that no database fault may cause: neither a success nor a request to try again. */
export const unexpectedAnswers = (users: SimulatedUser[]): Attempt[] =>
  users.flatMap(({ history }) =>
    history.filter(({ status }) => !(status >= 200 && status < 300) && status !== 503),
  )
