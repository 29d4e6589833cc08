import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '../../db/client.ts'
import { prepareDataFolder } from '../../db/data-folder.ts'
import { lockFolder } from '../../db/lock.ts'
import { markFolderVersion } from '../../db/migrate.ts'
import { BackupError, type Row } from './backup-format.ts'
import { loadBackup } from './load-backup.ts'

type Input = { path: string; dataDir: string; isReplacing: boolean; now: Date }

const databaseName = 'database'
const secretName = 'auth-secret'

/**
 * Builds the database of a checked backup in a new folder and swaps it in. The old database is set aside, not deleted.
 * @returns where the old database is now, if there was one
 * @throws LockedError while a server uses the folder, BackupError when a database exists and may not be replaced
 */
export const restoreEmbedded = async ({
  path,
  dataDir,
  isReplacing,
  now,
}: Input): Promise<string | undefined> => {
  await prepareDataFolder(dataDir)
  const unlock = await lockFolder(dataDir)
  const building = join(dataDir, 'restoring')
  try {
    const isThere = existsSync(join(dataDir, databaseName))
    if (isThere && !isReplacing)
      throw new BackupError(
        `${dataDir} holds a database already. Nothing was changed. ` +
          'Add --replace to set it aside, or choose another DATA_DIR.',
      )
    await rm(building, { recursive: true, force: true })
    await mkdir(building, { mode: 0o700 })
    const secrets = await build(path, building)
    const aside = join(dataDir, `replaced-${now.toISOString().replace(/[:.]/g, '-')}`)
    if (isThere || existsSync(join(dataDir, secretName))) await mkdir(aside, { mode: 0o700 })
    await swap({ dataDir, building, aside, secrets })
    return isThere ? aside : undefined
  } finally {
    await rm(building, { recursive: true, force: true })
    await unlock()
  }
}

const build = async (path: string, folder: string): Promise<Row[]> => {
  const database = await openEmbeddedDatabase(folder, () => {})
  try {
    return await loadBackup(database, { path })
  } finally {
    await database.close()
  }
}

type Swap = { dataDir: string; building: string; aside: string; secrets: Row[] }

// The version file comes first: a server that starts between the renames finds it without a database and refuses.
const swap = async ({ dataDir, building, aside, secrets }: Swap) => {
  markFolderVersion(dataDir)
  if (existsSync(join(dataDir, databaseName)))
    await rename(join(dataDir, databaseName), join(aside, databaseName))
  await rename(join(building, databaseName), join(dataDir, databaseName))
  const secret = secrets.find(([name]) => name === 'auth')?.[1]
  if (!secret) return
  const file = join(dataDir, secretName)
  if (existsSync(file)) await rename(file, join(aside, secretName))
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
}
