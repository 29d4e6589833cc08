import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Resume } from '@nextrung/contract/resumes'
import type { FailPoint } from '../../apps/server/src/fail-points.ts'
import type { Client } from '../../apps/server/src/testing/client.ts'
import { fileForm, makePerson, resumeText } from '../../apps/server/src/testing/factories.ts'
import type { Check, Fault } from '../fault.ts'
import { countOrphanedFiles } from './count-orphaned-files.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'

const fiveMegabytes = `${resumeText('Big')}\nNotes\n${`${'honest work '.repeat(9)}\n`.repeat(48_000)}`

const maxAttempts = 20

/** Retries as the answer says while the server is busy with 5 MB. */
const list = async (client: Client): Promise<Resume[]> => {
  for (let attempt = 1; ; attempt++) {
    const { status, text, json } = await client.send<Resume[]>('GET', '/api/resumes/1')
    if (status === 200) return json
    if (status !== 503 || attempt === maxAttempts) throw new Error(`the list was answered ${status}: ${text}`)
    await sleep(500)
  }
}

const post = (client: Client, { key, text }: { key: string; text: string }) =>
  client.send<Resume>('POST', '/api/resumes', {
    form: fileForm(text),
    headers: { 'idempotency-key': key },
  })

/** Sends this share of the body over a connection that stays open, and resolves when it is written. */
const sendShare = async (client: Client, { share, key }: { share: number; key: string }): Promise<void> => {
  const whole = new Response(fileForm(fiveMegabytes))
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const request = http.request(`${client.url}/api/resumes`, {
    method: 'POST',
    headers: {
      cookie: client.cookieHeader,
      origin: client.url,
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': bytes.byteLength,
      'idempotency-key': key,
    },
  })
  // The connection is expected to break when the server is killed.
  request.on('error', () => {})
  request.on('response', (response) => response.resume())
  const part = bytes.subarray(0, Math.round(bytes.byteLength * share))
  await new Promise<void>((resolve) => {
    request.once('error', () => resolve())
    request.write(part, () => resolve())
  })
}

type Round = { server: FaultyServer; client: Client; share: number }

const killInBody = async ({ server, client, share }: Round): Promise<string[]> => {
  const key = randomUUID()
  await sendShare(client, { share, key })
  // It may die while reading the file, in the transaction, or afterwards.
  await sleep(share === 1 ? Math.random() * 3000 : Math.random() * 60)
  await server.end('SIGKILL')
  await server.start()
  const wrong: string[] = []
  const kept = await list(client)
  if (kept.length > (share < 1 ? 0 : 1)) wrong.push(`${kept.length} versions after ${share}`)
  const again = await post(client, { key, text: fiveMegabytes })
  if (again.status !== 201) wrong.push(`the retry answered ${again.status}`)
  const after = await list(client)
  if (after.length !== 1) wrong.push(`${after.length} versions after the retry`)
  for (const { id } of after) await client.send('DELETE', `/api/resumes/${id}`)
  return wrong
}

const killWhileBytesArrive: Fault = {
  id: 'F01',
  title: 'kill -9 while an upload arrives',
  minutes: 6,
  run: async ({ quick, log }) => {
    const times = quick ? 2 : 50
    const server = await startFaultyServer()
    const { client } = await makePerson(server)
    const wrong: string[] = []
    for (let round = 0; round < times; round++) {
      const share = round % 5 === 4 ? 1 : Math.random()
      log(`${round + 1} of ${times}: after ${Math.round(share * 100)} %`)
      wrong.push(...(await killInBody({ server, client, share })))
    }
    await server.end('SIGKILL')
    const left = await countOrphanedFiles(server.dataDir)
    await server.remove()
    return [
      {
        what: `${times} kills at 0 to 100 % of a 5 MB body: nothing half there, the retry with the same key makes one version`,
        held: wrong.length === 0,
        kills: times + 1,
        ...(wrong.length > 0 ? { detail: wrong.join('; ') } : {}),
      },
      { what: 'I4: no file without a version', held: left === 0, detail: `${left} such files` },
    ]
  },
}

/** Kills the server at a point of the upload; `kept` is the number of versions left before the retry. */
const killAt = async (
  { times, log }: { times: number; log: (line: string) => void },
  { point, kept }: { point: FailPoint; kept: number },
): Promise<Check[]> => {
  const server = await startFaultyServer()
  const wrong: string[] = []
  for (let round = 0; round < times; round++) {
    log(`${round + 1} of ${times}`)
    const { client } = await makePerson(server)
    const sent = { key: randomUUID(), text: resumeText(`Round${round}`) }
    await server.set({ failAt: `${point}:kill` })
    if (await post(client, sent).catch(() => undefined)) wrong.push('the server did not die')
    await server.ended()
    await server.start()
    const before = await list(client)
    if (before.length !== kept) wrong.push(`${before.length} versions after the restart`)
    const again = await post(client, sent)
    const after = await list(client)
    if (again.status !== 201 || after.length !== 1)
      wrong.push(`the retry answered ${again.status}, ${after.length} versions`)
    if (kept === 1 && again.json.id !== before[0]?.id) wrong.push('the retry answered another version')
  }
  await server.end('SIGKILL')
  const left = await countOrphanedFiles(server.dataDir)
  await server.remove()
  return [
    {
      what: `${times} times at ${point}: ${kept === 0 ? 'no version' : 'one version'} after the restart, one after the retry with the same key`,
      held: wrong.length === 0,
      kills: times + 1,
      ...(wrong.length > 0 ? { detail: wrong.join('; ') } : {}),
    },
    { what: 'I4: no file without a version', held: left === 0, detail: `${left} such files` },
  ]
}

/** Kills the server around the commit of an upload. */
export const uploadKills: Fault[] = [
  killWhileBytesArrive,
  {
    id: 'F02',
    title: 'kill -9 before the commit of an upload',
    minutes: 1,
    run: ({ quick, log }) =>
      killAt({ times: quick ? 1 : 10, log }, { point: 'upload.before-commit', kept: 0 }),
  },
  {
    id: 'F03',
    title: 'kill -9 after the commit, before the answer',
    minutes: 1,
    run: ({ quick, log }) =>
      killAt({ times: quick ? 1 : 10, log }, { point: 'upload.after-commit', kept: 1 }),
  },
]
