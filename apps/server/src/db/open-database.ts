import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { type OpenDatabase, openDatabaseServer, openEmbeddedDatabase } from './client.ts'
import { createIfMissing, explainDamage, readAllRows, refuseDamagedFolder } from './damaged.ts'
import { prepareDataFolder } from './data-folder.ts'
import { lockFolder } from './lock.ts'
import { markFolderVersion, migrate, NewerDatabaseError, refuseNewerFolder } from './migrate.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const retryEveryMs = 1000
const logEveryMs = 30_000

/**
 * Opens the configured database: a PostgreSQL server, or the embedded one in the locked data folder.
 * @throws LockedError when another process uses the data folder, NewerDatabaseError when a newer version made the
 * database, DamagedDatabaseError when it cannot be opened
 */
export const openDatabase = async (
  config: Config,
  onError: (error: Error) => void,
): Promise<OpenDatabase> => {
  await prepareDataFolder(config.dataDir)
  if (config.databaseUrl) return connect(config.databaseUrl, onError)
  const unlock = await lockFolder(config.dataDir)
  try {
    const database = await openVerified(config.dataDir, onError)
    return {
      ...database,
      close: async () => {
        await database.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

const openVerified = async (dataDir: string, onError: (error: Error) => void): Promise<OpenDatabase> => {
  refuseNewerFolder(dataDir)
  await refuseDamagedFolder(dataDir)
  try {
    await createIfMissing(dataDir)
    const database = await openEmbeddedDatabase(dataDir, onError)
    await database.withoutDeadline(async () => {
      await migrate(database)
      await readAllRows(database)
    })
    markFolderVersion(dataDir)
    return database
  } catch (error) {
    throw error instanceof NewerDatabaseError ? error : await explainDamage(dataDir, error)
  }
}

// The database server may start later or be down for a while. A supervisor could only retry, too.
const connect = async (url: string, onError: (error: Error) => void): Promise<OpenDatabase> => {
  const database = openDatabaseServer(url, onError)
  let logAgainAt = 0
  for (;;) {
    try {
      await migrate(database)
      return database
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      if (Date.now() >= logAgainAt) {
        onError(
          new Error('The database server cannot be reached; trying again every second.', { cause: error }),
        )
        logAgainAt = Date.now() + logEveryMs
      }
      await sleep(retryEveryMs)
    }
  }
}
