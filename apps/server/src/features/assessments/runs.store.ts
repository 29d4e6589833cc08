import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { assessmentAnswers, assessmentRuns } from './assessments.table.ts'

export type RunRow = typeof assessmentRuns.$inferSelect
export type AnswerRow = typeof assessmentAnswers.$inferSelect

export const findRun = async (
  db: Database,
  { userId, runId }: { userId: number; runId: number },
): Promise<RunRow | undefined> =>
  (
    await db
      .select()
      .from(assessmentRuns)
      .where(and(eq(assessmentRuns.id, runId), eq(assessmentRuns.userId, userId)))
  )[0]

export const findRunning = async (
  db: Database,
  { userId, skill }: { userId: number; skill: string },
): Promise<RunRow | undefined> =>
  (
    await db
      .select()
      .from(assessmentRuns)
      .where(
        and(
          eq(assessmentRuns.userId, userId),
          eq(assessmentRuns.skillName, skill),
          eq(assessmentRuns.status, 'running'),
        ),
      )
  )[0]

/** The person's running quizzes with the number of their answers. */
export const listRunning = (
  db: Database,
  userId: number,
): Promise<{ id: number; skill: string; answered: number }[]> =>
  db
    .select({
      id: assessmentRuns.id,
      skill: assessmentRuns.skillName,
      answered: count(assessmentAnswers.id),
    })
    .from(assessmentRuns)
    .leftJoin(assessmentAnswers, eq(assessmentAnswers.runId, assessmentRuns.id))
    .where(and(eq(assessmentRuns.userId, userId), eq(assessmentRuns.status, 'running')))
    .groupBy(assessmentRuns.id)

export const insertRun = async (tx: Database, run: typeof assessmentRuns.$inferInsert): Promise<RunRow> => {
  const [row] = await tx.insert(assessmentRuns).values(run).returning()
  if (!row) throw new Error('The database returned no row for a new quiz.')
  return row
}

type RunChange = Partial<
  Pick<RunRow, 'status' | 'pendingQuestionId' | 'pendingVersion' | 'result' | 'endedAt'>
>

export const updateRun = async (
  tx: Database,
  { userId, runId, change }: { userId: number; runId: number; change: RunChange },
): Promise<RunRow> => {
  const [row] = await tx
    .update(assessmentRuns)
    .set(change)
    .where(and(eq(assessmentRuns.id, runId), eq(assessmentRuns.userId, userId)))
    .returning()
  if (!row) throw new Error('A quiz disappeared while its row was locked.')
  return row
}

/** The answers of a quiz in their order. */
export const listAnswers = (
  db: Database,
  { userId, runId }: { userId: number; runId: number },
): Promise<AnswerRow[]> =>
  db
    .select()
    .from(assessmentAnswers)
    .where(and(eq(assessmentAnswers.runId, runId), eq(assessmentAnswers.userId, userId)))
    .orderBy(asc(assessmentAnswers.id))

export const insertAnswer = async (
  tx: Database,
  answer: typeof assessmentAnswers.$inferInsert,
): Promise<AnswerRow> => {
  const [row] = await tx.insert(assessmentAnswers).values(answer).returning()
  if (!row) throw new Error('The database returned no row for a new answer.')
  return row
}

/** The questions that the person has answered, and so seen the key of, in quizzes other than the given one. */
export const listSeenIds = async (
  db: Database,
  { userId, exceptRun }: { userId: number; exceptRun?: number },
): Promise<Set<number>> =>
  new Set(
    (
      await db
        .selectDistinct({ id: assessmentAnswers.questionId })
        .from(assessmentAnswers)
        .where(
          and(
            eq(assessmentAnswers.userId, userId),
            exceptRun === undefined ? undefined : ne(assessmentAnswers.runId, exceptRun),
          ),
        )
    ).map(({ id }) => id),
  )

/** Whether the person was asked the question: they answered it, or it waits for their answer. */
export const wasAsked = async (
  db: Database,
  { userId, questionId }: { userId: number; questionId: number },
): Promise<boolean> => {
  const answered = await db
    .select({ id: assessmentAnswers.id })
    .from(assessmentAnswers)
    .where(and(eq(assessmentAnswers.userId, userId), eq(assessmentAnswers.questionId, questionId)))
    .limit(1)
  if (answered.length > 0) return true
  const pending = await db
    .select({ id: assessmentRuns.id })
    .from(assessmentRuns)
    .where(and(eq(assessmentRuns.userId, userId), eq(assessmentRuns.pendingQuestionId, questionId)))
    .orderBy(desc(assessmentRuns.id))
    .limit(1)
  return pending.length > 0
}
