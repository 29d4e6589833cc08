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
 * Closes an account permanently: ends its sessions, prevents new ones and frees its address. The remaining rows stay,
 * anonymized. False if it was already closed.
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

/** Whether the account is still open. */
export const isAccountOpen = async (db: Database, id: number): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(isOpenAccount(id))).length > 0

/** Deletes every row about a person. Idempotent. */
export const eraseRows = async (tx: Database, { id, uid }: Owner): Promise<void> => {
  // Versions reference their files, so the database rejects the opposite order.
  await tx.delete(resumes).where(eq(resumes.userId, id))
  await tx.delete(uploadedFiles).where(eq(uploadedFiles.userId, id))
  await tx
    .delete(identityVerifications)
    .where(or(eq(identityVerifications.value, uid), eq(identityVerifications.identifier, uid)))
  // Everything else cascades from these rows.
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(identityUsers).where(eq(identityUsers.id, uid))
}

/** Whether the person's row still exists. */
export const accountExists = async (db: Database, id: number): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0
