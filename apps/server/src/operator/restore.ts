import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { BackupError } from './backup/backup-format.ts'
import { checkBackup } from './backup/load-backup.ts'
import { restoreEmbedded } from './backup/restore-embedded.ts'
import { restoreServer } from './backup/restore-server.ts'
import { runCommand } from './run-command.ts'

const usage =
  'Usage: npm run restore -- <file> [--replace]\nPuts a backup into what DATABASE_URL or DATA_DIR names. Stop the server first.'

/** The operator's program that restores a backup, from either kind of database into either. */
const run = async (words: string[]): Promise<string> => {
  const [file, ...more] = words.filter((word) => word !== '--replace')
  if (!file || more.length > 0 || file.startsWith('-')) throw new BackupError(usage)
  const config = readConfig()
  const path = resolve(file)
  const isReplacing = words.includes('--replace')
  const { rows, createdAt } = await checkBackup(path)
  const done = `${rows} rows of ${createdAt} are restored.`
  if (config.databaseUrl) {
    await restoreServer({ path, url: config.databaseUrl, isReplacing })
    return done
  }
  const aside = await restoreEmbedded({ path, dataDir: config.dataDir, isReplacing, now: new Date() })
  return aside ? `${done}\nWhat was there before is in ${aside}; delete it once you are sure.` : done
}

runCommand(run)
