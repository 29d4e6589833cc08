import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { preparedOnce } from '../../db/prepared-query.ts'
import { identitySessions, identityUsers, users } from './identity.table.ts'
import { signInFlows } from './sign-in-steps.table.ts'

const liveSession = preparedOnce('live_session', (db) =>
  db
    .select({
      expiresAt: identitySessions.expiresAt,
      id: users.id,
      uid: users.uid,
      email: identityUsers.email,
      displayName: users.displayName,
      name: identityUsers.name,
    })
    .from(identitySessions)
    .innerJoin(identityUsers, eq(identityUsers.id, identitySessions.userId))
    .innerJoin(users, eq(users.uid, identityUsers.id))
    .where(
      and(
        eq(identitySessions.token, sql.placeholder('token')),
        gt(identitySessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        gt(identitySessions.createdAt, sql`${sql.placeholder('createdAfter')}::timestamptz`),
        // A clock that ran ahead made it; without this it would live as long as that clock was ahead.
        lt(identitySessions.createdAt, sql`${sql.placeholder('now')}::timestamptz + interval '1 day'`),
        isNull(users.disabledAt),
      ),
    ),
)

/** The person of a session that lives, found in one query by unique keys; undefined for a disabled person's. */
export const findLiveSession = async (
  db: Database,
  { token, now, createdAfter }: { token: string; now: Date; createdAfter: Date },
) => {
  const times = { now: now.toISOString(), createdAfter: createdAfter.toISOString() }
  return (await liveSession(db).execute({ token, ...times }))[0]
}

/** Lets a session live until then, unless it ended meanwhile. */
export const extendSession = async (
  db: Database,
  { token, until }: { token: string; until: Date },
): Promise<void> => {
  await db.update(identitySessions).set({ expiresAt: until }).where(eq(identitySessions.token, token))
}

/** Ends every session, and every sign-in that waits for its next step. Returns how many sessions it were. */
export const signOutEveryone = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.delete(signInFlows)
    return (await tx.delete(identitySessions).returning({ id: identitySessions.id })).length
  })

export const insertSession = async (
  db: Database,
  session: Omit<typeof identitySessions.$inferInsert, 'id'>,
): Promise<void> => {
  await db.insert(identitySessions).values({ id: crypto.randomUUID(), ...session })
}
