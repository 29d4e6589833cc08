import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'

/** The tables that every start fills from the knowledge base, and the columns that point at their rows. */
const sharedTables: readonly [table: string, references: readonly [table: string, column: string][]][] = [
  [
    'interview_questions',
    [
      ['assessment_answers', 'question_id'],
      ['assessment_runs', 'pending_question_id'],
      ['question_reports', 'question_id'],
      ['interview_responses', 'question_id'],
      ['interview_scores', 'question_id'],
    ],
  ],
  ['courses', [['course_enrollments', 'course_id']]],
  ['skill_proficiency_levels', []],
  ['skill_value_metrics', []],
]

const rowsKept = 20

/** Removes most rows of the knowledge base that no person's row points at, so that a fixture stays small. */
export const keepFewRows = async (db: Database): Promise<void> => {
  for (const [table, references] of sharedTables) {
    const first = sql`select id from ${sql.identifier(table)} order by id limit ${rowsKept}`
    const used = references.map(
      ([from, column]) =>
        sql` and id not in (select ${sql.identifier(column)} from ${sql.identifier(from)} where ${sql.identifier(column)} is not null)`,
    )
    await db.execute(
      sql`delete from ${sql.identifier(table)} where id not in (${first})${sql.join(used, sql``)}`,
    )
  }
}
