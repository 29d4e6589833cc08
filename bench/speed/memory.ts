import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../scripts/test/start-postgres.mjs'
import type { Benchmark, Figure } from '../benchmark.ts'
import { MB } from './numbers.ts'
import { newPerson, sampleFile, untilCompleted, upload } from './person.ts'
import { memoryOf } from './process-memory.ts'
import { type Program, withDataFolder, withProgram } from './program.ts'

const idleMs = 60_000
// The server releases what it loaded for the work after an idle minute.
const afterWorkMs = 120_000
const aims = { embedded: 500_000_000, PostgreSQL: 250_000_000 }

type Kind = keyof typeof aims

const work = async (program: Program) => {
  const { client } = await newPerson(program.url)
  const file = await sampleFile()
  const id = await upload(client, file)
  await untilCompleted(client, id)
  for (const format of ['pdf', 'doc']) {
    const answer = await client.send('GET', `/api/resumes/${id}/download?format=${format}`)
    if (answer.status !== 200) throw new Error(`download answered ${answer.status}: ${answer.text}`)
  }
  const preview = await client.send('GET', `/api/resumes/${id}/preview?page=1`)
  if (preview.status !== 200) throw new Error(`preview answered ${preview.status}: ${preview.text}`)
}

const figure = async (kind: Kind, when: string, program: Program): Promise<Figure> => {
  const { own, children } = await memoryOf(program.child.pid ?? 0)
  return {
    what: `${kind}, ${when}`,
    value: MB(own + children),
    aim: `at most ${MB(aims[kind])}`,
    met: own + children <= aims[kind],
    note: `server ${MB(own)}, what it started ${MB(children)}`,
  }
}

const measure = (kind: Kind, env: Record<string, string>): Promise<Figure[]> =>
  withDataFolder((dataDir) =>
    withProgram({ env: { DATA_DIR: dataDir, ...env } }, async (program) => {
      await sleep(idleMs)
      const idle = await figure(kind, `${idleMs / 1000} s after the start, no request`, program)
      await work(program)
      const busy = await figure(kind, 'right after the first upload, two downloads and a preview', program)
      await sleep(afterWorkMs)
      const after = await figure(kind, `${afterWorkMs / 1000} s after them`, program)
      return [idle, { what: busy.what, value: busy.value, note: busy.note ?? '' }, after]
    }),
  )

const onPostgres = async (): Promise<Figure[]> => {
  const postgres = await startPostgres()
  if (!postgres) return [{ what: 'PostgreSQL', value: 'not measured', note: 'this machine has none' }]
  try {
    return await measure('PostgreSQL', { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

export const memory: Benchmark = {
  name: 'memory',
  title: 'Memory when idle',
  minutes: 4,
  run: async (log) => {
    if (process.platform !== 'linux') return [{ what: 'memory', value: 'not measured', note: 'needs Linux' }]
    log('three minutes of doing nothing')
    const both = await Promise.all([measure('embedded', {}), onPostgres()])
    return both.flat()
  },
}
