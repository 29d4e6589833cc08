import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMailJob } from '../../mail/send-mail.job.ts'
import {
  dumpDatabase,
  fillWithCanaries,
  holds,
  listPersonalRows,
  readFolder,
} from '../../testing/canaries.ts'
import { goodPassword, makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { settleEvents } from '../../testing/settle-events.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Owner, personalTables } from './personal-tables.store.ts'

let app: TestApp
let failAt: string | undefined
beforeAll(async () => {
  app = await startTestApp({
    failPoint: async (point) => {
      if (point !== failAt) return
      failAt = undefined
      throw new Error(`failed at ${point} on purpose`)
    },
  })
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<typeof makePerson>>

const deletion = { password: goodPassword, confirmation: 'DELETE' }

const remove = ({ client }: Person, json: object = deletion) =>
  client.send<{ error: string; code: string }>('POST', '/api/account/delete', { json })

const rowsOf = async (owner: Owner) => {
  const found: Record<string, unknown[]> = {}
  for (const personal of personalTables)
    found[personal.name] = await listPersonalRows(app.services.db, { personal, owner })
  return found
}

const makeFullPerson = async () => {
  const person = await makePerson(app)
  await makeResume(person.client, person.mark)
  const { id } = await waitForCompleted(person.client)
  return { ...person, resumeId: id }
}

const signIn = (email: string) =>
  app.newClient().send<{ error: string }>('POST', '/auth/sign-in/email', {
    json: { email, password: goodPassword },
  })

test('a deleted account leaves no rows, jobs, logs or files; another person is untouched', async () => {
  const [a, b] = [await makeFullPerson(), await makeFullPerson()]
  const { db, queue } = app.services
  const [file] = (await rowsOf(a.user)).uploaded_files as { id: number }[]
  await fillWithCanaries(db, { owner: a.user, mark: a.mark, fileId: file?.id ?? 0 })
  const mail = { userId: a.user.id, to: a.email, subject: a.mark, text: a.mark, messageId: `<${a.mark}>` }
  await queue.enqueue(db, sendMailJob, mail)
  await a.client.send('PATCH', `/api/resumes/${a.resumeId}`, { json: { label: a.mark } })
  await settleEvents(app)
  const full = await rowsOf(a.user)
  expect(Object.entries(full).filter(([, rows]) => rows.length === 0)).toEqual([])
  expect(holds(await dumpDatabase(db), a.mark)).toBe(true)
  const before = await rowsOf(b.user)

  const answer = await remove(a)
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"storage"'])
  expect([...a.client.cookies.keys()]).toEqual([])

  const dump = await dumpDatabase(db)
  expect(dump.split('\n').filter((line) => holds(line, a.mark))).toEqual([])
  expect(app.logs.filter((line) => holds(line, a.mark))).toEqual([])
  expect(holds(await readFolder(app.dataDir), a.mark)).toBe(false)
  const left = await rowsOf(a.user)
  expect(Object.entries(left).filter(([, rows]) => rows.length > 0)).toEqual([])
  expect(await rowsOf(b.user)).toEqual(before)
  expect(await signIn(a.email)).toMatchObject({
    status: 401,
    json: { error: 'No account found with this email. Please sign up instead.' },
  })
})

test('every device is signed out at once, and the address is free for a new account', async () => {
  const person = await makePerson(app)
  const other = app.newClient()
  await other.send('POST', '/auth/sign-in/email', { json: { email: person.email, password: goodPassword } })
  expect((await remove(person)).status).toBe(200)
  expect((await other.send('GET', '/auth/get-session')).text).toBe('null')
  expect((await other.send('GET', '/api/resumes/1')).status).toBe(401)
  const again = { displayName: 'Somebody New', email: person.email, password: goodPassword }
  const { status, json } = await app
    .newClient()
    .send<{ user: { uid: string } }>('POST', '/auth/sign-up/email', { json: again })
  expect(status).toBe(200)
  expect(json.user.uid).not.toBe(person.user.uid)
})

test.each([
  ['the word in small letters', { ...deletion, confirmation: 'delete' }, 'BAD_REQUEST'],
  ['another word', { ...deletion, confirmation: 'YES' }, 'BAD_REQUEST'],
  ['a wrong password', { ...deletion, password: 'Wrong-Rung-43' }, 'WRONG_CURRENT_PASSWORD'],
  ['no password', { confirmation: 'DELETE' }, 'WRONG_CURRENT_PASSWORD'],
])('%s deletes nothing', async (_what, json, code) => {
  const person = await makePerson(app)
  expect(await remove(person, json)).toMatchObject({ status: 400, json: { code } })
  expect((await person.client.send('GET', '/api/resumes/1')).status).toBe(200)
})

test('two deletions at once count as one, and neither fails', async () => {
  const person = await makePerson(app)
  const answers = await Promise.all([remove(person), remove(person)])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
})

describe('a deletion that fails', () => {
  test.each(['erasure.before-rows', 'erasure.before-commit'])(
    'at %s has closed the account, and is finished by the next try',
    async (point) => {
      const person = await makeFullPerson()
      failAt = point
      expect((await remove(person)).status).toBe(200)
      expect((await signIn(person.email)).json.error).toContain('No account found')
      await expect.poll(async () => holds(await dumpDatabase(app.services.db), person.mark)).toBe(false)
      expect(failAt).toBeUndefined()
    },
  )
})

test('a paid subscription is ended at the provider, with retries if that fails', async () => {
  const person = await makePerson(app)
  const urls = { successUrl: `${app.url}/subscription`, cancelUrl: `${app.url}/subscription` }
  const { json } = await person.client.send<{ sessionId: string }>(
    'POST',
    '/api/subscription/create-checkout',
    { json: { tierId: 2, ...urls } },
  )
  const paying = await person.client.send('POST', `/api/subscription/test-checkout/${json.sessionId}`, {
    json: { outcome: 'success' },
  })
  expect(paying.status).toBe(200)
  const { payments } = app.services
  const ended: string[] = []
  app.services.payments = payments && {
    ...payments,
    endNow: async (id) => {
      if (ended.push(id) === 1) throw new Error('the provider is away')
      await payments.endNow(id)
    },
  }
  expect((await remove(person)).status).toBe(200)
  expect((await signIn(person.email)).json.error).toContain('No account found')
  await expect.poll(async () => (await rowsOf(person.user)).users).toEqual([])
  expect(ended).toHaveLength(2)
  app.services.payments = payments
})
