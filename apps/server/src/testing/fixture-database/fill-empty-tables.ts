import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { uploadedFiles } from '../../db/schema.ts'
import { allTables } from '../../features/own-data/personal-tables.store.ts'
import { leftOutTables } from '../../operator/backup/catalog.store.ts'
import { rowFor } from '../canaries.ts'
import { readRows } from '../read-rows.ts'
import type { RunningApp } from '../running-app.ts'

/** Reviewed by people: tables that stay empty in a fixture database, and why. */
const emptyByNature: Record<string, string> = {
  ...leftOutTables,
}

const isEmpty = async (app: RunningApp, table: PgTable) =>
  (await readRows(app, sql`select 1 from ${table} limit 1`)).length === 0

/** Tables that should have a row but don't. */
export const listEmptyTables = async (app: RunningApp): Promise<PgTable[]> => {
  const empty: PgTable[] = []
  for (const table of allTables)
    if (!Object.hasOwn(emptyByNature, getTableName(table)) && (await isEmpty(app, table))) empty.push(table)
  return empty
}

/** Adds one row, with every column set, to each table that the calls left empty. */
export const fillEmptyTables = async (
  app: RunningApp,
  owner: { id: number; uid: string; mark: string },
): Promise<void> => {
  const [file] = await readRows<{ id: number }>(app, sql`select id from ${uploadedFiles} limit 1`)
  for (const table of await listEmptyTables(app)) {
    const row = rowFor(table, { owner, mark: owner.mark, fileId: file?.id ?? 0 })
    await app.services.db.insert(table).values(row)
  }
}
