import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { identitySessions } from '../identity.table.ts'

type LiveSessions = { uid: string; now: Date; createdAfter: Date }

/** A person's live sessions, most recently used first. */
export const listSessions = (db: Database, { uid, now, createdAfter }: LiveSessions) =>
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

/** Ends one of a person's sessions. False if they have none with this id. */
export const endSession = async (db: Database, { uid, id }: { uid: string; id: string }): Promise<boolean> =>
  (
    await db
      .delete(identitySessions)
      .where(and(eq(identitySessions.userId, uid), eq(identitySessions.id, id)))
      .returning({ id: identitySessions.id })
  ).length > 0

/** Ends all of a person's sessions except the one with this token, and returns how many were ended. */
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

export const findSessionStart = async (db: Database, token: string): Promise<Date | undefined> =>
  (
    await db
      .select({ createdAt: identitySessions.createdAt })
      .from(identitySessions)
      .where(eq(identitySessions.token, token))
  )[0]?.createdAt
