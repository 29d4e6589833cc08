import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from '../../db/client.ts'
import type { Row } from './backup-format.ts'
import { listForeignKeys, listIdSequences, type TableColumns } from './catalog.store.ts'

const migrationsFolder = join(import.meta.dirname, '../../db/migrations')

/** The newest migration this program knows. */
export const newestKnownMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

/** Applies the migrations after one and up to another, inside the caller's transaction. */
export const applyMigrations = async (
  tx: Database,
  { after = 0, upTo = Number.POSITIVE_INFINITY }: { after?: number; upTo?: number },
): Promise<void> => {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { folderMillis, hash, sql: statements } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= after || folderMillis > upTo) continue
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}

/** Removes everything the product keeps in a database: tables, views, functions, types and jobs. */
export const dropEverything = async (tx: Database): Promise<void> => {
  await tx.execute(sql`
    do $$ declare found record; begin
      for found in
        select format('drop %s if exists %s cascade',
          case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
          c.oid::regclass) as statement
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and not c.relispartition
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
        union all
        select format('drop routine if exists %s cascade', p.oid::regprocedure)
        from pg_proc p where p.pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all
        select format('drop type if exists %s cascade', t.oid::regtype)
        from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
          and not exists (select 1 from pg_depend d where d.objid = t.oid and d.deptype = 'e')
      loop execute found.statement; end loop;
    end $$`)
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`)
  await tx.execute(
    sql`do $$ begin if to_regclass('jobs.job') is not null then delete from jobs.job; end if; end $$`,
  )
}

/** Drops the foreign keys while rows are loaded. Returns a function that restores and checks them. */
export const suspendForeignKeys = async (tx: Database): Promise<() => Promise<void>> => {
  const references = await listForeignKeys(tx)
  for (const { table, name } of references)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  return async () => {
    for (const { table, name, definition } of references)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
  }
}

/** Removes every row. Foreign keys must be suspended. */
export const emptyTables = async (tx: Database, tables: TableColumns[]): Promise<void> => {
  for (const { table } of tables) await tx.execute(sql`truncate table ${sql.identifier(table)}`)
}

/** Stores rows as they were, ids included. */
export const insertRows = async (tx: Database, { table, columns }: TableColumns, rows: Row[]) => {
  if (rows.length === 0) return
  const names = columns.map(({ name }) => sql.identifier(name))
  const values = rows.map(
    (row) =>
      sql`(${sql.join(
        columns.map(({ type }, at) => sql`${row[at] ?? null}::text::${sql.raw(type)}`),
        sql`, `,
      )})`,
  )
  await tx.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) overriding system value
        values ${sql.join(values, sql`, `)}`,
  )
}

/** Restores the id sequences; a row is [table, column, last value, was used]. */
export const setIdSequences = async (tx: Database, rows: Row[]): Promise<void> => {
  const counters = await listIdSequences(tx)
  for (const [table, column, last, called] of rows) {
    const counter = counters.find((one) => one.table === table && one.column === column)
    if (counter)
      await tx.execute(
        sql`select setval(${counter.sequence}, ${last}::text::bigint, ${called}::text::boolean)`,
      )
  }
}

/** Stores secrets in the database, where several server processes share them. */
export const keepSecrets = async (tx: Database, rows: Row[]): Promise<void> => {
  for (const [name, value] of rows)
    await tx.execute(
      sql`insert into installation_secrets (name, value) values (${name}, ${value})
          on conflict (name) do update set value = excluded.value`,
    )
}
