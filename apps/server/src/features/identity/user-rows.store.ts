import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { identityUsers, users } from './identity.table.ts'
import type { UserRow } from './users.store.ts'

/** The columns of their own row that a person can change. */
export type UserChange = Partial<Omit<UserRow, 'id' | 'uid' | 'disabledAt' | 'createdAt' | 'updatedAt'>>

/** A user row with the sign-in address; `email` is the contact address. */
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

/** A user row, locked until the transaction ends. */
export const findUserForUpdate = async (tx: Database, id: number): Promise<UserRow | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('update'))[0]

/** Updates a user row and returns the result. */
export const updateUser = async (
  tx: Database,
  { id, change }: { id: number; change: UserChange },
): Promise<UserRow | undefined> => (await tx.update(users).set(change).where(eq(users.id, id)).returning())[0]
