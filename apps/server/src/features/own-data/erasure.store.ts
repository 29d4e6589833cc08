import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import {
  identityAccounts,
  identitySessions,
  identityUsers,
  identityVerifications,
  mailLinks,
  resumes,
  signInFlows,
  uploadedFiles,
  users,
} from '../../db/schema.ts'
import type { Owner } from './personal-tables.store.ts'

/**
 * Closes an account for good: nobody is signed in to it or can sign in any more, and its address is free. What else
 * there is of it still stands, under no name. False when that was done already.
 */
export const closeAccount = async (
  tx: Database,
  { id, uid, now }: Owner & { now: Date },
): Promise<boolean> => {
  const [row] = await tx.select({ id: users.id }).from(users).where(isOpenAccount(id)).for('update')
  if (!row) return false
  await tx.update(users).set({ disabledAt: now }).where(eq(users.id, id))
  await tx.delete(identitySessions).where(eq(identitySessions.userId, uid))
  await tx.delete(identityAccounts).where(eq(identityAccounts.userId, uid))
  await tx.delete(mailLinks).where(eq(mailLinks.userId, uid))
  await tx.delete(signInFlows).where(eq(signInFlows.userId, uid))
  await tx
    .update(identityUsers)
    .set({ email: `${uid}@erased.invalid`, name: '', image: null })
    .where(eq(identityUsers.id, uid))
  return true
}

const isOpenAccount = (id: number) => and(eq(users.id, id), isNull(users.disabledAt))

/** Whether nobody has closed the account. */
export const isAccountOpen = async (db: Database, id: number): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(isOpenAccount(id))).length > 0

/** Removes every row about a person. Doing it again does nothing. */
export const eraseRows = async (tx: Database, { id, uid }: Owner): Promise<void> => {
  // Versions name their files: in the other order the database would refuse.
  await tx.delete(resumes).where(eq(resumes.userId, id))
  await tx.delete(uploadedFiles).where(eq(uploadedFiles.userId, id))
  await tx
    .delete(identityVerifications)
    .where(or(eq(identityVerifications.value, uid), eq(identityVerifications.identifier, uid)))
  // Everything else goes with the person it refers to.
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(identityUsers).where(eq(identityUsers.id, uid))
}

/** Whether a person still has a row. */
export const accountExists = async (db: Database, id: number): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0
