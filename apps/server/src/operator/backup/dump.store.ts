import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { Row } from './backup-format.ts'
import type { TableColumns } from './catalog.store.ts'

const batchBytes = 4 * 1024 * 1024
const largestBatch = 500

const rowsOf = async <Found>(db: Database, query: ReturnType<typeof sql>): Promise<Found[]> =>
  ((await db.execute(query)) as unknown as { rows: Found[] }).rows

/** Sets how values are formatted as text, so every database reads them the same way. For one transaction. */
export const setTextFormat = async (tx: Database): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local timezone = 'UTC'`)
  await tx.execute(sql`set local datestyle = 'ISO, MDY'`)
  await tx.execute(sql`set local intervalstyle = 'postgres'`)
  await tx.execute(sql`set local bytea_output = 'hex'`)
  await tx.execute(sql`set local extra_float_digits = 1`)
}

/** Every row of a table as text, read in batches: the larger the rows, the smaller the batch. */
export async function* readRows(tx: Database, { table, columns }: TableColumns): AsyncGenerator<Row> {
  const texts = columns.map(
    ({ name }, at) => sql`${sql.identifier(name)}::text as ${sql.identifier(`c${at}`)}`,
  )
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select ${sql.join(texts, sql`, `)} from ${sql.identifier(table)}`,
  )
  let count = 1
  for (;;) {
    const rows = await rowsOf<Record<string, string | null>>(
      tx,
      sql`fetch forward ${sql.raw(String(count))} from backup_rows`,
    )
    if (rows.length === 0) break
    let bytes = 0
    for (const row of rows) {
      const values = columns.map((_, at) => row[`c${at}`] ?? null)
      bytes += values.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      yield values
    }
    count = Math.max(1, Math.min(largestBatch, Math.floor((batchBytes * rows.length) / Math.max(1, bytes))))
  }
  await tx.execute(sql`close backup_rows`)
}

/** A sequence's last value, and whether it was used. */
export const readSequence = async (tx: Database, sequence: string): Promise<[string, string]> => {
  const [found] = await rowsOf<{ last: string; called: string }>(
    tx,
    sql`select last_value::text as last, is_called::text as called from ${sql.raw(sequence)}`,
  )
  return [found?.last ?? '1', found?.called ?? 'false']
}

/** Waiting and running jobs of the named kinds. */
export const listPendingJobs = async (tx: Database, kinds: string[]): Promise<Row[]> => {
  const [known] = await rowsOf<{ present: boolean }>(
    tx,
    sql`select to_regclass('jobs.job') is not null as present`,
  )
  if (!known?.present) return []
  const found = await rowsOf<{ name: string; data: string }>(
    tx,
    sql`select name, data::text as data from jobs.job where state in ('created', 'retry', 'active')
        and name in (${sql.join(
          kinds.map((kind) => sql`${kind}`),
          sql`, `,
        )}) order by created_on`,
  )
  return found.map(({ name, data }) => [name, data])
}

/** Secrets that are stored in the database. */
export const listSecrets = async (tx: Database): Promise<Row[]> =>
  (
    await rowsOf<{ name: string; value: string }>(
      tx,
      sql`select name, value from installation_secrets order by 1`,
    )
  ).map(({ name, value }) => [name, value])
