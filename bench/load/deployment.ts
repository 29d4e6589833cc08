import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authSecret, type Seeded, seed } from '../../apps/server/src/testing/seed-load.ts'
import { startPostgres } from '../../scripts/test/start-postgres.mjs'
import { newPerson, upload } from '../speed/person.ts'
import { type Program, startProgram, withDataFolder } from '../speed/program.ts'
import { findNewest, waitUntilNoneOpen } from './newest-version.ts'
import { endConnections, sendRequest } from './send-request.ts'

const root = join(import.meta.dirname, '../..')
const completedWithinMs = 120_000
export const metricsToken = 'token-of-the-load-benchmark'

/** The deployment under load: which database, and how many server processes share it. */
export type Kind = 'embedded' | 'PostgreSQL' | 'PostgreSQL, two processes'

export type Deployment = {
  people: Seeded[]
  programs: Program[]
  /** The address for the nth request; people are distributed over the processes. */
  url: (index: number) => string
  /** A bare route on the same framework in a separate process, for comparison; its responses have the same size. */
  bare: string
  /** Restarts a killed process. */
  restart: (index: number) => Promise<Program>
}

const settings = {
  AUTH_SECRET: authSecret,
  METRICS_TOKEN: metricsToken,
  LOG_LEVEL: 'error',
  // The whole benchmark comes from one network address. Tests cover these limits.
  SIGN_INS_PER_SECOND: '1000000',
  MISSES_PER_10_MINUTES: '1000000',
}

/** Seeds a database, runs the server on it while `use` runs, and cleans everything up. */
export const withDeployment = async <Result>(
  kind: Kind,
  use: (deployment: Deployment) => Promise<Result>,
): Promise<Result> => {
  if (kind === 'embedded')
    return withDataFolder((dataDir) => run({ env: { DATA_DIR: dataDir }, processes: 1 }, use))
  const postgres = await startPostgres({ durable: true })
  if (!postgres) throw new Error('PostgreSQL is not available on this machine.')
  try {
    const processes = kind === 'PostgreSQL' ? 1 : 2
    return await withDataFolder((dataDir) =>
      run({ env: { DATA_DIR: dataDir, DATABASE_URL: postgres.url }, processes }, use),
    )
  } finally {
    await postgres.stop()
  }
}

type Given = { env: Record<string, string>; processes: number }

const run = async <Result>(
  given: Given,
  use: (deployment: Deployment) => Promise<Result>,
): Promise<Result> => {
  const env = { ...settings, ...given.env }
  await makeTemplate(env)
  const people = await seed(env)
  const programs: Program[] = []
  let bare: { url: string; child: ChildProcess } | undefined
  try {
    for (let index = 0; index < given.processes; index++) programs.push(await startProgram({ env }))
    bare = await startBare(await listBytes(programs[0], people[0]))
    const url = (index: number) => programs[index % programs.length]?.url ?? ''
    const restart = async (index: number) => {
      const program = await startProgram({ env })
      programs[index] = program
      return program
    }
    return await use({ people, programs, url, bare: bare.url, restart })
  } finally {
    endConnections()
    bare?.child.kill()
    await Promise.all(programs.map((program) => program.end()))
  }
}

const makeTemplate = async (env: Record<string, string>) => {
  const program = await startProgram({ env })
  try {
    const { client } = await newPerson(program.url)
    const bytes = await readFile(join(root, 'eval/samples/haruto-ishikawa.pdf'))
    await upload(client, { name: 'resume.pdf', type: 'application/pdf', bytes })
    const isOpen = async (asked: Parameters<typeof findNewest>[0]) =>
      (await findNewest(asked))?.status !== 'completed'
    const asked = { url: program.url, cookie: client.cookieHeader }
    if ((await waitUntilNoneOpen([asked], { isOpen, withinMs: completedWithinMs })).length > 0)
      throw new Error('The template version was not completed in time.')
  } finally {
    await program.end()
  }
}

const listBytes = async (program: Program | undefined, person: Seeded | undefined): Promise<number> => {
  const answer = await sendRequest({
    url: `${program?.url}/api/resumes/1`,
    headers: { cookie: person?.cookie ?? '' },
  })
  if (answer.status !== 200) throw new Error(`Listing a seeded person's versions answered ${answer.status}.`)
  return answer.bytes
}

const startBare = async (bytes: number) => {
  const child = fork(join(root, 'apps/server/src/testing/bare-main.ts'), [String(bytes)])
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, child }
}
