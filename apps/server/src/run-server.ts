import { ConfigError, readConfig } from './config.ts'
import { DamagedDatabaseError } from './db/damaged.ts'
import { LockedError } from './db/lock.ts'
import { NewerDatabaseError, OldServerError } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import type { FailPoints } from './fail-points.ts'
import { startPlaceholderServer } from './http/placeholder-server.ts'
import { makeLog } from './log.ts'
import { openControlSocket } from './operator/control-socket.ts'
import { createServer, type Server } from './server.ts'

const stopWithinMs = 15_000

type Ports = {
  failPoint?: FailPoints
  now?: () => Date
  freeDiskBytes?: () => Promise<number>
  /** Called once the server accepts requests, before it prints that it is ready. */
  onReady?: (server: Server, url: string) => Promise<void>
}

/** Runs the server until a signal stops it. Errors that the operator can fix are reported in one sentence. */
export const runServer = (ports: Ports = {}): void => {
  start(ports).catch((error: unknown) => {
    const sentence = explain(error) ?? (error instanceof Error ? error.stack : String(error))
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  })
}

const start = async ({ onReady, ...ports }: Ports) => {
  const config = readConfig()
  const log = makeLog(config.logLevel)
  // With a random port, nobody would know where to ask.
  const stopPlaceholder =
    config.databaseUrl && config.port > 0 ? await startPlaceholderServer(config) : undefined
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection'))
  const server = await createServer({ config, database, log, ...ports })
  const closeControl =
    database.driver.kind === 'embedded'
      ? await openControlSocket(config.dataDir, { database, log })
      : async () => {}

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    await server.stop()
    await closeControl()
    await database.close()
    process.exit(0)
  }
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      })
    })

  await stopPlaceholder?.()
  await server.app.listen({ port: config.port, host: config.host })
  const { port } = server.app.server.address() as { port: number }
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const url = config.publicUrl ?? `http://${host}:${port}`
  await onReady?.(server, `http://${host}:${port}`)
  process.stdout.write(`\nNextrung is ready: ${url}\n\n`)
}

const folderErrors: Record<string, string> = {
  EACCES: 'this account may not use it.',
  EPERM: 'this account may not change it.',
  EROFS: 'the disk is read-only.',
  ENOTDIR: 'it is not a folder.',
  EEXIST: 'it is not a folder.',
}

const explain = (error: unknown): string | undefined => {
  const isOurs = [ConfigError, LockedError, DamagedDatabaseError, NewerDatabaseError, OldServerError].some(
    (kind) => error instanceof kind,
  )
  if (error instanceof Error && isOurs) return error.message
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if ('path' in error && folderErrors[String(error.code)])
    return `${error.path}: ${folderErrors[String(error.code)]} Nothing was changed. Choose another DATA_DIR, or give it to this account.`
  if (!('port' in error)) return undefined
  const advice = 'Choose another one, for example: PORT=3001 npm start'
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is taken by another program. ${advice}`
  if (error.code === 'EACCES') return `Port ${error.port} may not be used by this account. ${advice}`
  return undefined
}
