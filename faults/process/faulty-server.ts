import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '../../apps/server/src/testing/client.ts'
import type { Faults } from '../../apps/server/src/testing/faulty-main.ts'
import {
  makeDataFolder,
  type SpawnedServer,
  spawnServer,
} from '../../apps/server/src/testing/spawned-server.ts'

const settings = {
  SIGN_INS_PER_SECOND: '1000',
  PROBES_PER_10_MINUTES: '100000',
  VERSIONS_PER_PERSON: '10000',
  STORAGE_PER_PERSON_MB: '10000',
}

/** A data folder with a server that is killed and restarted; sessions survive. */
export type FaultyServer = {
  dataDir: string
  /** How long each start took until the server was ready. */
  startedInMs: number[]
  newClient(): Client
  start(env?: Record<string, string>): Promise<void>
  /** Sets the faults of the running server and of later ones. */
  set(faults: Faults): Promise<void>
  end(signal: NodeJS.Signals): Promise<number | null>
  ended(): Promise<number | null>
  running(): SpawnedServer
  remove(): Promise<void>
}

/** Starts the real program on a new folder, always with `own` settings. `remove` stops it and deletes the folder. */
export const startFaultyServer = async (own: Record<string, string> = {}): Promise<FaultyServer> => {
  const { dataDir, remove } = await makeDataFolder()
  const faultsFile = join(dataDir, 'faults.json')
  const clients: Client[] = []
  const startedInMs: number[] = []
  let server: SpawnedServer
  const start = async (env: Record<string, string> = {}) => {
    const startedAt = performance.now()
    server = await spawnServer({ DATA_DIR: dataDir, FAULTS_FILE: faultsFile, ...settings, ...own, ...env })
    startedInMs.push(performance.now() - startedAt)
    for (const client of clients) client.url = server.url
  }
  await start()
  return {
    dataDir,
    startedInMs,
    start,
    newClient: () => {
      const client = server.newClient()
      clients.push(client)
      return client
    },
    set: (faults) => writeFile(faultsFile, JSON.stringify(faults)),
    end: (signal) => server.end(signal),
    ended: () => server.ended,
    running: () => server,
    remove: async () => {
      await server.end('SIGKILL')
      await remove()
    },
  }
}
