import { runCommand } from '../operator/run-command.ts'
import { fixtureFiles } from './fixture-database/fixture.ts'
import { makeFixture } from './fixture-database/make-fixture.ts'
import { openMemoryDatabase } from './memory-database.ts'

const usage = 'Usage: npm run fixture-database -- <name>, for example 2026-11-ground'

/** Makes a release's fixture database, which every later version must be able to migrate. */
const run = async ([name, ...more]: string[]): Promise<string> => {
  if (!name || more.length > 0 || !/^\d{4}-\d{2}-[a-z0-9-]+$/.test(name)) throw new Error(usage)
  const files = fixtureFiles(name)
  const { people } = await makeFixture(await openMemoryDatabase(), files)
  return `${files.backup} has every table filled, with ${people.length} people.`
}

runCommand(run)
