import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { interviewQuestions } from './questions.table.ts'

export type QuestionRow = typeof interviewQuestions.$inferSelect

const isOffered = and(eq(interviewQuestions.active, true), eq(interviewQuestions.isMultipleChoice, true))

/** The multiple-choice questions about a skill, whatever the case of its name. */
export const listSkillQuestions = (db: Database, skill: string): Promise<QuestionRow[]> =>
  db
    .select()
    .from(interviewQuestions)
    .where(and(isOffered, eq(sql`lower(${interviewQuestions.skillName})`, skill.toLowerCase())))
    .orderBy(interviewQuestions.id)

/** The skills with multiple-choice questions, and the ids of these. */
export const listQuestionIds = async (db: Database): Promise<{ skill: string; id: number }[]> =>
  (
    await db
      .select({ skill: interviewQuestions.skillName, id: interviewQuestions.id })
      .from(interviewQuestions)
      .where(and(isOffered, isNotNull(interviewQuestions.skillName)))
      .orderBy(interviewQuestions.skillName, interviewQuestions.id)
  ).flatMap(({ skill, id }) => (skill ? [{ skill, id }] : []))

export const findQuestionRow = async (db: Database, id: number): Promise<QuestionRow | undefined> =>
  (await db.select().from(interviewQuestions).where(eq(interviewQuestions.id, id)))[0]

/** Withdraws a question or offers it again. Only for the operator. */
export const setQuestionActive = async (
  db: Database,
  { id, active }: { id: number; active: boolean },
): Promise<void> => {
  await db.update(interviewQuestions).set({ active }).where(eq(interviewQuestions.id, id))
}
