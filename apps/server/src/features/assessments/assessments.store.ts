import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { assessmentHistory, skillAssessments } from './assessments.table.ts'

export type AssessmentRow = typeof skillAssessments.$inferSelect
export type HistoryRow = typeof assessmentHistory.$inferSelect

type Own = { userId: number; skill: string }

/** Everything known about a person's levels: quizzes, their own word and certificates. */
export const listAssessments = (db: Database, userId: number): Promise<AssessmentRow[]> =>
  db
    .select()
    .from(skillAssessments)
    .where(eq(skillAssessments.userId, userId))
    .orderBy(asc(skillAssessments.id))

const isOf = ({ userId, skill, method }: Own & { method: AssessmentRow['verificationMethod'] }) =>
  and(
    eq(skillAssessments.userId, userId),
    eq(skillAssessments.skillName, skill),
    eq(skillAssessments.verificationMethod, method),
  )

/** The newest quiz about a skill. */
export const findTest = async (db: Database, own: Own): Promise<AssessmentRow | undefined> =>
  (
    await db
      .select()
      .from(skillAssessments)
      .where(isOf({ ...own, method: 'test' }))
  )[0]

type Values = typeof skillAssessments.$inferInsert

/** Stores the person's word or newest quiz about a skill in place of the one before. Needs the lock of the person. */
export const replaceAssessment = async (
  tx: Database,
  values: Values & { verificationMethod: 'self' | 'test' },
): Promise<void> => {
  const { userId, skillName, verificationMethod } = values
  const { userId: _, ...change } = values
  const updated = await tx
    .update(skillAssessments)
    .set(change)
    .where(isOf({ userId, skill: skillName, method: verificationMethod }))
    .returning({ id: skillAssessments.id })
  if (updated.length === 0) await tx.insert(skillAssessments).values(values)
}

export const insertAssessment = async (tx: Database, values: Values): Promise<void> => {
  await tx.insert(skillAssessments).values(values)
}

export const updateAssessment = async (
  tx: Database,
  { userId, id, change }: { userId: number; id: number; change: Partial<Values> },
): Promise<void> => {
  await tx
    .update(skillAssessments)
    .set(change)
    .where(and(eq(skillAssessments.id, id), eq(skillAssessments.userId, userId)))
}

/** Takes the person's word about a skill back. False if there is none. */
export const deleteClaim = async (db: Database, own: Own): Promise<boolean> =>
  (
    await db
      .delete(skillAssessments)
      .where(isOf({ ...own, method: 'self' }))
      .returning({ id: skillAssessments.id })
  ).length > 0

export const deleteCertificateRow = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> =>
  (
    await db
      .delete(skillAssessments)
      .where(
        and(
          eq(skillAssessments.id, id),
          eq(skillAssessments.userId, userId),
          eq(skillAssessments.verificationMethod, 'certification'),
        ),
      )
      .returning({ id: skillAssessments.id })
  ).length > 0

export const insertHistory = async (
  tx: Database,
  entry: typeof assessmentHistory.$inferInsert,
): Promise<void> => {
  await tx.insert(assessmentHistory).values(entry)
}

/** The newest quizzes of a skill, or of all skills, oldest first. */
export const listHistory = async (
  db: Database,
  { userId, skill, limit }: { userId: number; skill?: string; limit: number },
): Promise<HistoryRow[]> =>
  (
    await db
      .select()
      .from(assessmentHistory)
      .where(
        and(
          eq(assessmentHistory.userId, userId),
          skill === undefined ? undefined : eq(assessmentHistory.skillName, skill),
        ),
      )
      .orderBy(desc(assessmentHistory.id))
      .limit(limit)
  ).reverse()
