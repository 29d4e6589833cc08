import { setTimeout as sleep } from 'node:timers/promises'
import { askPostgres } from '../../apps/server/src/testing/ask-postgres.ts'
import { spawnServer } from '../../apps/server/src/testing/spawned-server.ts'
import type { Check, Fault } from '../fault.ts'
import { checkUsers, settleUploads, waitUntilSettled } from './check-users.ts'
import type { LinkState } from './fault-proxy.ts'
import {
  requestList,
  type SimulatedUser,
  signUpSimulatedUser,
  unexpectedAnswers,
  upload,
} from './simulated-user.ts'
import { type TestPostgres, withPostgres } from './with-postgres.ts'

// A request waits up to six seconds in total before its last query, and up to six more for that query's answer.
const deadlineMs = 12_000
const poolAndQueue = 10 + 200

const health = async (client: SimulatedUser['client']) => {
  const startedAt = performance.now()
  const { status, json } = await client.send<{ degraded: string[] }>('GET', '/health')
  return { status, degraded: json.degraded, ms: Math.round(performance.now() - startedAt) }
}

type Trial = {
  own: TestPostgres
  users: SimulatedUser[]
  newClient: () => SimulatedUser['client']
  link: LinkState
  asks: number
}

// Many more concurrent calls than the pool and its queue hold.
const flood = async ({ own, users, newClient, link, asks }: Trial) => {
  await own.proxy.setLink(link)
  const sent = Array.from({ length: asks }, (_, index) => {
    const user = users[index % users.length]
    return user ? requestList(user) : undefined
  })
  await sleep(500)
  const during = await health(newClient())
  const answers = (await Promise.all(sent)).filter((done) => done !== undefined)
  await own.proxy.setLink({ kind: 'pass' })
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const refusedAtOnce = answers.filter(({ status, ms }) => status === 503 && ms < 2500).length
  return { answers, during, slowest, refusedAtOnce }
}

const untilServed = async (user: SimulatedUser): Promise<number> => {
  const startedAt = Date.now()
  while (Date.now() - startedAt < 30_000 && (await requestList(user)).status !== 200) await sleep(50)
  return Date.now() - startedAt
}

const judge = (name: string, asks: number, result: Awaited<ReturnType<typeof flood>>): Check[] => [
  {
    what: `${name}: ${asks} calls at once end within ${deadlineMs / 1000} s with a success or 503`,
    held: result.slowest <= deadlineMs,
    detail: `slowest ${result.slowest} ms`,
  },
  {
    what: `${name}: nothing piles up; calls beyond pool and queue (${poolAndQueue}) are refused at once`,
    held: result.refusedAtOnce >= asks - poolAndQueue,
    detail: `${result.refusedAtOnce} refused at once`,
  },
  {
    what: `${name}: /health answers 503 within 3 s and names the database`,
    held: result.during.status === 503 && result.during.ms <= 3000 && result.during.degraded.length > 0,
    detail: JSON.stringify(result.during),
  },
]

/** F13: the database takes two seconds for everything, or does not answer at all while connections stay open. */
export const databaseUnresponsive: Fault = {
  id: 'F13',
  title: 'PostgreSQL slow, or silent on connections that stand',
  minutes: 2,
  run: ({ quick, log }) =>
    withPostgres(async (own): Promise<Check[]> => {
      const server = await spawnServer(own.env)
      const users = await Promise.all(Array.from({ length: 4 }, () => signUpSimulatedUser(server.newClient)))
      for (const user of users) await upload(user)
      const asks = quick ? 240 : 400
      const trial = { own, users, newClient: server.newClient, asks }
      const checks: Check[] = []
      const linkStates: [string, LinkState][] = [
        ['silent', { kind: 'black-hole' }],
        ['slow by 2 s', { kind: 'delay', ms: 2000 }],
      ]
      for (const [name, link] of quick ? linkStates.slice(0, 1) : linkStates) {
        const result = await flood({ ...trial, link })
        const [first] = users
        const heals = first ? await untilServed(first) : 0
        log(
          `${name}: slowest ${result.slowest} ms, ${result.refusedAtOnce} of ${asks} at once, whole in ${heals} ms`,
        )
        checks.push(...judge(name, asks, result))
        checks.push({
          what: `${name}: served again within 10 s`,
          held: heals <= 10_000,
          detail: `${heals} ms`,
        })
      }
      await settleUploads(users)
      const isSettled = await waitUntilSettled(users, 120_000)
      const wrong = unexpectedAnswers(users)
      const [open] = await askPostgres<{ count: string }>(own.url, connectionsOpen)
      return [
        ...checks,
        {
          what: 'every answer was a success or 503',
          held: wrong.length === 0,
          detail: wrong.map(({ status }) => status).join(' '),
        },
        {
          what: 'the pools hold no more connections than they may (10 and 4, and one that listens)',
          held: Number(open?.count) <= 15,
          detail: `${open?.count} on the server`,
        },
        { what: 'every version came to its end', held: isSettled },
        ...(await checkUsers(users, own.url)),
      ]
    }),
}

const connectionsOpen = `select count(*) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`
