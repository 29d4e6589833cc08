import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { identityAccounts, identityUsers, users } from '../identity.table.ts'
import { type linkPurposes, mailLinks } from '../sign-in-steps.table.ts'

export type LinkPurpose = (typeof linkPurposes)[number]

export const insertLink = async (db: Database, link: typeof mailLinks.$inferInsert): Promise<void> => {
  await db.insert(mailLinks).values(link)
}

/** A valid link and the account it belongs to. */
export type LiveLink = {
  purpose: LinkPurpose
  /** The address the link was sent to. */
  email: string
  uid: string
  userId: number
  /** The current sign-in address. */
  signInEmail: string
  isVerified: boolean
  name: string
  disabledAt: Date | null
}

type WhichLink = { tokenHash: string; purposes: LinkPurpose[]; now: Date }

/** The link, unless it was used, has expired or serves another purpose. */
export const findLink = async (
  db: Database,
  { tokenHash, purposes, now }: WhichLink,
): Promise<LiveLink | undefined> => {
  const [row] = await db
    .select({
      purpose: mailLinks.purpose,
      email: mailLinks.email,
      uid: mailLinks.userId,
      userId: users.id,
      signInEmail: identityUsers.email,
      isVerified: identityUsers.emailVerified,
      name: identityUsers.name,
      disabledAt: users.disabledAt,
    })
    .from(mailLinks)
    .innerJoin(identityUsers, eq(identityUsers.id, mailLinks.userId))
    .innerJoin(users, eq(users.uid, mailLinks.userId))
    .where(
      and(
        eq(mailLinks.tokenHash, tokenHash),
        inArray(mailLinks.purpose, purposes),
        gt(mailLinks.expiresAt, now),
      ),
    )
  return row
}

/** Consumes a link. Of two concurrent calls, one gets true. */
export const consumeLink = async (
  tx: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> =>
  (
    await tx
      .delete(mailLinks)
      .where(and(eq(mailLinks.tokenHash, tokenHash), gt(mailLinks.expiresAt, now)))
      .returning({ tokenHash: mailLinks.tokenHash })
  ).length > 0

/** Deletes a person's links for these purposes, and returns how many there were. */
export const deleteLinks = async (
  tx: Database,
  { uid, purposes }: { uid: string; purposes: LinkPurpose[] },
): Promise<number> =>
  (
    await tx
      .delete(mailLinks)
      .where(and(eq(mailLinks.userId, uid), inArray(mailLinks.purpose, purposes)))
      .returning({ purpose: mailLinks.purpose })
  ).length

/** Deletes expired links. */
export const sweepLinks = async (db: Database, now: Date): Promise<void> => {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now))
}

/** The new sign-in address awaiting confirmation. */
export const findPendingEmail = async (
  db: Database,
  { uid, now }: { uid: string; now: Date },
): Promise<string | undefined> => {
  const [link] = await db
    .select({ email: mailLinks.email })
    .from(mailLinks)
    .where(
      and(eq(mailLinks.userId, uid), eq(mailLinks.purpose, 'change-email'), gt(mailLinks.expiresAt, now)),
    )
    .orderBy(desc(mailLinks.createdAt))
    .limit(1)
  return link?.email
}

/** An enabled account, by sign-in address. */
export const findOpenAccount = async (db: Database, email: string) => {
  const [row] = await db
    .select({ uid: identityUsers.id, userId: users.id, disabledAt: users.disabledAt })
    .from(identityUsers)
    .innerJoin(users, eq(users.uid, identityUsers.id))
    .where(eq(identityUsers.email, email.toLowerCase()))
  return row?.disabledAt === null ? { uid: row.uid, userId: row.userId } : undefined
}

/** How a person signs in; undefined if the account doesn't exist. */
export const findSignInFacts = async (
  db: Database,
  uid: string,
): Promise<{ email: string; isVerified: boolean; hasGoogle: boolean } | undefined> => {
  const [person] = await db
    .select({ email: identityUsers.email, isVerified: identityUsers.emailVerified })
    .from(identityUsers)
    .where(eq(identityUsers.id, uid))
  const others = await db
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(isOtherAccount(uid))
    .limit(1)
  return person && { ...person, hasGoogle: others.length > 0 }
}

const isOtherAccount = (uid: string) =>
  and(eq(identityAccounts.userId, uid), ne(identityAccounts.providerId, 'credential'))

/** Removes every way to sign in except the password. */
export const deleteOtherAccounts = async (tx: Database, uid: string): Promise<void> => {
  await tx.delete(identityAccounts).where(isOtherAccount(uid))
}

/** Marks the sign-in address as verified. */
export const markVerified = async (tx: Database, uid: string): Promise<void> => {
  await tx.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.id, uid))
}

/** Replaces the sign-in address. The database rejects one already in use. */
export const updateSignInEmail = async (
  tx: Database,
  { uid, email, isVerified }: { uid: string; email: string; isVerified: boolean },
): Promise<void> => {
  await tx
    .update(identityUsers)
    .set({ email: email.toLowerCase(), emailVerified: isVerified })
    .where(eq(identityUsers.id, uid))
}
