import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isNotifiable } from '../identity/identity.public.ts'
import { interviewSessions } from '../interview/interview.public.ts'
import { mockInterviews } from './mock-interviews.table.ts'

/** Marks interviews that begin before a time as reminded of, and returns them once, however many servers ask. */
export const claimUpcoming = async (
  tx: Database,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<{ id: number; userId: number }[]> => {
  const upcoming = await tx
    .select({ id: mockInterviews.id, userId: mockInterviews.userId })
    .from(mockInterviews)
    .innerJoin(interviewSessions, eq(mockInterviews.sessionId, interviewSessions.id))
    .where(
      and(
        eq(interviewSessions.status, 'scheduled'),
        isNull(mockInterviews.remindedAt),
        lte(interviewSessions.scheduledAt, before),
        // Planned for the next minutes: they know.
        sql`${interviewSessions.scheduledAt} > ${interviewSessions.createdAt} + interval '1 hour'`,
        isNotifiable(mockInterviews.userId, 'learningUpdates'),
      ),
    )
    .orderBy(asc(interviewSessions.scheduledAt))
    .limit(limit)
    // Another server's claim makes these rows no longer due.
    .for('update', { of: mockInterviews, skipLocked: true })
  const ids = upcoming.map(({ id }) => id)
  if (ids.length > 0)
    await tx.update(mockInterviews).set({ remindedAt: now }).where(inArray(mockInterviews.id, ids))
  return upcoming
}
