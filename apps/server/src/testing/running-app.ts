import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type Config, readConfig } from '../config.ts'
import type { OpenDatabase } from '../db/client.ts'
import { prepareDataFolder } from '../db/data-folder.ts'
import type { FailPoints } from '../fail-points.ts'
import type { PasswordHashing } from '../features/identity/identity.ts'
import { makeLog } from '../log.ts'
import { createServer, type Server } from '../server.ts'
import type { FindAlternative } from '../thinking/thinking.ts'
import { Client } from './client.ts'
import { quickPasswords } from './quick-passwords.ts'
import { onBusyMachine } from './spawned-server.ts'
import { watchAudit } from './watch-audit.ts'
import { watchPasswords } from './watch-passwords.ts'

export type RunningApp = Server & {
  url: string
  dataDir: string
  /** Everything the server has logged so far. */
  logs: string[]
  /** Opens a new browser that isn't signed in. */
  newClient(): Client
  /** Calls that didn't write to the audit log what the contract says. */
  auditFaults(): Promise<string[]>
  /** @throws Error when a call's audit events or its cost differ from the contract */
  close(): Promise<void>
}

export type AppOptions = {
  env?: Record<string, string>
  now?: () => Date
  failPoint?: FailPoints
  freeDiskBytes?: () => Promise<number>
  passwords?: PasswordHashing
  /** False for tests that delete audit events or take the database away. */
  isAuditWatched?: boolean
  findAlternative?: FindAlternative
}

/** Starts the real server on a free port with an open database. Closing the server also closes the database. */
export const startOn = async (
  database: OpenDatabase,
  { env = {}, isAuditWatched = true, ...options }: AppOptions,
): Promise<RunningApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nextrung-test-'))
  await prepareDataFolder(dataDir)
  const config: Config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    SIGN_INS_PER_SECOND: '1000',
    REQUESTS_AT_ONCE: '2000',
    ...onBusyMachine,
    ...env,
  })
  const logs: string[] = []
  const sink = new Writable({
    write: (chunk, _, done) => {
      logs.push(String(chunk))
      done()
    },
  })
  const { passwords, ...watched } = watchPasswords(options.passwords ?? quickPasswords)
  const server = await createServer({
    config,
    database,
    log: makeLog(config.logLevel, sink),
    ...options,
    passwords,
  })
  const audit = watchAudit(server)
  watched.watch(server.app)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as { port: number }
  const url = `http://127.0.0.1:${port}`
  return {
    ...server,
    url,
    dataDir,
    logs,
    newClient: () => new Client(url),
    auditFaults: audit.findFaults,
    close: async () => {
      const faults = [...watched.faults, ...(isAuditWatched ? await audit.findFaults() : [])]
      await server.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
      if (faults.length > 0) throw new Error(`not as the contract says: ${[...new Set(faults)].join('; ')}`)
    },
  }
}
