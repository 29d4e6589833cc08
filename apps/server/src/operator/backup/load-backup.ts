import type { Database, OpenDatabase } from '../../db/client.ts'
import { jobKinds } from '../../job-kinds.ts'
import { openQueue, type Queue } from '../../jobs/queue.ts'
import { BackupError, type Header, type PartStart, type Row } from './backup-format.ts'
import { readBackup } from './backup-reader.ts'
import { listTables, type TableColumns } from './catalog.store.ts'
import { setTextFormat } from './dump.store.ts'
import {
  applyMigrations,
  dropEverything,
  emptyTables,
  insertRows,
  keepSecrets,
  newestKnownMigration,
  setIdSequences,
  suspendForeignKeys,
} from './load.store.ts'

const batchRows = 200
const batchChars = 4 * 1024 * 1024

/**
 * Reads a whole backup before anything is changed.
 * @throws BackupError when it is damaged, or newer than this program
 */
export const checkBackup = async (path: string): Promise<Header & { rows: number }> => {
  let header: Header | undefined
  let rows = 0
  let isTable = false
  await readBackup(path, {
    header: (read) => {
      header = read
    },
    part: ({ part }) => {
      isTable = part === 'table'
    },
    row: () => {
      if (isTable) rows++
    },
  })
  if (!header) throw new BackupError(`${path} is empty.`)
  if (header.migration > newestKnownMigration())
    throw new BackupError(
      `${path} was made by a newer version of Nextrung (${header.product}). Nothing was changed. ` +
        'Restore it with that version or a later one.',
    )
  return { ...header, rows }
}

type Source = {
  path: string
  /** False leaves an older backup at its own version. */
  isMigrated?: boolean
}

/**
 * Loads a checked backup into a database in one transaction, and migrates an older one to this version.
 * @returns the backup's secrets that are not stored in this kind of database
 */
export const loadBackup = async (database: OpenDatabase, source: Source): Promise<Row[]> =>
  database.withoutDeadline(() => load(database, source))

const load = async (database: OpenDatabase, { path, isMigrated = true }: Source): Promise<Row[]> => {
  const queue = await openQueue(database, () => {})
  const { kind } = database.driver
  try {
    for (const { job } of jobKinds) await queue.declare(job)
    return await database.db.transaction((tx) => loadParts(tx, { path, isMigrated, queue, kind }))
  } finally {
    await queue.stop(1000)
  }
}

type Loading = Required<Source> & { queue: Queue; kind: OpenDatabase['driver']['kind'] }

const loadParts = async (tx: Database, { path, isMigrated, queue, kind }: Loading): Promise<Row[]> => {
  await setTextFormat(tx)
  await dropEverything(tx)
  let migration = 0
  let restoreReferences = async () => {}
  let tables: TableColumns[] = []
  let table: TableColumns | undefined
  let part: PartStart['part'] | undefined
  let batch: Row[] = []
  let chars = 0
  const others: Record<Exclude<PartStart['part'], 'table'>, Row[]> = { sequences: [], jobs: [], secrets: [] }
  const flush = async () => {
    if (table) await insertRows(tx, table, batch)
    batch = []
    chars = 0
  }
  await readBackup(path, {
    header: async (header) => {
      migration = header.migration
      await applyMigrations(tx, { upTo: migration })
      restoreReferences = await suspendForeignKeys(tx)
      tables = await listTables(tx)
      // Rows that the migrations inserted are in the backup, too, with all later changes.
      await emptyTables(tx, tables)
    },
    part: (start) => {
      part = start.part
      table = part === 'table' ? fittingTable(tables, start) : undefined
    },
    row: async (row) => {
      if (part && part !== 'table') return void others[part].push(row)
      batch.push(row)
      chars += row.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      if (batch.length >= batchRows || chars >= batchChars) await flush()
    },
    partEnd: flush,
  })
  await restoreReferences()
  await setIdSequences(tx, others.sequences)
  if (isMigrated) await applyMigrations(tx, { after: migration })
  for (const [name, data] of others.jobs) await enqueueAgain(tx, { queue, name, data })
  if (kind === 'embedded') return others.secrets
  await keepSecrets(tx, others.secrets)
  return []
}

const fittingTable = (tables: TableColumns[], { table: name, columns }: PartStart): TableColumns => {
  const table = tables.find(({ table }) => table === name)
  const fitting = columns.map((column) => table?.columns.find((one) => one.name === column))
  if (!table || fitting.some((column) => column === undefined))
    throw new BackupError(
      `The backup has a table that this program does not know: ${name}. Nothing was changed.`,
    )
  return { table: table.table, columns: fitting.filter((column) => column !== undefined) }
}

type Waiting = { queue: Queue; name: string | null | undefined; data: string | null | undefined }

const enqueueAgain = async (tx: Database, { queue, name, data }: Waiting) => {
  const job = jobKinds.find((one) => one.job.name === name)?.job
  if (job) await queue.enqueue(tx, job, job.input.parse(JSON.parse(data ?? '{}')))
}
