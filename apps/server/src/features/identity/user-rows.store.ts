import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { users } from './identity.table.ts'
import type { UserRow } from './users.store.ts'

/** What of a person's row the person changes. */
export type UserChange = Partial<Omit<UserRow, 'id' | 'uid' | 'disabledAt' | 'createdAt' | 'updatedAt'>>

/** A person's row, which nobody else changes until the transaction ends. */
export const findUserForUpdate = async (tx: Database, id: number): Promise<UserRow | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('update'))[0]

/** Changes a person's row and returns it as it is then. */
export const updateUser = async (
  tx: Database,
  { id, change }: { id: number; change: UserChange },
): Promise<UserRow | undefined> =>
  (await tx.update(users).set(change).where(eq(users.id, id)).returning())[0]
