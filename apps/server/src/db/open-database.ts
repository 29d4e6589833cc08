import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { type OpenDatabase, openDatabaseServer, openEmbeddedDatabase } from './client.ts'
import { explainDamage, makeFirstDatabase, readThrough, refuseDamagedFolder } from './damaged.ts'
import { prepareDataFolder } from './data-folder.ts'
import { lockFolder } from './lock.ts'
import { markFolderVersion, migrate, NewerDatabaseError, refuseNewerFolder } from './migrate.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const serverWaitMs = 60_000
const retryEveryMs = 1000

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
    await migrate(database)
    await readThrough(database)
    markFolderVersion(dataDir)
    return database
  } catch (error) {
    throw error instanceof NewerDatabaseError ? error : await explainDamage(dataDir, error)
  }
}

// A database server that starts together with this one may need a while.
const connect = async (url: string, onError: (error: Error) => void): Promise<OpenDatabase> => {
  const database = openDatabaseServer(url, onError)
  const giveUpAt = Date.now() + serverWaitMs
  for (;;) {
    try {
      await migrate(database)
      return database
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > giveUpAt) throw error
      onError(error as Error)
      await sleep(retryEveryMs)
    }
  }
}
