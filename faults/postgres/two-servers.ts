import { setTimeout as sleep } from 'node:timers/promises'
import { askPostgres } from '../../apps/server/src/testing/ask-postgres.ts'
import { type SpawnedServer, spawnServer } from '../../apps/server/src/testing/spawned-server.ts'
import type { Check, Fault } from '../fault.ts'
import { checkUsers, settleUploads, waitUntilSettled } from './check-users.ts'
import { type SimulatedUser, signUpSimulatedUser, unexpectedAnswers, upload } from './simulated-user.ts'
import { type TestPostgres, withPostgres } from './with-postgres.ts'

type Work = { own: TestPostgres; servers: SpawnedServer[]; users: SimulatedUser[]; each: number }

const other = ({ servers }: Work, url: string) => servers.find((one) => one.url !== url)?.url ?? url

// A client of a dead server retries with the same key on the one still running.
const uploadAll = async (work: Work, user: SimulatedUser) => {
  for (let count = 0; count < work.each; count++) {
    let done = await upload(user)
    while (done.status !== 201) {
      await sleep(200)
      user.moveTo(other(work, user.client.url))
      done = await upload(user, done.key)
    }
  }
}

const killAndRestart = async ({ own, servers }: Work) => {
  const index = Math.random() < 0.5 ? 0 : 1
  await servers[index]?.end('SIGKILL')
  servers[index] = await spawnServer(own.env)
}

const runWork = async (work: Work, kills: number) => {
  let isOver = false
  const uploading = Promise.all(work.users.map((user) => uploadAll(work, user))).finally(() => {
    isOver = true
  })
  let killed = 0
  while (killed < kills && !isOver) {
    await sleep(500 + Math.random() * 3000)
    await killAndRestart(work)
    killed++
  }
  await uploading
  const [first] = work.servers
  for (const user of work.users) if (first) user.moveTo(first.url)
  return killed
}

/** F08: two processes share one queue, and one of them is killed repeatedly. */
export const twoServers: Fault = {
  id: 'F08',
  title: 'Two servers on one PostgreSQL, killed in turn',
  minutes: 6,
  run: ({ quick, log }) =>
    withPostgres(async (own): Promise<Check[]> => {
      const servers = [await spawnServer(own.env), await spawnServer(own.env)]
      const people = quick ? 3 : 10
      const users = await Promise.all(
        Array.from({ length: people }, (_, index) =>
          signUpSimulatedUser(() => (servers[index % 2] ?? servers[0])?.newClient() ?? refuse()),
        ),
      )
      const work = { own, servers, users, each: quick ? 4 : 50 }
      const jobs = people * work.each
      const kills = await runWork(work, quick ? 2 : 40)
      log(`${jobs} uploads acknowledged, ${kills} kills`)
      await settleUploads(users)
      const isSettled = await waitUntilSettled(users, 180_000)
      const [done] = await askPostgres<{ jobs: number; versions: number }>(own.url, counts)
      const wrong = unexpectedAnswers(users).filter(({ status }) => status !== 0)
      return [
        {
          what: `${jobs} jobs on two processes, one of which was killed ${kills} times: each is done, and once`,
          held: isSettled && done?.jobs === jobs && done.versions === jobs,
          detail: JSON.stringify(done),
          kills,
        },
        {
          what: 'who lived answered with a success or 503',
          held: wrong.length === 0,
          detail: wrong.map(({ status, code }) => `${status} ${code}`).join('; '),
        },
        ...(await checkUsers(users, own.url)),
      ]
    }),
}

const counts = `select
  (select count(*)::int from jobs.job where name = 'analyze-resume' and state = 'completed') as jobs,
  (select count(*)::int from resumes where status = 'completed') as versions`

const refuse = (): never => {
  throw new Error('There is no running server.')
}
