import type { InterviewDifficulty, ScenarioType } from '@nextrung/contract/interview'
import type { TargetRole } from '@nextrung/contract/roles'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { QuestionRow } from './questions.store.ts'
import { interviewQuestions as table } from './questions.table.ts'

export type PoolKey = {
  role: TargetRole
  scenarioType: ScenarioType
  difficulty: InterviewDifficulty
  isMultipleChoice: boolean
  /** The skills whose quizzes have multiple-choice questions of this kind for the role. */
  quizSkills: readonly string[]
}

const typesOf = {
  technical: ['technical'],
  // Leadership questions name their roles: only leads and managers are asked them.
  behavioral: ['behavioral', 'leadership'],
  system_design: ['system_design'],
} as const

const isForRole = (role: string): SQL | undefined =>
  or(
    sql`${table.roles} @> ${JSON.stringify([role])}::jsonb`,
    sql`${table.roles} = '[]'::jsonb`,
    and(
      isNull(table.roles),
      or(
        sql`lower(${table.roleCategory}) = ${role.toLowerCase()}`,
        and(isNull(table.roleCategory), isNull(table.skillName)),
      ),
    ),
  )

const isOfQuiz = (skills: readonly string[]): SQL | undefined =>
  and(
    isNull(table.roles),
    isNull(table.roleCategory),
    eq(table.questionType, 'technical'),
    inArray(table.skillName, [...skills]),
  )

/** The questions that interviews for a role can ask, with what they are about. */
export const listPool = async (
  db: Database,
  { role, scenarioType, difficulty, isMultipleChoice, quizSkills }: PoolKey,
): Promise<{ id: number; type: QuestionRow['questionType']; skills: string[] }[]> => {
  const ofType = and(inArray(table.questionType, [...typesOf[scenarioType]]), isForRole(role))
  const rows = await db
    .select({ id: table.id, type: table.questionType, skills: table.skills, skillName: table.skillName })
    .from(table)
    .where(
      and(
        eq(table.active, true),
        eq(table.isMultipleChoice, isMultipleChoice),
        eq(table.difficultyLevel, difficulty),
        isMultipleChoice ? sql`${table.options} ->> ${table.correctOptionIndex} is not null` : undefined,
        isMultipleChoice && quizSkills.length > 0 ? or(ofType, isOfQuiz(quizSkills)) : ofType,
      ),
    )
    .orderBy(table.id)
  return rows.map(({ id, type, skills, skillName }) => ({
    id,
    type,
    skills: skills ?? (skillName ? [skillName] : []),
  }))
}

/** The rows of the given ids, in no particular order. */
export const listQuestionRows = (db: Database, ids: readonly number[]): Promise<QuestionRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(table)
        .where(inArray(table.id, [...ids]))
