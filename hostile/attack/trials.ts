import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Resume } from '@nextrung/contract/resumes'
import { bombObject, buildPdf, firstExtraObject } from '@nextrung/documents/read/testing/build-pdf'
import type { Client } from '../../apps/server/src/testing/client.ts'
import { fileForm, makePerson, waitForCompleted } from '../../apps/server/src/testing/factories.ts'
import { outcomes } from '../hostile-file.ts'
import { textResume } from '../sample-content.ts'
import { startTarget, type Target } from './target.ts'

type Result = { faults: string[]; figures: string }
/** A test that takes more than one file. */
export type Trial = { id: string; title: string; run: () => Promise<Result> }

const small = { warmUpBytes: 100_000 }

const onTarget =
  (env: Record<string, string>, attempt: (target: Target) => Promise<Result>): Trial['run'] =>
  async () => {
    const target = await startTarget(env, small)
    try {
      return await attempt(target)
    } finally {
      await target.close()
    }
  }

const faultsOf = (checks: Record<string, boolean>): string[] =>
  Object.entries(checks)
    .filter(([, isHeld]) => !isHeld)
    .map(([what]) => `not so: ${what}`)

const upload = (client: Client, text: string) =>
  client.send<Resume & { code?: string; error?: string }>('POST', '/api/resumes', {
    form: fileForm(textResume([text])),
  })

/** 50 MB without a content length: the answer must come long before the end. */
const withoutLength = onTarget({}, async ({ server }) => {
  const { client } = await makePerson(server)
  const started = performance.now()
  const { status, sentMegabytes } = await sendEndless(client, 50)
  const ms = performance.now() - started
  return {
    figures: `${status} after ${sentMegabytes} of 50 MB and ${(ms / 1000).toFixed(1)} s`,
    faults: faultsOf({
      'it is refused with 413': status === 413,
      'in less than 2 s': ms < 2000,
      'before the whole body was read': sentMegabytes < 50,
    }),
  }
})

const sendEndless = (client: Client, megabytes: number): Promise<{ status: number; sentMegabytes: number }> =>
  new Promise((resolve, reject) => {
    let sentMegabytes = 0
    const sending = request(`${client.url}/api/resumes`, {
      method: 'POST',
      headers: {
        cookie: client.cookieHeader,
        origin: client.url,
        'content-type': 'multipart/form-data; boundary=x',
        'transfer-encoding': 'chunked',
      },
    })
    sending.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, sentMegabytes })
      sending.destroy()
    })
    sending.on('error', reject)
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
    const megabyte = Buffer.alloc(1_000_000, 'a')
    const more = () => {
      if (sending.destroyed || sentMegabytes >= megabytes) return
      sentMegabytes++
      if (sending.write(megabyte)) setImmediate(more)
      else sending.once('drain', more)
    }
    more()
  })

/** The per-person limits, set low to be reached quickly; their message must say what to do. */
const fullLists = onTarget({ VERSIONS_PER_PERSON: '5', STORAGE_PER_PERSON_MB: '3' }, async ({ server }) => {
  const many = await makePerson(server)
  for (let version = 1; version <= 5; version++) await upload(many.client, `version ${version}`)
  const sixth = await upload(many.client, 'version 6')
  const large = await makePerson(server)
  const statuses: number[] = []
  let last = sixth
  for (let part = 1; part <= 3; part++) {
    const form = fileForm(Buffer.alloc(1_400_000, `Managed accounts of team ${part}.\n`))
    last = await large.client.send('POST', '/api/resumes', { form })
    statuses.push(last.status)
  }
  return {
    figures: `version 6 of 5: ${sixth.status}; 1.4 MB three times into 3 MB: ${statuses.join(', ')}`,
    faults: faultsOf({
      'one version too many is refused with 409':
        sixth.status === 409 && sixth.json.code === 'TOO_MANY_VERSIONS',
      'its sentence says what to do': /Delete one and try again/.test(sixth.json.error ?? ''),
      'one file too large for the rest is refused with 409': last.status === 409,
      'those before it were kept': statuses.slice(0, 2).every((status) => status === 201),
    }),
  }
})

/** Ten simultaneous uploads by one person: they are read one at a time, and none is lost. */
const tenUploads = onTarget({}, async ({ server, readers }) => {
  const { client } = await makePerson(server)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => upload(client, `upload ${at}`)))
  const kept = (await client.send<Resume[]>('GET', '/api/resumes/1')).json
  const versions = kept.map(({ version }) => version).toSorted((a, b) => a - b)
  return {
    figures: `${kept.length} of 10 kept, at most ${readers.maxProcesses()} reading processes with the spare one`,
    faults: faultsOf({
      'all are accepted': answers.every(({ status }) => status === 201),
      'all are kept and numbered': versions.join() === '1,2,3,4,5,6,7,8,9,10',
      'at most two are read at once': readers.maxProcesses() <= 3,
    }),
  }
})

/** One person repeatedly sends a file that crashes its reader, while another uploads and waits for a result. */
const poison = onTarget({}, async ({ server }) => {
  const [attacker, other] = [await makePerson(server), await makePerson(server)]
  const bytes = Buffer.from(buildPdf([{ raw: '' }], { extraObjects: [await bombObject(700, 'BT ET ')] }))
  bytes.write(`/Contents ${firstExtraObject(1)} 0 R`, bytes.indexOf('/Contents 8 0 R'), 'latin1')
  const attacks = Promise.all(
    Array.from({ length: 6 }, async () => {
      const form = fileForm(bytes, { name: 'a.pdf' })
      return attacker.client.send<{ error: string }>('POST', '/api/resumes', { form })
    }),
  )
  const waits: number[] = []
  for (let turn = 1; turn <= 3; turn++) {
    await sleep(200)
    const started = performance.now()
    await upload(other.client, `turn ${turn}`)
    await waitForCompleted(other.client, 60_000)
    waits.push(performance.now() - started)
  }
  const refused = await attacks
  const slowest = Math.max(...waits)
  return {
    figures: `6 killers answered ${[...new Set(refused.map(({ status }) => status))].join(', ')}; another's upload to result in at most ${(slowest / 1000).toFixed(1)} s`,
    faults: faultsOf({
      'each killer gets its sentence': refused.every(({ json }) =>
        outcomes.tooComplex.sentence.test(json.error),
      ),
      'others have their result within 10 s': slowest < 10_000,
    }),
  }
})

export const trials: readonly Trial[] = [
  { id: 'endless', title: '50 MB without a declared length', run: withoutLength },
  { id: 'full', title: 'Too many versions, too many bytes', run: fullLists },
  { id: 'ten', title: 'Ten uploads of one person at once', run: tenUploads },
  { id: 'poison', title: 'A file that kills its reader every time', run: poison },
]
