import { PGlite } from '@electric-sql/pglite'
import { type OpenDatabase, wrapEmbedded } from '../db/client.ts'
import { embeddedOptions } from '../db/embedded-options.ts'
import { migrate } from '../db/migrate.ts'

const reject = (error: Error) => {
  throw error
}

/** An embedded database in memory, as migration leaves it, for programs besides the test runner. */
export const openMemoryDatabase = async (): Promise<OpenDatabase> => {
  const lite = await PGlite.create({ dataDir: 'memory://', ...embeddedOptions })
  const database = wrapEmbedded(lite, reject)
  await migrate(database)
  return database
}
