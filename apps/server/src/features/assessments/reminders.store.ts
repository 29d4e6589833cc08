import { and, asc, eq, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { isNotifiable } from '../identity/identity.public.ts'
import type { AssessmentRow } from './assessments.store.ts'
import { skillAssessments } from './assessments.table.ts'

const isDue = (now: Date) =>
  and(eq(skillAssessments.verificationMethod, 'test'), lte(skillAssessments.nextAssessmentDue, now))

/** The quizzes that are due again, the one that has waited longest first. */
export const listDue = (
  db: Database,
  { userId, now }: { userId: number; now: Date },
): Promise<AssessmentRow[]> =>
  db
    .select()
    .from(skillAssessments)
    .where(and(eq(skillAssessments.userId, userId), isDue(now)))
    .orderBy(asc(skillAssessments.nextAssessmentDue), asc(skillAssessments.id))

/**
 * Marks due quizzes as reminded of and returns their people. Each quiz is returned once for each date, however many
 * servers ask at once, and each person at most once since `remindedBefore`.
 */
export const claimDue = async (
  tx: Database,
  { now, remindedBefore, limit }: { now: Date; remindedBefore: Date; limit: number },
): Promise<number[]> => {
  const others = alias(skillAssessments, 'others')
  const due = await tx
    .select({ id: skillAssessments.id, userId: skillAssessments.userId })
    .from(skillAssessments)
    .where(
      and(
        isDue(now),
        or(
          isNull(skillAssessments.remindedAt),
          lt(skillAssessments.remindedAt, skillAssessments.nextAssessmentDue),
        ),
        isNotifiable(skillAssessments.userId, 'learningUpdates'),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(others)
            .where(and(eq(others.userId, skillAssessments.userId), gt(others.remindedAt, remindedBefore))),
        ),
      ),
    )
    .orderBy(asc(skillAssessments.nextAssessmentDue))
    .limit(limit)
    // Another server's claim makes these rows no longer due.
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0)
    await tx.update(skillAssessments).set({ remindedAt: now }).where(inArray(skillAssessments.id, ids))
  return [...new Set(due.map(({ userId }) => userId))]
}
