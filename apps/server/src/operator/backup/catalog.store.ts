import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'

const rowsOf = async <Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows

/** Tables that a backup leaves out, and why. The tests check this list against the database. */
export const leftOutTables: Record<string, string> = {
  sign_in_counters: 'counts recent attempts by hashes, which are useless without the secret',
  installation_secrets: 'stored in a separate part, which the operator can leave out',
}

export type TableColumns = { table: string; columns: { name: string; type: string }[] }

/** Every table of the product with its stored columns, in a fixed order. */
export const listTables = async (db: Database): Promise<TableColumns[]> => {
  const rows = await rowsOf<{ table: string; name: string; type: string }>(
    db,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        order by c.relname, a.attnum`,
  )
  const tables = new Map<string, TableColumns>()
  for (const { table, name, type } of rows) {
    if (Object.hasOwn(leftOutTables, table)) continue
    const known = tables.get(table) ?? { table, columns: [] }
    known.columns.push({ name, type })
    tables.set(table, known)
  }
  return [...tables.values()]
}

/** Auto-incremented columns and their sequences. */
export const listIdSequences = (
  db: Database,
): Promise<{ table: string; column: string; sequence: string }[]> =>
  rowsOf(
    db,
    sql`select c.relname as table, a.attname as column, s.oid::regclass::text as sequence
        from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
        join pg_class c on c.oid = d.refobjid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
        where d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
          and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  )

/** Foreign keys, with the definitions that recreate them. */
export const listForeignKeys = (
  db: Database,
): Promise<{ table: string; name: string; definition: string }[]> =>
  rowsOf(
    db,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )

/** The newest migration applied; undefined in a database without the product's tables. */
export const findMigration = async (db: Database): Promise<number | undefined> => {
  const [known] = await rowsOf<{ present: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  )
  if (!known?.present) return undefined
  const [newest] = await rowsOf<{ newest: string | null }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  return newest?.newest ? Number(newest.newest) : undefined
}

/** Whether anyone has an account in this database. */
export const hasAccounts = async (db: Database): Promise<boolean> => {
  const [known] = await rowsOf<{ present: boolean }>(
    db,
    sql`select to_regclass('public.identity_users') is not null as present`,
  )
  if (!known?.present) return false
  return (await rowsOf(db, sql`select 1 from identity_users limit 1`)).length > 0
}

/** Counts other connections of Nextrung to this database. */
export const countConnections = async (db: Database): Promise<number> => {
  const [found] = await rowsOf<{ connected: string }>(
    db,
    sql`select count(*)::text as connected from pg_stat_activity
        where datname = current_database() and application_name in ('nextrung', 'nextrung jobs') and pid <> pg_backend_pid()`,
  )
  return Number(found?.connected ?? 0)
}
