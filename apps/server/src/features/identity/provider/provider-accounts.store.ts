import { and, eq } from 'drizzle-orm'
import { holdLock } from '../../../db/advisory-locks.ts'
import type { Database } from '../../../db/client.ts'
import { identityAccounts, identityUsers } from '../identity.table.ts'

const provider = 'google'

type Person = { issuer: string; subject: string }

/** Serializes sign-ins of one provider identity until the transaction ends. */
export const lockProviderAccount = (tx: Database, { issuer, subject }: Person): Promise<void> =>
  holdLock(tx, 'providerAccount', `${issuer}\n${subject}`)

/** The account this provider identity is linked to, and its sign-in address. */
export const findLinkedAccount = async (
  db: Database,
  { issuer, subject }: Person,
): Promise<{ uid: string; email: string } | undefined> =>
  (
    await db
      .select({ uid: identityUsers.id, email: identityUsers.email })
      .from(identityAccounts)
      .innerJoin(identityUsers, eq(identityUsers.id, identityAccounts.userId))
      .where(
        and(
          eq(identityAccounts.providerId, provider),
          eq(identityAccounts.issuer, issuer),
          eq(identityAccounts.accountId, subject),
        ),
      )
  )[0]

/** Whether the account has a linked provider identity. */
export const hasLink = async (db: Database, uid: string): Promise<boolean> =>
  (
    await db
      .select({ id: identityAccounts.id })
      .from(identityAccounts)
      .where(and(eq(identityAccounts.userId, uid), eq(identityAccounts.providerId, provider)))
  ).length > 0

export const insertLink = async (
  tx: Database,
  { uid, issuer, subject }: Person & { uid: string },
): Promise<void> => {
  await tx
    .insert(identityAccounts)
    .values({ id: crypto.randomUUID(), accountId: subject, providerId: provider, issuer, userId: uid })
}

/** Deletes the link. False if there was none. */
export const deleteLink = async (tx: Database, uid: string): Promise<boolean> =>
  (
    await tx
      .delete(identityAccounts)
      .where(and(eq(identityAccounts.userId, uid), eq(identityAccounts.providerId, provider)))
      .returning({ id: identityAccounts.id })
  ).length > 0

/** Creates an account whose address the provider verified. Undefined if the address is taken. */
export const insertVerifiedIdentity = async (
  tx: Database,
  { email, name, image }: { email: string; name: string; image: string | null },
): Promise<string | undefined> => {
  const [row] = await tx
    .insert(identityUsers)
    .values({ id: crypto.randomUUID(), email, name, image, emailVerified: true })
    .onConflictDoNothing({ target: identityUsers.email })
    .returning({ id: identityUsers.id })
  return row?.id
}

/** Marks the account's address as verified, if it is this one. */
export const markEmailVerified = async (
  tx: Database,
  { uid, email }: { uid: string; email: string },
): Promise<void> => {
  await tx
    .update(identityUsers)
    .set({ emailVerified: true })
    .where(and(eq(identityUsers.id, uid), eq(identityUsers.email, email)))
}
