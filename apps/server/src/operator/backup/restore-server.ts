import { openServerWithoutDeadlines } from '../../db/client.ts'
import { BackupError } from './backup-format.ts'
import { countConnections, hasAccounts } from './catalog.store.ts'
import { loadBackup } from './load-backup.ts'

type Input = { path: string; url: string; isReplacing: boolean }

/**
 * Restores a checked backup into a PostgreSQL database in one transaction: completely or not at all.
 * @throws BackupError when servers are connected, or the database has accounts that may not be replaced
 */
export const restoreServer = async ({ path, url, isReplacing }: Input): Promise<void> => {
  const own = new URL(url)
  own.searchParams.set('application_name', 'nextrung restore')
  const database = openServerWithoutDeadlines(own.href, () => {})
  try {
    if ((await countConnections(database.db)) > 0)
      throw new BackupError('Servers are connected to this database. Nothing was changed. Stop them first.')
    if (!isReplacing && (await hasAccounts(database.db)))
      throw new BackupError(
        'This database has accounts already. Nothing was changed. Add --replace to replace everything in it.',
      )
    await loadBackup(database, { path })
  } finally {
    await database.close()
  }
}
