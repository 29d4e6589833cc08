import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Database } from '../../db/client.ts'
import { jobKinds } from '../../job-kinds.ts'
import { BackupError, type Row } from './backup-format.ts'
import { BackupWriter } from './backup-writer.ts'
import { findMigration, listIdSequences, listTables } from './catalog.store.ts'
import { listPendingJobs, listSecrets, readRows, readSequence, setTextFormat } from './dump.store.ts'
import { productVersion } from './product-version.ts'

type Input = {
  db: Database
  path: string
  now: Date
  /** Secrets stored outside the database, such as the one that signs cookies; undefined leaves out all secrets. */
  secrets: Row[] | undefined
}

/**
 * Writes a consistent snapshot of everything the product stores into one file, readable only by its owner.
 * @throws BackupError when the file exists already, or the database has no tables of the product
 */
export const writeBackup = async ({ db, path, now, secrets }: Input): Promise<{ rows: number }> => {
  if (existsSync(path)) throw new BackupError(`${path} exists already. Choose another name.`)
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true })
  const writer = new BackupWriter(unfinished)
  try {
    const rows = await db.transaction((tx) => writeParts(tx, writer, { now, secrets }), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    await writer.end()
    if (existsSync(path)) throw new BackupError(`${path} exists already. Choose another name.`)
    await rename(unfinished, path)
    return { rows }
  } catch (error) {
    await writer.abandon()
    await rm(unfinished, { force: true })
    throw error
  }
}

const writeParts = async (
  tx: Database,
  writer: BackupWriter,
  { now, secrets }: Pick<Input, 'now' | 'secrets'>,
): Promise<number> => {
  await setTextFormat(tx)
  const migration = await findMigration(tx)
  if (migration === undefined) throw new BackupError('This database holds nothing of Nextrung yet.')
  await writer.header({ product: productVersion(), migration, createdAt: now.toISOString() })
  let count = 0
  for (const table of await listTables(tx)) {
    const counted = async function* () {
      for await (const row of readRows(tx, table)) {
        count++
        yield row
      }
    }
    const columns = table.columns.map(({ name }) => name)
    await writer.part({ part: 'table', table: table.table, columns }, counted())
  }
  const counters: Row[] = []
  for (const { table, column, sequence } of await listIdSequences(tx))
    counters.push([table, column, ...(await readSequence(tx, sequence))])
  await writer.part({ part: 'sequences', columns: ['table', 'column', 'last', 'called'] }, counters)
  const kinds = jobKinds.map(({ job }) => job.name)
  await writer.part({ part: 'jobs', columns: ['name', 'data'] }, await listPendingJobs(tx, kinds))
  if (secrets) {
    const kept = new Map([...(await listSecrets(tx)), ...secrets].map((row) => [row[0], row]))
    await writer.part({ part: 'secrets', columns: ['name', 'value'] }, [...kept.values()])
  }
  return count
}
