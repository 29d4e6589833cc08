import { writeFile } from 'node:fs/promises'
import { getTableName } from 'drizzle-orm'
import type { OpenDatabase } from '../../db/client.ts'
import { writeBackup } from '../../operator/backup/write-backup.ts'
import { startOn } from '../running-app.ts'
import { SmtpServer } from '../smtp-server.ts'
import { fillEmptyTables, listEmptyTables } from './fill-empty-tables.ts'
import { type Fixture, type fixtureFiles, fixtureSecret } from './fixture.ts'
import { makeFixturePeople } from './fixture-people.ts'
import { keepFewRows } from './keep-few-rows.ts'

/**
 * Fills a migrated database with invented people through the product's own calls, and saves two files: a backup, and
 * what a test needs to sign in to it. Closes the database.
 */
export const makeFixture = async (
  database: OpenDatabase,
  files: ReturnType<typeof fixtureFiles>,
): Promise<Fixture> => {
  const smtp = new SmtpServer()
  const app = await startOn(database, { env: { ...(await smtp.start()), AUTH_SECRET: fixtureSecret } })
  try {
    const { people, owner } = await makeFixturePeople(app)
    await fillEmptyTables(app, { ...owner, mark: 'Ada' })
    await keepFewRows(app.services.db)
    const empty = await listEmptyTables(app)
    if (empty.length > 0) throw new Error(`These tables are empty: ${empty.map(getTableName).join(', ')}`)
    await writeBackup({
      db: app.services.db,
      path: files.backup,
      now: new Date(),
      secrets: [['auth', fixtureSecret]],
    })
    await writeFile(files.facts, `${JSON.stringify({ people }, null, 2)}\n`)
    return { people }
  } finally {
    await app.close()
    await smtp.close()
  }
}
