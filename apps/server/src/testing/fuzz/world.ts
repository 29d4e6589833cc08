import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Resume } from '@nextrung/contract/resumes'
import { sql } from 'drizzle-orm'
import { notify } from '../../features/notifications/notify.ts'
import { makePerson } from '../factories.ts'
import { importResume, jsonResume } from '../resume-calls.ts'
import type { RunningApp } from '../running-app.ts'
import { settleEvents } from '../settle-events.ts'
import type { FuzzRequest } from './request.ts'

type Person = Awaited<ReturnType<typeof makePerson>>

/** The people that requests are about: A asks, B must stay as they are. */
export type World = { app: RunningApp; a: Person; b: Person; ids: Record<string, string> }

/** What the limits must allow when one person asks thousands of times. */
export const fuzzEnvironment = {
  SIGN_INS_PER_SECOND: '1000000',
  WRONG_PASSWORDS_PER_10_SECONDS: '1000000',
  PROBES_PER_10_MINUTES: '1000000',
  MISSES_PER_10_MINUTES: '1000000',
  QUESTIONS_PER_DAY: '1000000',
  VERSIONS_PER_PERSON: '1000000',
  STORAGE_PER_PERSON_MB: '100000',
  MINIMUM_FREE_DISK_MB: '0',
}

const openCheckout = async ({ client }: Person): Promise<string> => {
  const addresses = { successUrl: `${client.url}/subscription`, cancelUrl: `${client.url}/subscription` }
  const { json } = await client.send<{ sessionId: string }>('POST', '/api/subscription/create-checkout', {
    json: { tierId: 3, ...addresses },
  })
  return json.sessionId
}

/** Two people with resumes and open checkouts of their own. */
export const makeWorld = async (app: RunningApp): Promise<World> => {
  const [a, b] = [await makePerson(app), await makePerson(app)]
  const foreign = await importResume(b.client, b.mark)
  const own = await importResume(a.client, a.mark)
  const ownToo = await importResume(a.client, a.mark)
  return {
    app,
    a,
    b,
    ids: {
      own: String(own.id),
      ownToo: String(ownToo.id),
      foreign: String(foreign.id),
      missing: '2147483000',
      uid: a.user.uid,
      foreignUid: b.user.uid,
      foreignUser: String(b.user.id),
      ownCheckout: await openCheckout(a),
      foreignCheckout: await openCheckout(b),
      email: a.email,
    },
  }
}

const makeNotice = async ({ app, a }: World): Promise<number | undefined> => {
  const about = randomUUID()
  await notify(app.services, app.services.db, {
    userId: a.user.id,
    kind: 'trial-ends',
    about,
    title: `About ${about}`,
    body: `It is about ${a.mark}.`,
  })
  const { json } = await a.client.send<{ notifications: { id: number }[] }>('GET', '/api/notifications')
  return json.notifications[0]?.id
}

/** The ids for one request; what it will delete is made first. */
export const idsFor = async (world: World, request: FuzzRequest): Promise<Record<string, string>> => {
  const { a, ids } = world
  if (request.path.includes('{disposableNotice}'))
    return { ...ids, disposableNotice: String(await makeNotice(world)) }
  if (!request.path.includes('{disposable}')) return ids
  const made = await a.client.send<Resume>('POST', '/api/resumes/import', {
    json: { resume: jsonResume(a.mark) },
  })
  return { ...ids, disposable: String(made.json.id) }
}

const idleWithinMs = 60_000

/** Waits until no version is being analysed and every event is delivered, so that what changes afterwards is the request's doing. */
const waitUntilIdle = async ({ app }: World) => {
  const giveUpAt = Date.now() + idleWithinMs
  for (;;) {
    const found = await app.services.db.execute(
      sql`select 1 from resumes where status <> 'completed' limit 1`,
    )
    if (rowsOf(found).length === 0) return settleEvents(app)
    if (Date.now() > giveUpAt) throw new Error('an analysis did not end')
    await sleep(20)
  }
}

const watched = [
  'users',
  'notifications',
  'resumes',
  'uploaded_files',
  'identity_users',
  'identity_sessions',
  'identity_accounts',
  'identity_verifications',
  'user_subscriptions',
  'checkouts',
]

/** A mark that changes when any row is added, changed or removed: PostgreSQL notes the writer of each. */
export const markOf = async (world: World): Promise<string> => {
  await waitUntilIdle(world)
  const marks = watched.map(
    (table) =>
      sql`select ${table} as place, count(*) as many, coalesce(sum(xmin::text::bigint), 0) as writers from ${sql.identifier(table)}`,
  )
  return JSON.stringify(rowsOf(await world.app.services.db.execute(sql.join(marks, sql` union all `))))
}

const rowsOf = (result: unknown): unknown[] => (result as { rows: unknown[] }).rows
