import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { resumes } from './resumes.table.ts'

/** The settled questions of all the person's versions of the same text. */
export const listSettledAnswers = async (
  db: Database,
  { userId, originalContent }: { userId: number; originalContent: string },
): Promise<string[]> => {
  const rows = await db
    .select({ settled: sql<string[] | null>`${resumes.understood} -> 'settled'` })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.originalContent, originalContent)))
  return rows.flatMap(({ settled }) => settled ?? [])
}
