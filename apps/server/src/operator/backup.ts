import { existsSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { type OpenDatabase, openEmbeddedDatabase, openServerWithoutDeadlines } from '../db/client.ts'
import { lockFolder } from '../db/lock.ts'
import { refuseNewerFolder } from '../db/migrate.ts'
import { BackupError, type Row } from './backup/backup-format.ts'
import { writeBackup } from './backup/write-backup.ts'
import { sendCommand, snapshotCommand } from './control-socket.ts'
import { runCommand } from './run-command.ts'

const usage =
  'Usage: npm run backup -- <file or folder> [--without-secret]\nBacks up the database in DATABASE_URL or DATA_DIR. The server can keep running.'

/** Runs the operator's backup command, which also works while the server is running. */
const run = async (words: string[]): Promise<string> => {
  const [target, ...more] = words.filter((word) => word !== '--without-secret')
  if (!target || more.length > 0 || target.startsWith('-')) throw new BackupError(usage)
  const config = readConfig()
  const now = new Date()
  const path = fileIn(resolve(target), now)
  const secrets = words.includes('--without-secret') ? undefined : await readSecretFile(config)
  const source = await openSource(config)
  try {
    const { rows } = await source.database.withoutDeadline(() =>
      writeBackup({ db: source.database.db, path, now, secrets }),
    )
    return `${rows} rows are in ${path}. It contains everything people entered${secrets ? ', and the secret that signs their sessions' : ''}. Keep it where only you can read it.`
  } finally {
    await source.close()
  }
}

const fileIn = (target: string, now: Date): string => {
  if (!existsSync(target) || !statSync(target).isDirectory()) return target
  return join(target, `nextrung-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.ndjson.gz`)
}

const readSecretFile = async ({ dataDir, databaseUrl }: Config): Promise<Row[]> => {
  const file = join(dataDir, 'auth-secret')
  if (databaseUrl || !existsSync(file)) return []
  return [['auth', (await readFile(file, 'utf8')).trim()]]
}

type Source = { database: OpenDatabase; close(): Promise<void> }

// A running server provides a copy of its files. Without one, this program locks the folder while it reads.
const openSource = async ({ databaseUrl, dataDir }: Config): Promise<Source> => {
  if (databaseUrl) {
    const database = openServerWithoutDeadlines(databaseUrl, () => {})
    return { database, close: database.close }
  }
  if (!existsSync(join(dataDir, 'database'))) throw new BackupError(`There is no database in ${dataDir}.`)
  const answered = await sendCommand(dataDir, snapshotCommand)
  if (answered && !answered.ok) throw new BackupError(answered.message)
  if (answered) return openCopy(answered.message)
  const unlock = await lockFolder(dataDir)
  refuseNewerFolder(dataDir)
  const database = await openEmbeddedDatabase(dataDir, () => {})
  return {
    database,
    close: async () => {
      await database.close()
      await unlock()
    },
  }
}

const openCopy = async (folder: string): Promise<Source> => {
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const database = await openEmbeddedDatabase(folder, () => {})
    return {
      database,
      close: async () => {
        await database.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

runCommand(run)
