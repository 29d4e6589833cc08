import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import pg from 'pg'

/** What stores query. Inside `transaction((tx) => …)` only `tx` may be used: the embedded database has one session. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database of either kind. */
export type OpenDatabase = {
  db: Database
  /** The embedded database, or the pool of connections to a server. */
  driver: { kind: 'embedded'; lite: PGlite } | { kind: 'server'; pool: pg.Pool; url: string }
  close(): Promise<void>
}

type OnError = (error: Error) => void

const statementTimeoutMs = 5000
const checkpointEveryMs = 5 * 60_000
const vacuumEveryMs = 24 * 3600_000

/** The embedded database starts with less shared memory and a small write-ahead log: it serves one process. */
export const embeddedStartParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=16MB',
  '-c',
  'max_wal_size=64MB',
  '-c',
  'min_wal_size=32MB',
]

/** Opens the embedded database in a folder. The caller holds the folder's lock. */
export const openEmbeddedDatabase = async (dataDir: string, onError: OnError): Promise<OpenDatabase> =>
  wrapEmbedded(
    await PGlite.create({ dataDir: join(dataDir, 'database'), startParams: embeddedStartParams }),
    onError,
  )

/** Takes over an embedded database that is open already. `onError` hears of upkeep that fails. */
export const wrapEmbedded = (lite: PGlite, onError: OnError): OpenDatabase => {
  // It has no checkpointer and no autovacuum of its own.
  const checkpoint = setInterval(() => void lite.exec('CHECKPOINT').catch(onError), checkpointEveryMs)
  const vacuum = setInterval(() => void lite.exec('VACUUM (ANALYZE)').catch(onError), vacuumEveryMs)
  checkpoint.unref()
  vacuum.unref()
  return {
    db: drizzleLite({ client: lite, casing: 'snake_case' }),
    driver: { kind: 'embedded', lite },
    close: async () => {
      clearInterval(checkpoint)
      clearInterval(vacuum)
      await lite.exec('CHECKPOINT')
      await lite.close()
    },
  }
}

/** Connects to a PostgreSQL server. `onError` hears of connections that break while idle. */
export const openDatabaseServer = (url: string, onError: OnError): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementTimeoutMs,
    application_name: 'nextrung',
  })
  pool.on('error', onError)
  return {
    db: drizzlePg({ client: pool, casing: 'snake_case' }),
    driver: { kind: 'server', pool, url },
    close: () => pool.end(),
  }
}
