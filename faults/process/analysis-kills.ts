import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Resume } from '@nextrung/contract/resumes'
import type { FailPoint } from '../../apps/server/src/fail-points.ts'
import type { Client } from '../../apps/server/src/testing/client.ts'
import {
  fileForm,
  makePerson,
  resumeText,
  waitForCompleted,
} from '../../apps/server/src/testing/factories.ts'
import type { Fault } from '../fault.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'

const points: FailPoint[] = ['analysis.before-parse', 'analysis.before-optimize', 'analysis.before-commit']
const takenAgainWithinMs = 90_000
const startsWithinMs = 5000

type Finished = { client: Client; result: Resume; afterMs: number }

const killInAnalysis = async (server: FaultyServer, point: FailPoint): Promise<Finished> => {
  const { client } = await makePerson(server)
  await server.set({ failAt: `${point}:kill` })
  // The server may die before it answers. That loses nothing, because the key identifies the retry.
  const form = () => fileForm(resumeText(point))
  const headers = { 'idempotency-key': randomUUID() }
  await client.send('POST', '/api/resumes', { form: form(), headers }).catch(() => undefined)
  await server.ended()
  await server.start()
  const startedAt = performance.now()
  await client.send('POST', '/api/resumes', { form: form(), headers })
  const result = await waitForCompleted(client, takenAgainWithinMs)
  return { client, result, afterMs: performance.now() - startedAt }
}

/** Results that have changed after some time; a result must not change. */
const findChanged = async (finished: Finished[]): Promise<string[]> => {
  const wrong: string[] = []
  for (const { client, result } of finished) {
    const { json } = await client.send<Resume[]>('GET', '/api/resumes/1')
    if (json.length !== 1) wrong.push(`${json.length} versions`)
    else if (JSON.stringify(json[0]) !== JSON.stringify(result)) wrong.push(`version ${result.id} changed`)
  }
  return wrong
}

/** Kills the server at three points of the analysis. */
export const analysisKills: Fault = {
  id: 'F04',
  title: 'kill -9 in the analysis',
  minutes: 6,
  run: async ({ quick, log }) => {
    const times = quick ? 1 : 20
    const server = await startFaultyServer()
    server.startedInMs.length = 0
    const finished: Finished[] = []
    for (const point of points)
      for (let round = 0; round < times; round++) {
        finished.push(await killInAnalysis(server, point))
        log(`${point} ${round + 1} of ${times}`)
      }
    await sleep(2000)
    const changed = await findChanged(finished)
    await server.remove()
    const slowest = Math.max(...server.startedInMs)
    const latest = Math.max(...finished.map(({ afterMs }) => afterMs))
    return [
      {
        what: `${times} kills at each of ${points.length} points: taken up again within 90 s of the restart`,
        held: latest <= takenAgainWithinMs,
        detail: `at the latest after ${(latest / 1000).toFixed(1)} s`,
        kills: times * points.length + 1,
      },
      {
        what: 'one result each, which never changes or goes back',
        held: changed.length === 0,
        ...(changed.length > 0 ? { detail: changed.join('; ') } : {}),
      },
      {
        what: 'ready again within 5 s',
        held: slowest <= startsWithinMs,
        detail: `at the slowest ${(slowest / 1000).toFixed(1)} s`,
      },
    ]
  },
}
