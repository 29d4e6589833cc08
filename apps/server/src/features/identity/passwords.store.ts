import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { identityAccounts, identitySessions } from './identity.table.ts'
import { mailLinks, signInFlows } from './sign-in-steps.table.ts'

const passwordProvider = 'credential'

/** The hash of a person's password; undefined for one who only signs in with Google. */
export const findPasswordHash = async (db: Database, uid: string): Promise<string | undefined> => {
  const [account] = await db
    .select({ hash: identityAccounts.password })
    .from(identityAccounts)
    .where(and(eq(identityAccounts.userId, uid), eq(identityAccounts.providerId, passwordProvider)))
  return account?.hash ?? undefined
}

/**
 * Sets a password in the place of the one before, if there was one. Every session ends, and so does what was begun
 * with the earlier password: a sign-in that waits for its second factor, links to set the password anew, and a change
 * of the sign-in address.
 */
export const replacePassword = async (
  tx: Database,
  { uid, hash }: { uid: string; hash: string },
): Promise<void> => {
  const updated = await tx
    .update(identityAccounts)
    .set({ password: hash })
    .where(and(eq(identityAccounts.userId, uid), eq(identityAccounts.providerId, passwordProvider)))
    .returning({ id: identityAccounts.id })
  if (updated.length === 0)
    await tx
      .insert(identityAccounts)
      .values({
        // Two first passwords at the same moment are one account.
        id: `${passwordProvider}-${uid}`,
        accountId: uid,
        providerId: passwordProvider,
        userId: uid,
        password: hash,
      })
      .onConflictDoUpdate({ target: identityAccounts.id, set: { password: hash } })
  await tx.delete(identitySessions).where(eq(identitySessions.userId, uid))
  await tx.delete(signInFlows).where(eq(signInFlows.userId, uid))
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, uid), inArray(mailLinks.purpose, ['reset-password', 'change-email'])))
}
