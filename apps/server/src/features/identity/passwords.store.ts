import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { identityAccounts, identitySessions } from './identity.table.ts'
import { mailLinks, signInFlows } from './sign-in-steps.table.ts'

const passwordProvider = 'credential'

/** The hash of a person's password; undefined if they only sign in with Google. */
export const findPasswordHash = async (db: Database, uid: string): Promise<string | undefined> => {
  const [account] = await db
    .select({ hash: identityAccounts.password })
    .from(identityAccounts)
    .where(and(eq(identityAccounts.userId, uid), eq(identityAccounts.providerId, passwordProvider)))
  return account?.hash ?? undefined
}

/**
 * Sets or replaces a password. Ends every session and everything started with the old password: sign-ins waiting for
 * a second factor, password reset links and pending changes of the sign-in address.
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
        // A fixed id, so that setting the first password twice at once creates one account.
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
