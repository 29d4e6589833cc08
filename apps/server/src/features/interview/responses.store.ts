import { analyseSpokenParts } from '@nextrung/engine/interview/speech/analyse-spoken-parts'
import { and, asc, avg, count, countDistinct, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { interviewDraws, interviewResponses, interviewScores } from './interview.table.ts'

export type ResponseRow = typeof interviewResponses.$inferSelect

export const findResponse = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<ResponseRow | undefined> =>
  (
    await db
      .select()
      .from(interviewResponses)
      .where(and(eq(interviewResponses.id, id), eq(interviewResponses.userId, userId)))
  )[0]

/** The person's first answer to a question in a session, follow-ups aside. */
export const findSessionResponse = async (
  db: Database,
  { userId, sessionId, questionId }: { userId: number; sessionId: number; questionId: number },
): Promise<ResponseRow | undefined> =>
  (
    await db
      .select()
      .from(interviewResponses)
      .where(
        and(
          eq(interviewResponses.userId, userId),
          eq(interviewResponses.sessionId, sessionId),
          eq(interviewResponses.questionId, questionId),
          isNull(interviewResponses.followUpOf),
        ),
      )
      .orderBy(asc(interviewResponses.id))
      .limit(1)
  )[0]

export const countSessionResponses = async (
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<number> =>
  (
    await db
      .select({ count: count() })
      .from(interviewResponses)
      .where(and(eq(interviewResponses.userId, userId), eq(interviewResponses.sessionId, sessionId)))
  )[0]?.count ?? 0

/** Stores an answer; what was spoken is analyzed. */
export const insertResponse = async (
  tx: Database,
  response: typeof interviewResponses.$inferInsert,
): Promise<ResponseRow> => {
  const speechAnalysis = analyseSpokenParts(response.speech) ?? null
  const [row] = await tx
    .insert(interviewResponses)
    .values({ ...response, speechAnalysis })
    .returning()
  if (!row) throw new Error('The database returned no row for a new answer.')
  return row
}

export const insertScore = async (
  tx: Database,
  score: typeof interviewScores.$inferInsert,
): Promise<void> => {
  await tx.insert(interviewScores).values(score)
}

// More than anybody answers in years.
const mostPast = 5000

/** What the person answered and how it was marked, newest first; follow-ups are not in it. */
export const listPastAnswers = (
  db: Database,
  userId: number,
): Promise<{ questionId: number; score: number; at: Date; sessionId: number }[]> =>
  db
    .select({
      questionId: interviewScores.questionId,
      score: interviewScores.score,
      at: interviewScores.createdAt,
      sessionId: interviewScores.sessionId,
    })
    .from(interviewScores)
    .where(eq(interviewScores.userId, userId))
    .orderBy(desc(interviewScores.id))
    .limit(mostPast)

const asNumber = (value: string | null): number | null => (value === null ? null : Number(value))

export type Totals = {
  answers: number
  sessions: number
  score: number | null
  technical: number | null
  communication: number | null
}

/** How many answers were marked, in how many sessions, and their averages. */
export const sumScores = async (
  db: Database,
  { userId, sessionId }: { userId: number; sessionId?: number },
): Promise<Totals> => {
  const [row] = await db
    .select({
      answers: count(),
      sessions: countDistinct(interviewScores.sessionId),
      score: avg(interviewScores.score),
      technical: avg(interviewScores.technicalAccuracy),
      communication: avg(interviewScores.communicationClarity),
    })
    .from(interviewScores)
    .where(
      and(
        eq(interviewScores.userId, userId),
        sessionId === undefined ? undefined : eq(interviewScores.sessionId, sessionId),
      ),
    )
  return {
    answers: row?.answers ?? 0,
    sessions: row?.sessions ?? 0,
    score: asNumber(row?.score ?? null),
    technical: asNumber(row?.technical ?? null),
    communication: asNumber(row?.communication ?? null),
  }
}

/** Stores where the sound of an answer is; null if it has none any more. */
export const setResponseAudio = async (
  tx: Database,
  { userId, id, url }: { userId: number; id: number; url: string | null },
): Promise<void> => {
  await tx
    .update(interviewResponses)
    .set({ responseAudioUrl: url })
    .where(and(eq(interviewResponses.id, id), eq(interviewResponses.userId, userId)))
}

/** Forgets the sound of every answer of the person. */
export const clearAudio = async (tx: Database, userId: number): Promise<void> => {
  await tx
    .update(interviewResponses)
    .set({ responseAudioUrl: null })
    .where(and(eq(interviewResponses.userId, userId), isNotNull(interviewResponses.responseAudioUrl)))
}

/** Deletes an answer with the answers to its follow-ups. Marks and recordings go with them. */
export const deleteResponse = async (
  tx: Database,
  { userId, id }: { userId: number; id: number },
): Promise<void> => {
  await tx
    .delete(interviewResponses)
    .where(
      and(
        eq(interviewResponses.userId, userId),
        or(eq(interviewResponses.id, id), eq(interviewResponses.followUpOf, id)),
      ),
    )
}

/** Whether the person was asked the question in practice: they answered it, or a stored set has it. */
export const wasPractised = async (
  db: Database,
  { userId, questionId }: { userId: number; questionId: number },
): Promise<boolean> => {
  const one = { one: sql`1` }
  const answered = await db
    .select(one)
    .from(interviewResponses)
    .where(and(eq(interviewResponses.userId, userId), eq(interviewResponses.questionId, questionId)))
    .limit(1)
  if (answered.length > 0) return true
  const drawn = await db
    .select(one)
    .from(interviewDraws)
    .where(
      and(
        eq(interviewDraws.userId, userId),
        sql`${interviewDraws.questions} @> ${JSON.stringify([{ id: questionId }])}::jsonb`,
      ),
    )
    .limit(1)
  return drawn.length > 0
}
