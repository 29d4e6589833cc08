import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { mockAnswers, mockInterviews } from './mock-interviews.table.ts'

/** Moves a mock interview to an earlier time, with as much time for each answer as it takes to say it. For the demonstration. */
export const backdateMock = async (
  db: Database,
  { userId, id, at }: { userId: number; id: number; at: Date },
): Promise<void> => {
  const isOwn = and(eq(mockAnswers.mockId, id), eq(mockAnswers.userId, userId))
  await db
    .update(mockInterviews)
    .set({ startedAt: at })
    .where(and(eq(mockInterviews.id, id), eq(mockInterviews.userId, userId)))
  await db
    .update(mockAnswers)
    .set({ answeredAt: at, usedSeconds: sql`25 + length(coalesce(${mockAnswers.answer}, '')) / 12` })
    .where(isOwn)
}
