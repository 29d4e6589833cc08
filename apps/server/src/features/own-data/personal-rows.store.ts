import { asc } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { resumes } from '../../db/schema.ts'
import { type Owner, type PersonalTable, shownColumns } from './personal-tables.store.ts'

const rowsPerPage = 200
// One version can hold a megabyte of text and structure.
const largeRowsPerPage = 5

const keyOf = (table: PgTable) => {
  const { columns, primaryKeys } = getTableConfig(table)
  return [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)]
}

/** Reads a person's rows of a table page by page, so memory use stays at one page. */
export async function* readPersonalRows(
  db: Database,
  { personal, owner }: { personal: PersonalTable; owner: Owner },
): AsyncGenerator<Record<string, unknown>> {
  const { table, isOf } = personal
  const pageSize = table === resumes ? largeRowsPerPage : rowsPerPage
  for (let offset = 0; ; offset += pageSize) {
    const rows = await db
      .select(shownColumns(personal))
      .from(table)
      .where(isOf(db, owner))
      .orderBy(...keyOf(table).map((column) => asc(column)))
      .limit(pageSize)
      .offset(offset)
    yield* rows
    if (rows.length < pageSize) return
  }
}
