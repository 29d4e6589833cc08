import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import type pg from 'pg'
import { withDeadline } from './embedded-deadline.ts'
import { embeddedOptions } from './embedded-options.ts'
import { type EngineWatch, watchEngine } from './embedded-watch.ts'
import { BoundedPool } from './server-pool.ts'
import { transactionOn } from './server-transaction.ts'

/** What stores query. Inside `transaction((tx) => …)` only `tx` may be used: the embedded database has one session. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database of either kind. */
export type OpenDatabase = {
  db: Database
  /** The embedded database, or the pool of connections to a server. */
  driver: { kind: 'embedded'; lite: PGlite } | ServerDriver
  /** Runs what may rightly take longer than a person waits: the embedded database gets no deadline for it. */
  patiently<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

type ServerDriver = { kind: 'server'; pool: pg.Pool; url: string }
type ServerDatabase = OpenDatabase & { driver: ServerDriver }

type OnError = (error: Error) => void

const statementTimeoutMs = 5000
// The server's own deadline comes first; this one is for a server that does not answer at all.
const answerTimeoutMs = 6000
const idleInTransactionMs = 30_000
const connections = 10
const longestLine = 200
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
  return wrapEmbedded(lite, onError, watchEngine({ hangsAfterMs }))
}

/** Takes over an embedded database that is open already. `onError` hears of upkeep that fails. */
export const wrapEmbedded = (lite: PGlite, onError: OnError, watch?: EngineWatch): OpenDatabase => {
  let longWorks = 0
  const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
    watch?.resting(++longWorks)
    try {
      return await work()
    } finally {
      watch?.resting(--longWorks)
    }
  }
  const options = { deadlineMs: embeddedDeadlineMs, isPatient: () => longWorks > 0, count: watch }
  const bounded = withDeadline(lite, options)
  // It has no checkpointer and no autovacuum of its own.
  const upkeep = (statement: string) => void patiently(() => lite.exec(statement)).catch(onError)
  const checkpoint = setInterval(() => upkeep('CHECKPOINT'), checkpointEveryMs)
  const vacuum = setInterval(() => upkeep('VACUUM (ANALYZE)'), vacuumEveryMs)
  checkpoint.unref()
  vacuum.unref()
  return {
    db: drizzleLite({ client: bounded, casing: 'snake_case' }),
    driver: { kind: 'embedded', lite: bounded },
    patiently,
    close: async () => {
      clearInterval(checkpoint)
      clearInterval(vacuum)
      await patiently(() => lite.exec('CHECKPOINT'))
      await lite.close()
      await watch?.stop()
    },
  }
}

/** Connects to a PostgreSQL server. `onError` hears of connections that break while idle. */
export const openDatabaseServer = (url: string, onError: OnError): OpenDatabase =>
  serverDatabase(url, onError, {
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  })

/** The same without deadlines, for what may rightly take long: bringing tables up to date, backup and restore. */
export const openPatientServer = (url: string, onError: OnError): ServerDatabase =>
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
    longestLine,
  )
  pool.on('error', onError)
  const db: Database = drizzlePg({ client: pool, casing: 'snake_case' })
  db.transaction = transactionOn(pool)
  return { db, driver: { kind: 'server', pool, url }, patiently: (work) => work(), close: () => pool.end() }
}
