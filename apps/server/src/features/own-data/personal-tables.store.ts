import { eq, getTableColumns, getTableName, inArray, is, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import * as schema from '../../db/schema.ts'

/** A person by both of their ids: the row's number and the identity's uid. */
export type Owner = { id: number; uid: string }

/** A table with rows about people, and how a person's own are found in it. */
export type PersonalTable = {
  name: string
  table: PgTable
  isOf: (db: Database, owner: Owner) => SQL
  /** Columns that open something, or that stand in the archive as a file: left out, and said so. */
  excluded: readonly string[]
}

const excluded: Record<string, readonly string[]> = {
  data_exports: ['tokenHash'],
  identity_accounts: ['password', 'accessToken', 'refreshToken', 'idToken'],
  identity_sessions: ['token'],
  mail_links: ['tokenHash'],
  recovery_codes: ['codeHash'],
  second_factors: ['sealedSecret'],
  sign_in_flows: ['browserHash', 'state', 'nonce', 'codeVerifier'],
  uploaded_files: ['content'],
}

type Ownership = PersonalTable['isOf']

// What is joined to a person by something else than a foreign key.
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

/** How the rows of a table belong to people: by its foreign keys, or by those of what they lead to. */
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

/** Every table of the product. */
export const allTables: readonly PgTable[] = Object.values(schema).filter((one) => is(one, PgTable))

/** Every table with rows about people: a new one with a foreign key to a person is among them by itself. */
export const personalTables: readonly PersonalTable[] = allTables.flatMap((table) => {
  const name = getTableName(table)
  const isOf = findOwnership(table)
  return isOf ? [{ name, table, isOf, excluded: excluded[name] ?? [] }] : []
})

/** The columns of a table that a person gets to see, by the names they have in the product. */
export const shownColumns = ({ table, excluded: hidden }: PersonalTable): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name)))
