import pino from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import { LockedError } from './db/lock.ts'
import { NewerDatabaseError, OldServerError } from './db/migrate.ts'
import { createServer } from './server.ts'

const stopWithinMs = 15_000

const run = async () => {
  const config = readConfig()
  const log = pino({ level: config.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection'))
  const server = await createServer({ config, database, log })

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    const overdue = setTimeout(() => process.exit(1), stopWithinMs)
    overdue.unref()
    await server.stop()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      })
    })

  await server.app.listen({ port: config.port, host: config.host })
  const { port } = server.app.server.address() as { port: number }
  const address = config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  process.stdout.write(`\nNextrung is ready: ${address}\n\n`)
}

/** What a person who starts the server can do something about, in one sentence. */
const explain = (error: unknown): string | undefined => {
  if (error instanceof ConfigError || error instanceof LockedError) return error.message
  if (error instanceof NewerDatabaseError || error instanceof OldServerError) return error.message
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'EADDRINUSE') return `Port ${'port' in error ? error.port : ''} is taken by another program. Choose another one, for example: PORT=3001 npm start`
  if (error.code === 'EACCES') return `This port may not be used by you. Choose another one, for example: PORT=3001 npm start`
  return undefined
}

run().catch((error: unknown) => {
  const sentence = explain(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exit(1)
})
