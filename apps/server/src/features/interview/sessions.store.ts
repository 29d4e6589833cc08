import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { interviewScores, interviewSessions } from './interview.table.ts'

export type SessionRow = typeof interviewSessions.$inferSelect

export const findSession = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<SessionRow | undefined> =>
  (
    await db
      .select()
      .from(interviewSessions)
      .where(and(eq(interviewSessions.id, id), eq(interviewSessions.userId, userId)))
  )[0]

type RunningKey = Pick<SessionRow, 'userId' | 'roleTitle' | 'scenarioType' | 'difficultyLevel'>

/** The newest session of practice for this key that began after a time and is not completed. */
export const findRunningSession = async (
  db: Database,
  { userId, roleTitle, scenarioType, difficultyLevel, since }: RunningKey & { since: Date },
): Promise<SessionRow | undefined> =>
  (
    await db
      .select()
      .from(interviewSessions)
      .where(
        and(
          eq(interviewSessions.userId, userId),
          eq(interviewSessions.roleTitle, roleTitle),
          eq(interviewSessions.scenarioType, scenarioType),
          eq(interviewSessions.difficultyLevel, difficultyLevel),
          eq(interviewSessions.status, 'in_progress'),
          isNull(interviewSessions.scheduledAt),
          gt(interviewSessions.createdAt, since),
        ),
      )
      .orderBy(desc(interviewSessions.id))
      .limit(1)
  )[0]

export const insertSession = async (
  tx: Database,
  session: typeof interviewSessions.$inferInsert,
): Promise<SessionRow> => {
  const [row] = await tx.insert(interviewSessions).values(session).returning()
  if (!row) throw new Error('The database returned no row for a new session.')
  return row
}

export const updateSession = async (
  tx: Database,
  {
    userId,
    id,
    change,
  }: {
    userId: number
    id: number
    change: Partial<Pick<SessionRow, 'status' | 'completedAt' | 'overallScore' | 'aiFeedback'>>
  },
): Promise<SessionRow> => {
  const [row] = await tx
    .update(interviewSessions)
    .set(change)
    .where(and(eq(interviewSessions.id, id), eq(interviewSessions.userId, userId)))
    .returning()
  if (!row) throw new Error('A session disappeared while its person was locked.')
  return row
}

/** Completes sessions of practice that began before a time. Those without an answer have no score. */
export const completeSessionsBefore = async (
  db: Database,
  { before, now }: { before: Date; now: Date },
): Promise<void> => {
  const average = db
    .select({ value: sql`round(avg(${interviewScores.score}))` })
    .from(interviewScores)
    .where(eq(interviewScores.sessionId, interviewSessions.id))
  await db
    .update(interviewSessions)
    .set({ status: 'completed', completedAt: now, overallScore: sql`(${average})` })
    .where(
      and(
        eq(interviewSessions.status, 'in_progress'),
        isNull(interviewSessions.scheduledAt),
        lt(interviewSessions.createdAt, before),
      ),
    )
}
