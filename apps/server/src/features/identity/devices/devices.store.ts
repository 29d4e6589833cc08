import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { identitySessions } from '../identity.table.ts'

type Alive = { uid: string; now: Date; createdAfter: Date }

/** The sessions of a person that still open something, the one used last first. */
export const listSessions = (db: Database, { uid, now, createdAfter }: Alive) =>
  db
    .select()
    .from(identitySessions)
    .where(
      and(
        eq(identitySessions.userId, uid),
        gt(identitySessions.expiresAt, now),
        gt(identitySessions.createdAt, createdAfter),
      ),
    )
    .orderBy(desc(identitySessions.expiresAt), desc(identitySessions.createdAt))
    .limit(200)

/** Ends one session of a person. False when they have none of this id. */
export const endSession = async (db: Database, { uid, id }: { uid: string; id: string }): Promise<boolean> =>
  (
    await db
      .delete(identitySessions)
      .where(and(eq(identitySessions.userId, uid), eq(identitySessions.id, id)))
      .returning({ id: identitySessions.id })
  ).length > 0

/** Ends every session of a person but the one with this token. Returns how many it were. */
export const endOtherSessions = async (
  db: Database,
  { uid, token }: { uid: string; token: string },
): Promise<number> =>
  (
    await db
      .delete(identitySessions)
      .where(and(eq(identitySessions.userId, uid), ne(identitySessions.token, token)))
      .returning({ id: identitySessions.id })
  ).length

/** When a session began. */
export const findSessionStart = async (db: Database, token: string): Promise<Date | undefined> =>
  (
    await db
      .select({ createdAt: identitySessions.createdAt })
      .from(identitySessions)
      .where(eq(identitySessions.token, token))
  )[0]?.createdAt
