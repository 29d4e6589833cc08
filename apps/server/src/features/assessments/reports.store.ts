import { and, asc, count, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { questionReports } from './assessments.table.ts'
import { interviewQuestions } from './questions.table.ts'

type ReportRow = typeof questionReports.$inferSelect

/** How many questions the person has reported since a moment. */
export const countReportsSince = async (
  db: Database,
  { userId, since }: { userId: number; since: Date },
): Promise<number> =>
  (
    await db
      .select({ reports: count() })
      .from(questionReports)
      .where(and(eq(questionReports.userId, userId), gte(questionReports.createdAt, since)))
  )[0]?.reports ?? 0

export const findReport = async (
  db: Database,
  { userId, questionId }: { userId: number; questionId: number },
): Promise<ReportRow | undefined> =>
  (
    await db
      .select()
      .from(questionReports)
      .where(and(eq(questionReports.userId, userId), eq(questionReports.questionId, questionId)))
  )[0]

/** Stores a report in place of the person's earlier one about the same question. */
export const saveReport = async (
  tx: Database,
  { userId, questionId, reason, note, createdAt }: Omit<ReportRow, 'id' | 'status' | 'closedAt'>,
): Promise<ReportRow> => {
  const change = { reason, note, createdAt, status: 'open', closedAt: null } as const
  const [row] = await tx
    .insert(questionReports)
    .values({ userId, questionId, ...change })
    .onConflictDoUpdate({ target: [questionReports.userId, questionReports.questionId], set: change })
    .returning()
  if (!row) throw new Error('The database returned no row for a report.')
  return row
}

export type ReportedQuestion = {
  report: ReportRow
  question: typeof interviewQuestions.$inferSelect
}

/** Everyone's open reports with their questions, oldest first. Only for the operator. */
export const listOpenReports = async (db: Database, limit: number): Promise<ReportedQuestion[]> =>
  db
    .select({ report: questionReports, question: interviewQuestions })
    .from(questionReports)
    .innerJoin(interviewQuestions, eq(interviewQuestions.id, questionReports.questionId))
    .where(eq(questionReports.status, 'open'))
    .orderBy(asc(questionReports.id))
    .limit(limit)

/** Closes everyone's reports about a question, and returns how many there were. Only for the operator. */
export const unsafeCloseReports = async (db: Database, questionId: number): Promise<number> =>
  (
    await db
      .update(questionReports)
      .set({ status: 'closed', closedAt: sql`now()` })
      .where(and(eq(questionReports.questionId, questionId), eq(questionReports.status, 'open')))
      .returning({ id: questionReports.id })
  ).length
