import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { interviewDraws, interviewResponses, interviewScores, interviewSessions } from './interview.table.ts'

const minutesPerAnswer = 4
const minuteMs = 60_000

/** Moves a session with its answers into the past, a few minutes apart. Only for the demonstration. */
export const backdateSession = (
  db: Database,
  { userId, sessionId, at }: { userId: number; sessionId: number; at: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    const answers = await tx
      .select({ id: interviewResponses.id })
      .from(interviewResponses)
      .where(and(eq(interviewResponses.userId, userId), eq(interviewResponses.sessionId, sessionId)))
      .orderBy(asc(interviewResponses.id))
    const after = (count: number) => new Date(at.getTime() + count * minutesPerAnswer * minuteMs)
    for (const [place, { id }] of answers.entries()) {
      const createdAt = after(place + 1)
      await tx.update(interviewResponses).set({ createdAt }).where(eq(interviewResponses.id, id))
      await tx.update(interviewScores).set({ createdAt }).where(eq(interviewScores.responseId, id))
    }
    await tx
      .update(interviewSessions)
      .set({ createdAt: at, completedAt: after(answers.length) })
      .where(and(eq(interviewSessions.userId, userId), eq(interviewSessions.id, sessionId)))
    // What was drawn after that time belongs to this session, and the rest to earlier ones.
    await tx
      .update(interviewDraws)
      .set({ createdAt: at })
      .where(and(eq(interviewDraws.userId, userId), gt(interviewDraws.createdAt, at)))
  })
