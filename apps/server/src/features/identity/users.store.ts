import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { identityAccounts, identitySessions, identityUsers, users } from './identity.table.ts'

export type UserRow = typeof users.$inferSelect

export const findUserByUid = async (db: Database, uid: string): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.uid, uid)))[0]

export const findUserById = async (db: Database, id: number): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

/** Creates the product's row for an identity if it doesn't exist yet. */
export const ensureUser = async (db: Database, uid: string): Promise<UserRow | undefined> => {
  const existing = await findUserByUid(db, uid)
  if (existing) return existing
  const [identity] = await db.select().from(identityUsers).where(eq(identityUsers.id, uid))
  if (!identity) return undefined
  await db
    .insert(users)
    .values({ uid, email: identity.email, displayName: identity.name, avatarUrl: identity.image })
    .onConflictDoNothing()
  return findUserByUid(db, uid)
}

export const findIdentityByEmail = async (db: Database, email: string) =>
  (await db.select().from(identityUsers).where(eq(identityUsers.email, email.toLowerCase())))[0]

export const findIdentityById = async (db: Database, uid: string) =>
  (await db.select().from(identityUsers).where(eq(identityUsers.id, uid)))[0]

/** Deletes what a crashed sign-up left behind: an identity without any way to sign in. */
export const removeIncompleteIdentity = async (db: Database, email: string): Promise<void> => {
  await db
    .delete(identityUsers)
    .where(
      and(
        eq(identityUsers.email, email.toLowerCase()),
        sql`${identityUsers.createdAt} < now() - interval '10 seconds'`,
        notExists(db.select().from(identityAccounts).where(eq(identityAccounts.userId, identityUsers.id))),
      ),
    )
}

export const saveUserSelection = async (
  db: Database,
  { id, ...selection }: { id: number; userType?: UserType; targetRole?: TargetRole },
) => {
  if (Object.values(selection).some((value) => value !== undefined))
    await db.update(users).set(selection).where(eq(users.id, id))
  return findUserById(db, id)
}

/** Disables an account and ends its sessions. False if no account has this address. */
export const disableUserByEmail = async (db: Database, email: string): Promise<boolean> => {
  const identity = await findIdentityByEmail(db, email)
  if (!identity) return false
  await ensureUser(db, identity.id)
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ disabledAt: new Date() })
      .where(and(eq(users.uid, identity.id), isNull(users.disabledAt)))
    await tx.delete(identitySessions).where(eq(identitySessions.userId, identity.id))
  })
  return true
}

/** Re-enables a disabled account. False if no account has this address. */
export const enableUserByEmail = async (db: Database, email: string): Promise<boolean> => {
  const identity = await findIdentityByEmail(db, email)
  if (!identity) return false
  await db.update(users).set({ disabledAt: null }).where(eq(users.uid, identity.id))
  return true
}

export const deleteSession = async (db: Database, token: string): Promise<void> => {
  await db.delete(identitySessions).where(eq(identitySessions.token, token))
}

/** Replaces a person's settings with the result of `change`, in one transaction. */
export const changeUserSettings = async <Settings>(
  db: Database,
  { id, change }: { id: number; change: (saved: unknown) => Settings },
): Promise<Settings> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ settings: users.settings })
      .from(users)
      .where(eq(users.id, id))
      .for('update')
    const settings = change(row?.settings)
    await tx.update(users).set({ settings }).where(eq(users.id, id))
    return settings
  })

export type Contact = { displayName: string; email: string; signInEmail: string; wantsMail: boolean }

/** How to reach a person: contact address, sign-in address, and whether they want mail. */
export const findContact = async (db: Database, id: number): Promise<Contact | undefined> => {
  const [row] = await db
    .select({
      displayName: users.displayName,
      email: users.email,
      signInEmail: identityUsers.email,
      wantsMail: sql<boolean>`coalesce(${users.settings}->'notifications'->>'email', 'true') <> 'false'`,
    })
    .from(users)
    .innerJoin(identityUsers, eq(identityUsers.id, users.uid))
    .where(eq(users.id, id))
  return row && { ...row, displayName: row.displayName ?? '' }
}
