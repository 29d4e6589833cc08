import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { OpenDatabase } from '../../db/client.ts'
import { BackupError } from './backup-format.ts'

const prefix = 'snapshot-'
const forgottenAfterMs = 24 * 3600_000

/**
 * Copies the files of an open embedded database while nothing writes to it. The server waits only for the copy, not for
 * the backup that another process makes from it.
 * @returns the folder of the copy, which the caller removes
 * @throws BackupError when the disk has too little space
 */
export const makeSnapshot = async (
  dataDir: string,
  { driver, withoutDeadline }: OpenDatabase,
): Promise<string> => {
  if (driver.kind !== 'embedded') throw new BackupError('Only the embedded database is copied.')
  await removeForgotten(dataDir)
  await refuseWithoutRoom(dataDir)
  const folder = join(dataDir, `${prefix}${randomUUID()}`)
  await mkdir(folder, { mode: 0o700 })
  try {
    await withoutDeadline(async () => {
      await driver.lite.exec('CHECKPOINT')
      await driver.lite.transaction(() => copyFolder(join(dataDir, 'database'), join(folder, 'database')))
    })
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFolder: entry.isDirectory(),
  }))

// On file systems that can share blocks between files (copy-on-write), no data is copied.
const copyFolder = async (from: string, to: string) => {
  await mkdir(to, { mode: 0o700 })
  for (const { path, isFolder } of await listFiles(from)) {
    const target = join(to, relative(from, path))
    if (isFolder) await mkdir(target, { recursive: true, mode: 0o700 })
    else {
      if (!existsSync(dirname(target))) await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await copyFile(path, target, constants.COPYFILE_FICLONE)
    }
  }
}

const refuseWithoutRoom = async (dataDir: string) => {
  let bytes = 0
  for (const { path, isFolder } of await listFiles(join(dataDir, 'database')))
    if (!isFolder) bytes += (await stat(path)).size
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < bytes * 1.1)
    throw new BackupError(
      `A backup of the running server needs ${Math.ceil((bytes * 1.1) / 1024 / 1024)} MB of free disk under DATA_DIR. ` +
        'Free some, or stop the server and make the backup then.',
    )
}

// A backup process that is killed leaves its copy behind.
const removeForgotten = async (dataDir: string) => {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(prefix)) continue
    const path = join(dataDir, name)
    if (Date.now() - (await stat(path)).mtimeMs > forgottenAfterMs) await rm(path, { recursive: true })
  }
}
