import { and, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { interviewSessions } from '../interview/interview.public.ts'
import { mockAnswers, mockInterviews } from './mock-interviews.table.ts'

type Mock = typeof mockInterviews.$inferSelect
type Session = typeof interviewSessions.$inferSelect

/** A mock interview with its session. */
export type MockRow = { mock: Mock; session: Session }
export type MockAnswerRow = typeof mockAnswers.$inferSelect

type Own = { userId: number; id: number }

const isOwn = ({ userId, id }: Own) => and(eq(mockInterviews.id, id), eq(mockInterviews.userId, userId))

const select = (db: Database) =>
  db
    .select({ mock: mockInterviews, session: interviewSessions })
    .from(mockInterviews)
    .innerJoin(interviewSessions, eq(mockInterviews.sessionId, interviewSessions.id))

/** Newest first. */
export const listMocks = (
  db: Database,
  { userId, most }: { userId: number; most: number },
): Promise<MockRow[]> =>
  select(db).where(eq(mockInterviews.userId, userId)).orderBy(desc(mockInterviews.id)).limit(most)

export const findMock = async (db: Database, own: Own): Promise<MockRow | undefined> =>
  (await select(db).where(isOwn(own)))[0]

export const findMockOfSession = async (
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<MockRow | undefined> =>
  (await select(db).where(and(eq(mockInterviews.sessionId, sessionId), eq(mockInterviews.userId, userId))))[0]

/** The last one completed for the same role before a time. */
export const findLastCompleted = async (
  db: Database,
  { userId, role, exceptId }: { userId: number; role: string; exceptId: number },
): Promise<MockRow[]> =>
  select(db)
    .where(
      and(
        eq(mockInterviews.userId, userId),
        eq(interviewSessions.roleTitle, role),
        eq(interviewSessions.status, 'completed'),
        ne(mockInterviews.id, exceptId),
      ),
    )
    .orderBy(desc(interviewSessions.completedAt))
    .limit(50)

export const countMocks = async (db: Database, userId: number): Promise<{ open: number; all: number }> => {
  const rows = await db
    .select({ status: interviewSessions.status, rows: count() })
    .from(mockInterviews)
    .innerJoin(interviewSessions, eq(mockInterviews.sessionId, interviewSessions.id))
    .where(eq(mockInterviews.userId, userId))
    .groupBy(interviewSessions.status)
  const sum = (wanted: (status: string) => boolean) =>
    rows.filter(({ status }) => wanted(status)).reduce((total, row) => total + row.rows, 0)
  return { open: sum((status) => status !== 'completed'), all: sum(() => true) }
}

export const insertMock = async (tx: Database, mock: typeof mockInterviews.$inferInsert): Promise<Mock> => {
  const [row] = await tx.insert(mockInterviews).values(mock).returning()
  if (!row) throw new Error('The database returned no row for a mock interview.')
  return row
}

export type MockChange = Partial<Pick<Mock, 'plan' | 'startedAt' | 'place' | 'askedAt' | 'followUp'>>

export const updateMock = async (
  tx: Database,
  { change, ...own }: Own & { change: MockChange },
): Promise<void> => {
  await tx.update(mockInterviews).set(change).where(isOwn(own))
}

/** Deletes an interview by deleting its session, and with it all that belongs to either. */
export const deleteMock = async (tx: Database, own: Own): Promise<boolean> => {
  const found = await findMock(tx, own)
  if (!found) return false
  await tx
    .delete(interviewSessions)
    .where(and(eq(interviewSessions.id, found.session.id), eq(interviewSessions.userId, own.userId)))
  return true
}

/** In the order of the questions, a follow-up after its question. */
export const listMockAnswers = (
  db: Database,
  { userId, mockIds }: { userId: number; mockIds: readonly number[] },
): Promise<MockAnswerRow[]> =>
  mockIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(mockAnswers)
        .where(and(eq(mockAnswers.userId, userId), inArray(mockAnswers.mockId, [...mockIds])))
        .orderBy(mockAnswers.mockId, mockAnswers.place, mockAnswers.isFollowUp)

/** An answer that was given; undefined for a skipped question and for one of somebody else. */
export const findMockAnswer = async (
  db: Database,
  { userId, id }: Own,
): Promise<Pick<MockAnswerRow, 'id'> | undefined> =>
  (
    await db
      .select({ id: mockAnswers.id })
      .from(mockAnswers)
      .where(and(eq(mockAnswers.id, id), eq(mockAnswers.userId, userId), isNotNull(mockAnswers.answer)))
  )[0]

/** The scores of all questions the person was asked, without follow-ups; null for one that was skipped. */
export const listQuestionScores = (
  db: Database,
  userId: number,
): Promise<{ mockId: number; score: number | null }[]> =>
  db
    .select({
      mockId: mockAnswers.mockId,
      score: sql<number | null>`(${mockAnswers.mark} ->> 'score')::int`,
    })
    .from(mockAnswers)
    .where(and(eq(mockAnswers.userId, userId), eq(mockAnswers.isFollowUp, false)))

export const insertMockAnswer = async (
  tx: Database,
  answer: typeof mockAnswers.$inferInsert,
): Promise<void> => {
  await tx.insert(mockAnswers).values(answer)
}
