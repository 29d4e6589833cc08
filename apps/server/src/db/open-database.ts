import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { type OpenDatabase, openDatabaseServer, openEmbeddedDatabase } from './client.ts'
import { explainDamage, makeFirstDatabase, readThrough, refuseDamagedFolder } from './damaged.ts'
import { prepareDataFolder } from './data-folder.ts'
import { lockFolder } from './lock.ts'
import { markFolderVersion, migrate, NewerDatabaseError, refuseNewerFolder } from './migrate.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const retryEveryMs = 1000
const tellEveryMs = 30_000

/**
 * Opens the database the settings name: a PostgreSQL server, or the embedded one in the locked data folder.
 * @throws LockedError when another process has the data folder, NewerDatabaseError when it is of a newer program,
 * DamagedDatabaseError when it cannot be opened as it is
 */
export const openDatabase = async (
  config: Config,
  onError: (error: Error) => void,
): Promise<OpenDatabase> => {
  await prepareDataFolder(config.dataDir)
  if (config.databaseUrl) return connect(config.databaseUrl, onError)
  const unlock = await lockFolder(config.dataDir)
  try {
    const database = await openWhole(config.dataDir, onError)
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

const openWhole = async (dataDir: string, onError: (error: Error) => void): Promise<OpenDatabase> => {
  refuseNewerFolder(dataDir)
  await refuseDamagedFolder(dataDir)
  try {
    await makeFirstDatabase(dataDir)
    const database = await openEmbeddedDatabase(dataDir, onError)
    await database.patiently(async () => {
      await migrate(database)
      await readThrough(database)
    })
    markFolderVersion(dataDir)
    return database
  } catch (error) {
    throw error instanceof NewerDatabaseError ? error : await explainDamage(dataDir, error)
  }
}

// A database server may start later than this one, or be away for a while; a supervisor could only do the same.
const connect = async (url: string, onError: (error: Error) => void): Promise<OpenDatabase> => {
  const database = openDatabaseServer(url, onError)
  let tellAt = 0
  for (;;) {
    try {
      await migrate(database)
      return database
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      if (Date.now() >= tellAt) {
        onError(
          new Error('The database server cannot be reached; trying again every second.', { cause: error }),
        )
        tellAt = Date.now() + tellEveryMs
      }
      await sleep(retryEveryMs)
    }
  }
}
