import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/client.ts'
import * as schema from '../db/schema.ts'
import { readPersonalRows } from '../features/own-data/personal-rows.store.ts'
import { type Owner, personalTables } from '../features/own-data/personal-tables.store.ts'

type Canary = { owner: Owner; mark: string; fileId: number }

// Written by the sign-up itself. The audit log contains nothing people wrote and can't be changed.
const asTheyAre = new Set<PgTable>([schema.auditEvents, schema.auditOrigins, schema.auditSubjects])

const valueFor = (column: PgColumn, { mark }: Canary): unknown => {
  // The last value is a final state that triggers nothing else: 'expired', 'closed'.
  if (column.enumValues?.length) return column.enumValues.at(-1)
  if (column.dataType === 'json') return [mark]
  if (column.dataType === 'date') return new Date(Date.now() + 3600_000)
  if (column.dataType === 'boolean') return true
  if (column.dataType === 'number') return 7
  if (column.columnType === 'PgUUID') return randomUUID()
  if (column.columnType === 'PgDateString') return '2026-11-20'
  return column.dataType === 'string' ? `${mark}-${column.name}` : Buffer.from(mark)
}

const referenceOf = (table: PgTable, column: PgColumn): PgTable | undefined =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .find(({ columns }) => columns[0] === column)?.foreignTable

const referenced = (target: PgTable, { owner, fileId }: Canary): unknown => {
  if (target === schema.users) return owner.id
  if (target === schema.identityUsers) return owner.uid
  if (target === schema.uploadedFiles) return fileId
  // A recording comes before the answers of mock interviews, which it need not have.
  return target === schema.resumes || target === schema.mockAnswers ? null : 1
}

/** A row that belongs to the owner and has a value in every column. */
export const rowFor = (table: PgTable, canary: Canary): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => !column.generatedIdentity)
      .map(([name, column]) => {
        const target = referenceOf(table, column)
        return [name, target ? referenced(target, canary) : valueFor(column, canary)]
      }),
  )

/** Adds a row with the mark in every field to each table of personal data, on top of what a test made through calls. */
export const fillWithCanaries = async (db: Database, canary: Canary): Promise<void> => {
  for (const { table } of personalTables) {
    if (asTheyAre.has(table) || table === schema.users || table === schema.identityUsers) continue
    const row = rowFor(table, canary)
    // Invalid documents in a version would only break the reading, which this doesn't test.
    const finished = { status: 'completed', document: null, evidence: null, score: null, version: 99 }
    await db
      .insert(table)
      .values(table === schema.resumes ? { ...row, ...finished } : row)
      .onConflictDoNothing()
  }
  const { uid: _, disabledAt: _disabled, id: _id, ...person } = rowFor(schema.users, canary)
  await db.update(schema.users).set(person).where(eq(schema.users.id, canary.owner.id))
  const name = canary.mark
  await db
    .update(schema.identityUsers)
    .set({ name, image: name })
    .where(eq(schema.identityUsers.id, canary.owner.uid))
}

/** The whole database as text: our own tables and the queue's. */
export const dumpDatabase = async (db: Database): Promise<string> => {
  const tables = rowsOf(
    await db.execute(sql`select table_schema, table_name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`),
  )
  const parts: string[] = []
  for (const { table_schema: place, table_name: name } of tables) {
    const table = sql`${sql.identifier(place ?? '')}.${sql.identifier(name ?? '')}`
    const lines = rowsOf(await db.execute(sql`select one::text as line from ${table} one`))
    parts.push(`== ${place}.${name}`, ...lines.map(({ line }) => line ?? ''))
  }
  return parts.join('\n')
}

/** A person's rows in one table. */
export const listPersonalRows = async (
  db: Database,
  given: Parameters<typeof readPersonalRows>[1],
): Promise<Record<string, unknown>[]> => {
  const rows: Record<string, unknown>[] = []
  for await (const row of readPersonalRows(db, given)) rows.push(row)
  return rows
}

const rowsOf = (result: unknown) => (result as { rows: Record<string, string>[] }).rows

/** Whether a text contains the mark, either as it is or in hexadecimal, as PostgreSQL prints bytes. */
export const holds = (text: string, mark: string): boolean =>
  [mark, Buffer.from(mark).toString('hex')].some((one) => text.toLowerCase().includes(one.toLowerCase()))

/** Every file in a folder as text, except the embedded database's, whose pages may still hold deleted rows. */
export const readFolder = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'database')),
  )
  const texts = await Promise.all(
    files.map(async (file) => `${file.name}\n${await readFile(join(file.parentPath, file.name), 'latin1')}`),
  )
  return texts.join('\n')
}
