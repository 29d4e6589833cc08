import type { Activity } from '@nextrung/contract/own-data'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, makePerson } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordAudit, sweepAudit } from './audit.public.ts'

let app: TestApp
let later = 0
beforeAll(async () => {
  app = await startTestApp({
    env: { MISSES_PER_10_MINUTES: '3' },
    now: () => new Date(Date.now() + later),
    // A sweep deletes events.
    isAuditWatched: false,
  })
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<typeof makePerson>>
type Page = { activity: Activity[]; hasMore: boolean }

const activity = async ({ client }: Pick<Person, 'client'>, query = '') =>
  (await client.send<Page>('GET', `/api/account/activity${query}`)).json

const events = async (person: Pick<Person, 'client'>) =>
  (await activity(person)).activity.map(({ event }) => event)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const signIn = (email: string, password: string, client = app.newClient()) =>
  client.send('POST', '/auth/sign-in/email', {
    json: { email, password },
    headers: { 'user-agent': firefox },
  })

test('signing up, in and out, failing and denied access are all recorded with device and address', async () => {
  const person = await makePerson(app)
  await signIn(person.email, 'Wrong-Rung-43')
  const other = app.newClient()
  await signIn(person.email, goodPassword, other)
  await other.send('POST', '/auth/sign-out')
  for (let id = 2_000_000_000; id < 2_000_000_006; id++)
    await person.client.send('GET', `/api/resumes/${id}/original`)
  const { activity: acts } = await activity(person)
  expect(acts.map(({ event }) => event)).toEqual([
    'access.denied',
    'sign-out',
    'sign-in.succeeded',
    'sign-in.failed',
    'account.created',
  ])
  expect(acts[2]).toMatchObject({ text: 'Signed in', device: 'Firefox on Linux', ipAddress: '127.0.0.1' })
  for (const { text } of acts) expect(text).not.toMatch(/\./)
})

test('a rejected sign-in to a disabled account is recorded', async () => {
  const person = await makePerson(app)
  await app.services.db.execute(sql`update users set disabled_at = now() where id = ${person.user.id}`)
  expect((await signIn(person.email, goodPassword)).status).toBe(403)
  await app.services.db.execute(sql`update users set disabled_at = null where id = ${person.user.id}`)
  expect(await events(person)).toContain('sign-in.refused')
})

test("the list is paginated, newest first, and contains only the person's own events", async () => {
  const [person, other] = [await makePerson(app), await makePerson(app)]
  for (let count = 0; count < 24; count++)
    await recordAudit(app.services.db, { userId: person.user.id, event: 'sign-out' })
  const first = await activity(person)
  expect([first.activity.length, first.hasMore]).toEqual([20, true])
  const second = await activity(person, `?before=${first.activity.at(-1)?.id}`)
  expect([second.activity.length, second.hasMore]).toEqual([5, false])
  const ids = [...first.activity, ...second.activity].map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((one, two) => two - one))
  expect(await events(other)).toEqual(['account.created'])
})

describe('a recorded event', () => {
  test.each([
    ['changed', sql`update audit_events set event = 'sign-out'`],
    ['deleted', sql`delete from audit_events`],
  ])("cannot be %s with the server's own database account", async (_what, statement) => {
    await makePerson(app)
    await expect(app.services.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('audit events are not changed') },
    })
  })

  test('is deleted with its network address when its retention period ends', async () => {
    const person = await makePerson(app)
    later = 181 * 24 * 3600_000
    await sweepAudit(app.services)
    later = 0
    const left = await app.services.db.execute(sql`select
      (select count(*)::int from audit_events) + (select count(*)::int from audit_origins) as rows`)
    expect((left as unknown as { rows: { rows: number }[] }).rows[0]?.rows).toBe(0)
    expect(await events(person)).toEqual([])
  })

  test('is kept during its retention period', async () => {
    const person = await makePerson(app)
    later = 179 * 24 * 3600_000
    await sweepAudit(app.services)
    later = 0
    expect(await events(person)).toEqual(['account.created'])
  })
})

test('a line break in the user agent cannot forge a log line', async () => {
  const before = app.logs.length
  await makePerson(app, { displayName: 'Ann\n{"level":60,"msg":"forged"}' })
  const said = app.logs.slice(before).join('')
  for (const line of said.split('\n').filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow()
  expect(said).not.toContain('"msg":"forged"')
})
