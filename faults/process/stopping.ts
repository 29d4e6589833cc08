import { setTimeout as sleep } from 'node:timers/promises'
import type { Resume } from '@nextrung/contract/resumes'
import type { Client } from '../../apps/server/src/testing/client.ts'
import {
  fileForm,
  makePerson,
  resumeText,
  waitForCompleted,
} from '../../apps/server/src/testing/factories.ts'
import type { Fault } from '../fault.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'
import { countSent } from './requests-sent.ts'

const requests = 20
const endsWithinMs = 15_000

const list = async (client: Client) => (await client.send<Resume[]>('GET', '/api/resumes/1')).json

const untilAnalyzing = async (client: Client): Promise<void> => {
  const giveUpAt = Date.now() + 20_000
  while ((await list(client)).filter(({ status }) => status === 'analyzing').length < 2)
    if (Date.now() > giveUpAt) throw new Error('no two analyses ran at the same time')
    else await sleep(50)
}

const stopOnce = async (
  server: FaultyServer,
  round: number,
): Promise<{ wrong: string[]; tookMs: number }> => {
  const wrong: string[] = []
  const { client } = await makePerson(server)
  await server.set({ failAt: 'analysis.before-commit:delay=3000,upload.before-commit:delay=700' })
  const post = (name: string) =>
    client.send<Resume>('POST', '/api/resumes', { form: fileForm(resumeText(name)) })
  await Promise.all([post(`First${round}`), post(`Second${round}`)])
  await untilAnalyzing(client)
  const sent = countSent()
  const answering = Promise.allSettled(
    Array.from({ length: requests }, (_, index) =>
      index % 2 === 0 ? post(`Request${index}`) : client.send('GET', '/api/resumes/1'),
    ),
  )
  await sent.reached({ heads: requests, bodies: requests / 2 })
  // An answer on a later connection means the earlier connections were accepted.
  await fetch(`${client.url}/health`, { headers: { connection: 'close' } })
  const startedAt = performance.now()
  const code = await server.end('SIGTERM')
  const tookMs = performance.now() - startedAt
  const answers = await answering
  const broken = answers.filter(({ status }) => status === 'rejected').length
  if (broken > 0) wrong.push(`${broken} connection errors (${causes(answers)})`)
  if (code !== 0) wrong.push(`exit code ${code}`)
  if (tookMs > endsWithinMs) wrong.push(`ended after ${Math.round(tookMs)} ms`)
  const statuses = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : []))
  for (const status of statuses) if (![200, 201, 503].includes(status)) wrong.push(`answered ${status}`)
  await server.set({})
  await server.start()
  await waitForCompleted(client, 60_000)
  const made = statuses.filter((status) => status === 201).length + 2
  const kept = (await list(client)).length
  if (kept !== made) wrong.push(`${made} were acknowledged, ${kept} are there`)
  return { wrong, tookMs }
}

const causes = (answers: PromiseSettledResult<unknown>[]): string =>
  [
    ...new Set(
      answers.map((one) => (one.status === 'rejected' ? String(one.reason?.cause ?? one.reason) : '')),
    ),
  ]
    .filter(Boolean)
    .join(', ')

/** Like a deployment: the server is asked to stop while it works. */
export const stopping: Fault = {
  id: 'F07',
  title: `SIGTERM with ${requests} requests and 2 jobs running`,
  minutes: 3,
  run: async ({ quick, log }) => {
    const times = quick ? 1 : 10
    const server = await startFaultyServer()
    const wrong: string[] = []
    let slowestMs = 0
    for (let round = 0; round < times; round++) {
      const { wrong: found, tookMs } = await stopOnce(server, round)
      wrong.push(...found)
      slowestMs = Math.max(slowestMs, tookMs)
      log(`${round + 1} of ${times}: ended after ${Math.round(tookMs)} ms`)
    }
    await server.remove()
    return [
      {
        what: `${times} times: every request is answered, the jobs are done after the next start, ended within 15 s`,
        held: wrong.length === 0,
        kills: 1,
        detail: wrong.length > 0 ? wrong.join('; ') : `at the slowest ${(slowestMs / 1000).toFixed(1)} s`,
      },
    ]
  },
}
