import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import type pg from 'pg'
import { holdLockForConnection } from './advisory-locks.ts'
import { type OpenDatabase, openServerWithoutDeadlines } from './client.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')
const minimumServerVersion = 150000

/** Thrown when the database was made by a newer version of the program. Nothing in it was changed. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
  constructor() {
    super(
      'This database was made by a newer version of Nextrung. Nothing was changed. ' +
        'Start that version or a later one, choose another DATA_DIR or DATABASE_URL, ' +
        'or restore a backup that this version made: npm run restore -- <file> --replace',
    )
  }
}

export class OldServerError extends Error {
  override name = 'OldServerError'
}

/**
 * Migrates the tables to this program's version. Several processes can call it at once on one server.
 * @throws NewerDatabaseError before anything is changed
 * @throws OldServerError when the server is older than PostgreSQL 15
 */
export const migrate = async (database: OpenDatabase): Promise<void> => {
  const { driver } = database
  if (driver.kind === 'embedded') {
    await refuseNewer(database)
    return migrateLite(drizzleLite({ client: driver.lite }), { migrationsFolder })
  }
  const server = openServerWithoutDeadlines(driver.url, () => {})
  try {
    await migrateServer(server.driver.pool, database)
  } finally {
    await server.close()
  }
}

const migrateServer = async (pool: pg.Pool, database: OpenDatabase) => {
  const client = await pool.connect()
  try {
    await refuseOldServer(client)
    await holdLockForConnection(client, 'migration')
    await refuseNewer(database)
    await migratePg(drizzlePg({ client }), { migrationsFolder })
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}

const refuseOldServer = async (client: { query(text: string): Promise<{ rows: unknown[] }> }) => {
  const { rows } = await client.query("select current_setting('server_version_num')::int as version")
  const version = (rows[0] as { version: number } | undefined)?.version ?? 0
  if (version < minimumServerVersion)
    throw new OldServerError(
      `Nextrung needs PostgreSQL 15 or newer; this server is version ${Math.floor(version / 10000)}.`,
    )
}

const newestMigration = (): number => {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  return Math.max(...journal.entries.map((entry: { when: number }) => entry.when))
}

const refuseNewer = async ({ db, driver }: OpenDatabase) => {
  const known = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  )
  const present = (known as unknown as { rows: { present: boolean }[] }).rows[0]?.present
  if (!present) return
  const applied = await db.execute(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  const newest = Number((applied as unknown as { rows: { newest: string | null }[] }).rows[0]?.newest ?? 0)
  if (newest > newestMigration()) {
    if (driver.kind === 'embedded') await driver.lite.close()
    throw new NewerDatabaseError()
  }
}

/** PostgreSQL major version of the embedded engine. It cannot open a folder of any other version. */
const embeddedMajor = 18

/** The file that records the folder's newest applied migration. */
export const versionMark = (dataDir: string): string => join(dataDir, 'database-version')

/**
 * Refuses a folder of a newer version, judging by its version files, before the embedded engine opens anything in it.
 * @throws NewerDatabaseError
 */
export const refuseNewerFolder = (dataDir: string): void => {
  const engineMark = join(dataDir, 'database', 'PG_VERSION')
  if (existsSync(engineMark) && Number(readFileSync(engineMark, 'utf8')) > embeddedMajor)
    throw new NewerDatabaseError()
  if (
    existsSync(versionMark(dataDir)) &&
    Number(readFileSync(versionMark(dataDir), 'utf8')) > newestMigration()
  )
    throw new NewerDatabaseError()
}

/** Records in the folder which version its database now has. */
export const markFolderVersion = (dataDir: string): void =>
  writeFileSync(versionMark(dataDir), `${newestMigration()}\n`, { mode: 0o600 })
