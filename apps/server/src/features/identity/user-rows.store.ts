import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { identityUsers, users } from './identity.table.ts'
import type { UserRow } from './users.store.ts'

/** What of a person's row the person changes. */
export type UserChange = Partial<Omit<UserRow, 'id' | 'uid' | 'disabledAt' | 'createdAt' | 'updatedAt'>>

/** A person's row with the address they sign in with; `email` is the one they want to be written to. */
export const findPersonByUid = async (
  db: Database,
  uid: string,
): Promise<(UserRow & { signInEmail: string }) | undefined> =>
  (
    await db
      .select({ ...getTableColumns(users), signInEmail: identityUsers.email })
      .from(users)
      .innerJoin(identityUsers, eq(identityUsers.id, users.uid))
      .where(eq(users.uid, uid))
  )[0]

/** A person's row, which nobody else changes until the transaction ends. */
export const findUserForUpdate = async (tx: Database, id: number): Promise<UserRow | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('update'))[0]

/** Changes a person's row and returns it as it is then. */
export const updateUser = async (
  tx: Database,
  { id, change }: { id: number; change: UserChange },
): Promise<UserRow | undefined> => (await tx.update(users).set(change).where(eq(users.id, id)).returning())[0]
