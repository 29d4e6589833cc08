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
        // Rejects sessions created by a clock that ran ahead, which would otherwise live as long as the clock was
        // wrong.
        lt(identitySessions.createdAt, sql`${sql.placeholder('now')}::timestamptz + interval '1 day'`),
        isNull(users.disabledAt),
      ),
    ),
)

/** The person of a live session, found in one query by unique keys; undefined if the person is disabled. */
export const findLiveSession = async (
  db: Database,
  { token, now, createdAfter }: { token: string; now: Date; createdAfter: Date },
) => {
  const times = { now: now.toISOString(), createdAfter: createdAfter.toISOString() }
  return (await liveSession(db).execute({ token, ...times }))[0]
}

/** Extends a session, unless it ended in the meantime. */
export const extendSession = async (
  db: Database,
  { token, until }: { token: string; until: Date },
): Promise<void> => {
  await db.update(identitySessions).set({ expiresAt: until }).where(eq(identitySessions.token, token))
}

/** Ends every session and every pending sign-in. Returns the number of sessions ended. */
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
