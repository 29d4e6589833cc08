import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, spawnProgram } from '../../apps/server/src/testing/spawned-server.ts'
import type { Check, Fault } from '../fault.ts'
import { withPostgres } from './with-postgres.ts'

/** F11: the database server is unavailable when the program starts, and comes up later. */
export const databaseUnavailableAtStart: Fault = {
  id: 'F11',
  title: 'PostgreSQL down at the start',
  minutes: 1,
  run: ({ quick, log }) =>
    withPostgres(async ({ proxy, env }): Promise<Check[]> => {
      const awayMs = quick ? 3000 : 30_000
      await proxy.setLink({ kind: 'refuse' })
      const port = await freePort()
      const server = spawnProgram({ ...env, PORT: String(port) })
      const url = `http://127.0.0.1:${port}`
      const waiting = await poll(`${url}/health`, (status) => status === 503, 30_000)
      const health = await read(`${url}/health`)
      const page = await read(`${url}/api/resumes/1`)
      await sleep(awayMs)
      const isAlive = server.child.exitCode === null
      await proxy.setLink({ kind: 'pass' })
      const backAt = Date.now()
      const served = await poll(`${url}/health`, (status) => status === 200, 60_000)
      const serves = Date.now() - backAt
      log(`asked after ${waiting} ms, away for ${awayMs} ms more, served ${serves} ms after the return`)
      server.child.kill('SIGTERM')
      const code = await server.ended
      return [
        {
          what: `while it is away (${awayMs / 1000} s) the process waits and /health answers 503`,
          held: isAlive && health?.status === 503 && health.json.ready === false,
          detail: JSON.stringify(health),
        },
        {
          what: 'every other call is answered 503 with the sentence to try again',
          held: page?.status === 503 && page.json.code === 'UNAVAILABLE',
        },
        {
          what: 'it serves within 5 s of the return',
          held: served !== undefined && serves <= 5000,
          detail: `${serves} ms`,
        },
        { what: 'it ends in order', held: code === 0, detail: `exit code ${code}` },
      ]
    }),
}

const read = async (url: string) => {
  const answer = await fetch(url).catch(() => undefined)
  return (
    answer && { status: answer.status, json: (await answer.json()) as { ready?: boolean; code?: string } }
  )
}

const poll = async (url: string, isRight: (status: number) => boolean, withinMs: number) => {
  const startedAt = Date.now()
  while (Date.now() - startedAt < withinMs) {
    const answer = await read(url)
    if (answer && isRight(answer.status)) return Date.now() - startedAt
    await sleep(50)
  }
  return undefined
}
