import { setTimeout as sleep } from 'node:timers/promises'
import { askPostgres } from '../../apps/server/src/testing/ask-postgres.ts'
import { spawnServer } from '../../apps/server/src/testing/spawned-server.ts'
import type { Check, Fault } from '../fault.ts'
import { checkUsers, waitUntilSettled } from './check-users.ts'
import { type SimulatedUser, signUpSimulatedUser, upload } from './simulated-user.ts'
import { type TestPostgres, withPostgres } from './with-postgres.ts'

const row = `select id, status, attempt, updated_at::text as "updatedAt", md5(optimized_content) as result from resumes`
type Row = { id: number; status: string; attempt: number; updatedAt: string; result: string | null }

const waitUntil = async (isSo: () => Promise<boolean>, withinMs: number) => {
  const giveUpAt = Date.now() + withinMs
  while (!(await isSo()) && Date.now() < giveUpAt) await sleep(100)
}

const readRow = async ({ url }: TestPostgres): Promise<Row | undefined> =>
  (await askPostgres<Row>(url, row))[0]

/** F10: a process is paused during an analysis, loses its lease, and resumes with a late result. */
export const pausedProcess: Fault = {
  id: 'F10',
  title: 'A paused process wakes up with a late result',
  minutes: 3,
  run: ({ quick, log }) =>
    withPostgres(async (own): Promise<Check[]> => {
      const paused = await spawnServer({ ...own.env, FAIL_AT: 'analysis.before-commit:delay=3000' })
      const user: SimulatedUser = await signUpSimulatedUser(paused.newClient)
      await upload(user)
      await waitUntil(async () => (await readRow(own))?.status === 'analyzing', 20_000)
      paused.child.kill('SIGSTOP')
      const pausedAt = Date.now()
      const second = await spawnServer(own.env)
      user.moveTo(second.url)
      const isSettled = await waitUntilSettled([user], 90_000)
      const tookOver = Date.now() - pausedAt
      const before = await readRow(own)
      if (!quick) await sleep(Math.max(0, 120_000 - tookOver))
      paused.child.kill('SIGCONT')
      await sleep(6000)
      const after = await readRow(own)
      log(`taken over after ${tookOver} ms, woken after ${Math.round((Date.now() - pausedAt) / 1000)} s`)
      const answer = await paused.newClient().send('GET', '/health')
      return [
        {
          what: 'another process takes the analysis of a stopped one within 90 s and completes it',
          held: isSettled && before?.attempt === 2,
          detail: `${tookOver} ms, try ${before?.attempt}`,
        },
        {
          what: 'the late result of the woken process is refused: the row is as it was',
          held: JSON.stringify(before) === JSON.stringify(after),
          detail: `${JSON.stringify(before)} then ${JSON.stringify(after)}`,
        },
        { what: 'the woken process serves again', held: answer.status === 200 },
        ...(await checkUsers([user], own.url)),
      ]
    }),
}
