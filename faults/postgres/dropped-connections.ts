import { setTimeout as sleep } from 'node:timers/promises'
import { spawnServer } from '../../apps/server/src/testing/spawned-server.ts'
import type { Check, Fault } from '../fault.ts'
import { checkUsers, settleUploads, waitUntilSettled } from './check-users.ts'
import {
  changeTheme,
  rename,
  requestList,
  type SimulatedUser,
  signUpSimulatedUser,
  unexpectedAnswers,
  upload,
} from './simulated-user.ts'
import { withPostgres } from './with-postgres.ts'

const themes = ['light', 'dark', 'system'] as const

const act = async (user: SimulatedUser, round: number) => {
  const done = await upload(user)
  if (done.id !== undefined) await rename(user, { id: done.id, label: `Round ${round}` })
  for (let turn = 0; turn < 4; turn++) {
    await changeTheme(user, themes[(round + turn) % 3] ?? 'dark')
    await requestList(user)
  }
}

/** F12: all database connections break repeatedly, at random moments. */
export const databaseConnectionsDropped: Fault = {
  id: 'F12',
  title: 'PostgreSQL cut in the middle of transactions',
  minutes: 2,
  run: ({ quick, log }) =>
    withPostgres(async ({ url, proxy, env }): Promise<Check[]> => {
      const server = await spawnServer(env)
      const users = await Promise.all(Array.from({ length: 4 }, () => signUpSimulatedUser(server.newClient)))
      const cuts = quick ? 15 : 200
      let isOver = false
      const acting = users.map(async (user) => {
        for (let round = 0; !isOver; round++) await act(user, round)
      })
      let broken = 0
      for (let cut = 1; cut <= cuts; cut++) {
        broken += await proxy.cutAfter(1 + Math.floor(Math.random() * 120))
        // Some cuts hit a pool that has just recovered, others one that is full again.
        if (Math.random() < 0.5) await sleep(Math.random() * 200)
        if (cut % 50 === 0) log(`${cut} cuts, ${broken} connections broken`)
      }
      isOver = true
      await Promise.all(acting)
      const healsInMs = await untilReady(server.newClient())
      const wrong = unexpectedAnswers(users)
      await settleUploads(users)
      const isSettled = await waitUntilSettled(users, 120_000)
      const answers = users.flatMap(({ history }) => history)
      const refused = answers.filter(({ status }) => status === 503).length
      log(
        `${answers.length} acts, ${refused} answered 503, ${broken} connections broken, whole again in ${healsInMs} ms`,
      )
      return [
        {
          what: `all connections cut ${cuts} times at random; ${answers.length} acts were answered 2xx or 503, never 500 or not at all`,
          held: wrong.length === 0,
          detail: [...new Set(wrong.map(({ what, status, code }) => `${what} ${status} ${code ?? ''}`))].join(
            '; ',
          ),
        },
        { what: 'the process lived through all of it', held: server.child.exitCode === null },
        { what: 'the server is whole again within 5 s', held: healsInMs <= 5000, detail: `${healsInMs} ms` },
        { what: 'every version came to its end', held: isSettled },
        ...(await checkUsers(users, url)),
      ]
    }),
}

const untilReady = async (client: SimulatedUser['client']): Promise<number> => {
  const startedAt = Date.now()
  while (Date.now() - startedAt < 30_000) {
    const answer = await client.send('GET', '/health').catch(() => undefined)
    if (answer?.status === 200) break
    await sleep(50)
  }
  return Date.now() - startedAt
}
