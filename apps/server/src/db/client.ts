import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import type pg from 'pg'
import { withDeadline } from './embedded-deadline.ts'
import { embeddedOptions } from './embedded-options.ts'
import { type EngineWatchdog, startEngineWatchdog } from './embedded-watchdog.ts'
import { BoundedPool } from './server-pool.ts'
import { transactionOn } from './server-transaction.ts'

/** What stores query. Inside `transaction((tx) => …)`, use only `tx`: the embedded database has a single session. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database of either kind. */
export type OpenDatabase = {
  db: Database
  /** The embedded database, or the pool of connections to a server. */
  driver: { kind: 'embedded'; lite: PGlite } | ServerDriver
  /** Runs long operations, such as migrations and backups, without the embedded database's deadline. */
  withoutDeadline<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

type ServerDriver = { kind: 'server'; pool: pg.Pool; url: string }
type ServerDatabase = OpenDatabase & { driver: ServerDriver }

type OnError = (error: Error) => void

const statementTimeoutMs = 5000
// The server enforces its own, shorter timeout; this one catches a server that does not answer at all.
const answerTimeoutMs = 6000
const idleInTransactionMs = 30_000
const connections = 10
const maxWaiting = 200
const embeddedDeadlineMs = 10_000
const engineHangsAfterMs = 10_000
const checkpointEveryMs = 5 * 60_000
const vacuumEveryMs = 24 * 3600_000

/** Opens the embedded database in a folder. The caller holds the folder's lock. */
export const openEmbeddedDatabase = async (
  dataDir: string,
  onError: OnError,
  { hangsAfterMs = engineHangsAfterMs }: { hangsAfterMs?: number } = {},
): Promise<OpenDatabase> => {
  const lite = await PGlite.create({ dataDir: join(dataDir, 'database'), ...embeddedOptions })
  return wrapEmbedded(lite, onError, startEngineWatchdog({ hangsAfterMs }))
}

/** Wraps an embedded database that is already open. `onError` receives errors of background maintenance. */
export const wrapEmbedded = (lite: PGlite, onError: OnError, watchdog?: EngineWatchdog): OpenDatabase => {
  let longTasks = 0
  const withoutDeadline = async <T>(work: () => Promise<T>): Promise<T> => {
    watchdog?.setLongTasks(++longTasks)
    try {
      return await work()
    } finally {
      watchdog?.setLongTasks(--longTasks)
    }
  }
  const options = { deadlineMs: embeddedDeadlineMs, isDeadlineOff: () => longTasks > 0, counter: watchdog }
  const bounded = withDeadline(lite, options)
  // PGlite runs neither a checkpointer nor autovacuum.
  const maintain = (statement: string) => {
    if (lite.closed) return
    void withoutDeadline(() => lite.exec(statement)).catch((error: Error) => {
      // A maintenance run that the closing database cut short is not a failure.
      if (!lite.closed) onError(error)
    })
  }
  const checkpoint = setInterval(() => maintain('CHECKPOINT'), checkpointEveryMs)
  const vacuum = setInterval(() => maintain('VACUUM (ANALYZE)'), vacuumEveryMs)
  checkpoint.unref()
  vacuum.unref()
  return {
    db: drizzleLite({ client: bounded, casing: 'snake_case' }),
    driver: { kind: 'embedded', lite: bounded },
    withoutDeadline,
    close: async () => {
      clearInterval(checkpoint)
      clearInterval(vacuum)
      await withoutDeadline(() => lite.exec('CHECKPOINT'))
      await lite.close()
      await watchdog?.stop()
    },
  }
}

/** Connects to a PostgreSQL server. `onError` receives errors of idle connections. */
export const openDatabaseServer = (url: string, onError: OnError): OpenDatabase =>
  serverDatabase(url, onError, {
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  })

/** Connects to a PostgreSQL server without deadlines, for long operations: migrations, backup and restore. */
export const openServerWithoutDeadlines = (url: string, onError: OnError): ServerDatabase =>
  serverDatabase(url, onError, {})

const serverDatabase = (url: string, onError: OnError, deadlines: pg.PoolConfig): ServerDatabase => {
  const pool = new BoundedPool(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: 'nextrung',
      ...deadlines,
    },
    maxWaiting,
  )
  pool.on('error', onError)
  const db: Database = drizzlePg({ client: pool, casing: 'snake_case' })
  db.transaction = transactionOn(pool)
  return {
    db,
    driver: { kind: 'server', pool, url },
    withoutDeadline: (work) => work(),
    close: () => pool.end(),
  }
}
