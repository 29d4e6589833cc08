import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { hashOf, type SeededRow, type SeedPlan } from '../../db/plan-seed.ts'
import { writeSeedPlan } from '../../db/write-seed-plan.ts'
import { interviewQuestions } from './questions.table.ts'

type Row = typeof interviewQuestions.$inferSelect

/**
 * What a question's row holds besides its id, its times and what the seed keeps about it. Roles and skills are missing
 * where they are null: rows were hashed without them before they had these columns.
 */
export type QuestionValues = Omit<
  Row,
  'id' | 'createdAt' | 'updatedAt' | 'seedHash' | 'setByOperatorAt' | 'roles' | 'skills'
> & { roles?: string[]; skills?: string[] }

/** Everything in the table, as the seed sees it. */
export const readSeededQuestions = async (db: Database): Promise<SeededRow<QuestionValues>[]> =>
  (await db.select().from(interviewQuestions)).map(
    ({ id, seedHash, setByOperatorAt, createdAt: _, updatedAt: _updated, roles, skills, ...values }) => ({
      id,
      key: values.bankId ?? `added by the operator: ${id}`,
      values: { ...values, ...(roles ? { roles } : {}), ...(skills ? { skills } : {}) },
      seedHash,
      setByOperatorAt,
    }),
  )

/** Writes a seed's plan. Another process may be writing the same one. Questions that left the bank are withdrawn. */
export const writeQuestionPlan = (
  db: Database,
  {
    plan,
    withdrawn,
    now,
  }: { plan: SeedPlan<QuestionValues>; withdrawn: readonly SeededRow<QuestionValues>[]; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    await writeSeedPlan(tx, { table: interviewQuestions, plan: { ...plan, remove: [] }, now })
    for (const { id, values } of withdrawn)
      await tx
        .update(interviewQuestions)
        .set({ active: false, seedHash: hashOf({ ...values, active: false }) })
        .where(eq(interviewQuestions.id, id))
  })
