import { PGlite } from '@electric-sql/pglite'
import { type OpenDatabase, wrapEmbedded } from '../db/client.ts'
import { embeddedOptions } from '../db/embedded-options.ts'
import { migrate } from '../db/migrate.ts'

const reject = (error: Error) => {
  throw error
}

/** A migrated in-memory embedded database, for programs that run outside the test runner. */
export const openMemoryDatabase = async (): Promise<OpenDatabase> => {
  const lite = await PGlite.create({ dataDir: 'memory://', ...embeddedOptions })
  const database = wrapEmbedded(lite, reject)
  await migrate(database)
  return database
}
