import { eq, getTableColumns, getTableName, inArray, is, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import * as schema from '../../db/schema.ts'

/** Both ids of a person: the row id and the identity uid. */
export type Owner = { id: number; uid: string }

/** A table with rows about people, and how to find one person's rows in it. */
export type PersonalTable = {
  name: string
  table: PgTable
  isOf: (db: Database, owner: Owner) => SQL
  /** Columns that are secrets, or that the archive contains as files. The readme lists them as left out. */
  excluded: readonly string[]
}

const excluded: Record<string, readonly string[]> = {
  certificate_files: ['content'],
  data_exports: ['tokenHash'],
  interview_recordings: ['content'],
  identity_accounts: ['password', 'accessToken', 'refreshToken', 'idToken'],
  identity_sessions: ['token'],
  mail_links: ['tokenHash'],
  recovery_codes: ['codeHash'],
  second_factors: ['sealedSecret'],
  sent_documents: ['bytes'],
  sign_in_flows: ['browserHash', 'state', 'nonce', 'codeVerifier'],
  uploaded_files: ['content'],
}

type Ownership = PersonalTable['isOf']

// Tables linked to a person by something other than a foreign key.
const customOwnership = new Map<PgTable, Ownership>([
  [schema.identityUsers, (_, { uid }) => eq(schema.identityUsers.id, uid)],
  [schema.users, (_, { id }) => eq(schema.users.id, id)],
  [
    schema.auditEvents,
    (db, { id }) =>
      inArray(
        schema.auditEvents.pseudonym,
        db
          .select({ value: schema.auditSubjects.pseudonym })
          .from(schema.auditSubjects)
          .where(eq(schema.auditSubjects.userId, id)),
      ),
  ],
])

type Reference = { column: PgColumn; target: PgTable; targetColumn: PgColumn }

const referencesOf = (table: PgTable): Reference[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const [column, targetColumn] = [columns[0], foreignColumns[0]]
    return column && targetColumn ? [{ column, targetColumn, target: foreignTable }] : []
  })

/** How a table's rows belong to people: by its own foreign keys, or by those of the tables they reference. */
const findOwnership = (table: PgTable, seen: readonly PgTable[] = []): Ownership | undefined => {
  const known = customOwnership.get(table)
  if (known) return known
  const references = referencesOf(table).filter(({ target }) => !seen.includes(target) && target !== table)
  for (const { column, target } of references) {
    if (target === schema.users) return (_, { id }) => eq(column, id)
    if (target === schema.identityUsers) return (_, { uid }) => eq(column, uid)
  }
  for (const { column, target, targetColumn } of references) {
    const theirs = findOwnership(target, [...seen, table])
    if (theirs)
      return (db, owner) =>
        inArray(column, db.select({ value: targetColumn }).from(target).where(theirs(db, owner)))
  }
  return undefined
}

export const allTables: readonly PgTable[] = Object.values(schema).filter((one) => is(one, PgTable))

/** Every table with rows about people. A new table with a foreign key to a person is included automatically. */
export const personalTables: readonly PersonalTable[] = allTables.flatMap((table) => {
  const name = getTableName(table)
  const isOf = findOwnership(table)
  return isOf ? [{ name, table, isOf, excluded: excluded[name] ?? [] }] : []
})

/** The columns of a table that a person gets to see, by their names in the code. */
export const shownColumns = ({ table, excluded: hidden }: PersonalTable): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name)))
